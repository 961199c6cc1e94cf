import { CallRefused } from '@parlour/client';
import { useEffect, useEffectEvent, useState } from 'react';
import { wordsOf } from '../../../platform/forms/refusal.rules.ts';
import { navigate, usePlace } from '../../../platform/routes/place.store.ts';
import { ROUTES } from '../../../platform/routes/routes.ts';
import { useSite } from '../../../platform/site.ts';
import { useText } from '../../../platform/texts/texts.tsx';
import { keepStranger } from '../third-parties/social.store.ts';
import { enterSite } from './enter-site.ts';

/** A provider returns to the login page with `code` and `state`, which work once. */
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
      if (!(error instanceof CallRefused)) throw error;
      setRefusal(wordsOf(error, text));
    } finally {
      setWorking(false);
    }
  });

  useEffect(() => {
    const query = new URLSearchParams(search);
    const code = query.get('code');
    const state = query.get('state');
    if (!code || !state) return;
    // Removed from the address first, so that a reload or bookmark does not send them again.
    navigate(ROUTES.login.path, { isReplacing: true });
    trade({ code, state }).catch(reportError);
  }, [search]);

  return { isWorking, refusal };
}
