import { CallRefused } from '@parlour/client';
import { useState } from 'react';
import { showToast } from '../dialogs/toasts.store.ts';
import { wordsOf } from '../forms/refusal.rules.ts';
import { useText } from '../texts/texts.tsx';

/** `reactToRefusals` has already reported these. */
const SAID_ELSEWHERE: readonly CallRefused['code'][] = [
  'consent_needed',
  'logged_out',
  'not_logged_in',
  'free_reject',
];

/** Runs one task at a time, and shows a toast with the reason if it fails. */
export function useBusy() {
  const text = useText();
  const [isBusy, setBusy] = useState(false);
  const run = (work: () => Promise<void>) => {
    if (isBusy) return;
    setBusy(true);
    work()
      .catch((error: unknown) => {
        if (!(error instanceof CallRefused)) return reportError(error);
        if (SAID_ELSEWHERE.includes(error.code)) return;
        showToast(wordsOf(error, text), 'short');
      })
      .finally(() => setBusy(false));
  };
  return { isBusy, run };
}
