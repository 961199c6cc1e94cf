import { consentTexts } from '@parlour/texts/load/consent';
import { useEffect, useState } from 'react';
import { isAnyOpen, useModals } from '../../../platform/dialogs/modal.store.ts';
import { useOnDemand } from '../../../platform/loading/useOnDemand.ts';
import { useQuery } from '../../../platform/loading/useQuery.ts';
import { usePreferences } from '../../../platform/preferences.store.ts';
import { usePlace } from '../../../platform/routes/place.store.ts';
import { ROUTES } from '../../../platform/routes/routes.ts';
import { useConsentRefusals } from '../../../platform/session/consent.store.ts';
import { useSession } from '../../../platform/session/session.store.ts';
import { useSite } from '../../../platform/site.ts';

/** With its texts: it comes as a whole. */
async function loadDialog() {
  const { language } = usePreferences.getState();
  const [dialog] = await Promise.all([import('./NewTermsDialog.tsx'), consentTexts.load(language)]);
  return dialog;
}

/** Whoever opens what is to be agreed to reads it in peace, and is asked again after it. */
const READING: readonly string[] = [ROUTES.terms.path, ROUTES.privacy.path];

/**
 * Asks a member to agree to new terms: once at every visit, and again whenever something was refused without. It never
 * opens over another dialog.
 */
export default function NewTerms() {
  const { client } = useSite();
  const memberId = useSession(({ stored }) => stored?.customerId ?? null);
  const refusals = useConsentRefusals(({ count }) => count);
  const isReading = usePlace(({ pathname }) => READING.includes(pathname));
  const isCovered = useModals(isAnyOpen);
  const { Opened, open, close } = useOnDemand(loadDialog);
  const [putOffAt, setPutOffAt] = useState<number | null>(null);
  const { value, reload } = useQuery({
    key: ['site', 'newTerms', String(memberId)],
    load: (signal) => client.messages.newTerms({ signal }),
  });
  useEffect(() => {
    if (refusals > 0) reload();
  }, [refusals, reload]);
  const pages = value?.pages ?? [];
  const isDue = pages.length > 0 && putOffAt !== refusals && !isReading;
  useEffect(() => {
    if (isDue && !isCovered && !Opened) open();
  });
  if (!isDue || !Opened) return null;
  return (
    <Opened
      pages={pages}
      onDecided={reload}
      onClose={() => {
        setPutOffAt(refusals);
        close();
      }}
    />
  );
}
