import { popupTexts } from '@parlour/texts/load/popup';
import { useEffect, useEffectEvent, useState } from 'react';
import { fetchPicture } from '../../../platform/content/picture-sizes.ts';
import { isAnyOpen, useModals } from '../../../platform/dialogs/modal.store.ts';
import { useOnDemand } from '../../../platform/loading/useOnDemand.ts';
import { usePreferences } from '../../../platform/preferences.store.ts';
import { useSite } from '../../../platform/site.ts';
import { AppPopup } from './AppPopup.tsx';
import { closedRecord, isPopupDue, VISITORS_KEY } from './popup.rules.ts';
import { recallPopup, rememberPopup, usePopupRecords } from './popup-records.store.ts';
import { type Popup, usePopupEntries } from './usePopupEntries.ts';

/** With its texts: it comes as a whole. */
async function loadDialog() {
  const { language } = usePreferences.getState();
  const [dialog] = await Promise.all([import('./PopupDialog.tsx'), popupTexts.load(language)]);
  return dialog;
}

/**
 * Decides whether announcements pop up, and remembers that they were closed. It never opens over another dialog. A visit
 * without any may be offered the app.
 */
export default function AnnouncementPopup() {
  const { clock } = useSite();
  const { known, rested: popup } = usePopupEntries();
  const records = usePopupRecords();
  const isCovered = useModals(isAnyOpen);
  const { Opened, open, close } = useOnDemand(loadDialog);
  const [wasShown, setShown] = useState(false);
  const isDueNow = ({ hashes, key, entries }: Popup) =>
    isPopupDue({
      hashes,
      own: recallPopup(records, key),
      visitors: recallPopup(records, VISITORS_KEY),
      isForced: entries.some(({ forcePopup }) => forcePopup),
      nowMs: clock.now(),
    });
  const prepare = useEffectEvent((coming: Popup) => {
    if (!isDueNow(coming)) return;
    // Opening it asks again for what fails here.
    loadDialog().catch(() => {});
    const picture = coming.entries[0]?.picture;
    if (picture) fetchPicture(picture);
  });
  useEffect(() => {
    if (known) prepare(known);
  }, [known]);
  const isDue = popup !== null && isDueNow(popup);
  useEffect(() => {
    if (isDue && !isCovered && !Opened) open();
  });
  if (popup !== null && !isDue && !wasShown) return <AppPopup />;
  if (!isDue || !Opened) return null;
  const finish = (isHiddenToday: boolean) => {
    rememberPopup(popup.key, closedRecord({ hashes: popup.hashes, isHiddenToday, nowMs: clock.now() }));
    setShown(true);
    close();
  };
  return <Opened key={popup.key} entries={popup.entries} onClose={finish} />;
}
