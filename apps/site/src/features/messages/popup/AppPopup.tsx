import { popupTexts } from '@parlour/texts/load/popup';
import { useEffect } from 'react';
import { deviceStorage } from '../../../platform/device/storage.ts';
import { isAnyOpen, useModals } from '../../../platform/dialogs/modal.store.ts';
import { useOnDemand } from '../../../platform/loading/useOnDemand.ts';
import { usePreferences } from '../../../platform/preferences.store.ts';
import { useSite } from '../../../platform/site.ts';
import { appFor, firstDueAt, isAppDue, nextDueAt } from './app-popup.rules.ts';

/** With its texts: it comes as a whole. */
async function loadDialog() {
  const { language } = usePreferences.getState();
  const [dialog] = await Promise.all([import('./AppDialog.tsx'), popupTexts.load(language)]);
  return dialog;
}

/** Specification section 2, the download-app popup: from the second day on, once a month, never over another dialog. */
export function AppPopup() {
  const { clock, device, status } = useSite();
  const isCovered = useModals(isAnyOpen);
  const { Opened, open, close } = useOnDemand(loadDialog);
  const offer = appFor(status.info, { device, userAgent: navigator.userAgent });
  const hasOffer = offer !== null;
  useEffect(() => {
    if (!hasOffer || isCovered || Opened) return;
    const dueAt = deviceStorage.read('PARLOUR_APP_POPUP');
    if (dueAt === null) deviceStorage.write('PARLOUR_APP_POPUP', firstDueAt(clock.now()));
    if (!isAppDue(dueAt, clock.now())) return;
    // However it is left, it was shown.
    deviceStorage.write('PARLOUR_APP_POPUP', nextDueAt(clock.now()));
    open();
  });
  if (!offer || !Opened) return null;
  return (
    <Opened offer={offer} onTake={() => deviceStorage.write('PARLOUR_APP_POPUP', 'never')} onClose={close} />
  );
}
