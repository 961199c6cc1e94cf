import { CallRefused } from '@parlour/client';
import { useEffect, useState } from 'react';
import { showToast } from '../../../platform/dialogs/toasts.store.ts';
import { wordsOf } from '../../../platform/forms/refusal.rules.ts';
import { navigate } from '../../../platform/routes/place.store.ts';
import { returnPath, startSession } from '../../../platform/session/session.store.ts';
import { useSite } from '../../../platform/site.ts';
import { useText } from '../../../platform/texts/texts.tsx';
import { useHumanCheck } from '../human-check/useHumanCheck.ts';

/** Specification section 4: loading, the guest login, then the game that was wanted, or else home. */
export function useFreePlay() {
  const text = useText();
  const { client } = useSite();
  const humanCheck = useHumanCheck();
  const [isBusy, setBusy] = useState(false);
  useEffect(() => humanCheck.prepare(), [humanCheck]);

  const play = () => {
    setBusy(true);
    const hideLoading = showToast(text('identity.trial.loading'), 'trialLoading');
    humanCheck
      .take()
      .then((solution) => client.identity.freePlay({ body: { humanCheck: solution } }))
      .then((session) => {
        hideLoading();
        const path = returnPath();
        startSession(session);
        navigate(path, { isReplacing: true });
      })
      .catch((error: unknown) => {
        hideLoading();
        if (!(error instanceof CallRefused)) throw error;
        showToast(wordsOf(error, text), 'short');
      })
      .catch(reportError)
      .finally(() => setBusy(false));
  };
  return { isBusy, play };
}
