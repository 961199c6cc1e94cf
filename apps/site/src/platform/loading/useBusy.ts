import { CallRefused } from '@parlour/client';
import { useState } from 'react';
import { showToast } from '../dialogs/toasts.store.ts';
import { wordsOf } from '../forms/refusal.rules.ts';
import { useText } from '../texts/texts.tsx';

/** Already said where every refusal for who calls is answered. */
const SAID_ELSEWHERE: readonly CallRefused['code'][] = ['logged_out', 'not_logged_in', 'free_reject'];

/** Does one thing at a time, and says in a toast why it did not work. */
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
