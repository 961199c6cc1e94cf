import { CallRefused } from '@parlour/client';
import { useEffect, useEffectEvent, useState } from 'react';
import { wordsOf } from '../../../platform/forms/refusal.rules.ts';
import { navigate, usePlace } from '../../../platform/routes/place.store.ts';
import { loginPath } from '../../../platform/session/session.rules.ts';
import { useSite } from '../../../platform/site.ts';
import { useText } from '../../../platform/texts/texts.tsx';
import { keepStranger } from '../third-parties/social.store.ts';
import { takeWayBack } from '../third-parties/way-back.store.ts';
import { enterSite } from './enter-site.ts';
import { isSecondStep } from './second-step.store.ts';

/** A provider returns to the login page with `code` and `state`, which work once, or with `error` and `state`. */
export function useSocialReturn() {
  const text = useText();
  const { client } = useSite();
  const { search } = usePlace();
  const [isWorking, setWorking] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);

  const trade = useEffectEvent(async (proof: { code: string; state: string }) => {
    setWorking(true);
    try {
      const answer = await client.identity.social({ body: proof });
      if (answer.step === 'done') enterSite(answer.session);
      else keepStranger(answer);
    } catch (error) {
      if (isSecondStep(error)) return;
      if (!(error instanceof CallRefused)) throw error;
      setRefusal(wordsOf(error, text));
    } finally {
      setWorking(false);
    }
  });

  const sayCancelled = useEffectEvent(() => setRefusal(text('identity.social.cancelled')));

  useEffect(() => {
    const query = new URLSearchParams(search);
    const code = query.get('code');
    const state = query.get('state');
    const isRefused = query.has('error');
    if (!state || (!code && !isRefused)) return;
    // Removed from the address first, so that a reload or bookmark does not send them again.
    navigate(loginPath(takeWayBack()), { isReplacing: true });
    if (code) trade({ code, state }).catch(reportError);
    else sayCancelled();
  }, [search]);

  return { isWorking, refusal };
}
