import { popupTexts } from '@parlour/texts/load/popup';
import { useEffect } from 'react';
import { isAnyOpen, useModals } from '../../../platform/dialogs/modal.store.ts';
import { useOnDemand } from '../../../platform/loading/useOnDemand.ts';
import { usePreferences } from '../../../platform/preferences.store.ts';
import { useSite } from '../../../platform/site.ts';
import { closedRecord, isPopupDue, VISITORS_KEY } from './popup.rules.ts';
import { recallPopup, rememberPopup, usePopupRecords } from './popup-records.store.ts';
import { usePopupEntries } from './usePopupEntries.ts';

/** With its texts: it comes as a whole. */
async function loadDialog() {
  const { language } = usePreferences.getState();
  const [dialog] = await Promise.all([import('./PopupDialog.tsx'), popupTexts.load(language)]);
  return dialog;
}

/** Decides whether announcements pop up, and remembers that they were closed. It never opens over another dialog. */
export default function AnnouncementPopup() {
  const { clock } = useSite();
  const popup = usePopupEntries();
  const records = usePopupRecords();
  const isCovered = useModals(isAnyOpen);
  const { Opened, open, close } = useOnDemand(loadDialog);
  const isDue =
    popup !== null &&
    isPopupDue({
      hashes: popup.hashes,
      own: recallPopup(records, popup.key),
      visitors: recallPopup(records, VISITORS_KEY),
      isForced: popup.entries.some(({ forcePopup }) => forcePopup),
      nowMs: clock.now(),
    });
  useEffect(() => {
    if (isDue && !isCovered && !Opened) open();
  });
  if (!isDue || !Opened) return null;
  const finish = (isHiddenToday: boolean) => {
    rememberPopup(popup.key, closedRecord({ hashes: popup.hashes, isHiddenToday, nowMs: clock.now() }));
    close();
  };
  return <Opened key={popup.key} entries={popup.entries} onClose={finish} />;
}
