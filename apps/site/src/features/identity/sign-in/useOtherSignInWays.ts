import { CallRefused } from '@parlour/client';
import { canUsePasskeys, signByPasskey } from '@parlour/client/passkeys';
import type { SiteSide, SocialProvider } from '@parlour/contract/values/identity';
import { useRef, useState } from 'react';
import { wordsOf } from '../../../platform/forms/refusal.rules.ts';
import { leaveSite } from '../../../platform/routes/place.store.ts';
import { returnPath } from '../../../platform/session/session.store.ts';
import { useSite } from '../../../platform/site.ts';
import { useText } from '../../../platform/texts/texts.tsx';
import { keepWayBack } from '../third-parties/way-back.store.ts';
import { enterSite } from './enter-site.ts';
import { isSecondStep } from './second-step.store.ts';

/** Ways to sign in without a form; repeated presses count once. */
export function useOtherSignInWays({ side }: { side: SiteSide }) {
  const text = useText();
  const { client } = useSite();
  const [refusal, setRefusal] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const isUnderWay = useRef(false);

  const once = (go: () => Promise<void>) => {
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    setBusy(true);
    setRefusal(null);
    go()
      .catch((error: unknown) => {
        if (isSecondStep(error)) return;
        if (!(error instanceof CallRefused)) throw error;
        setRefusal(wordsOf(error, text));
      })
      .finally(() => {
        isUnderWay.current = false;
        setBusy(false);
      })
      .catch(reportError);
  };

  const signInWithPasskey = async () => {
    const { options, ticket } = await client.identity.passkeyLoginOptions();
    const response = await signByPasskey(options);
    if (!response) return;
    enterSite(await client.identity.passkeyLogin({ body: { ticket, response, side } }));
  };

  return {
    hasPasskeys: canUsePasskeys(),
    usePasskey: () => once(signInWithPasskey),
    goToProvider: (provider: SocialProvider) =>
      once(async () => {
        const { url } = await client.identity.socialStart({ body: { provider, side } });
        keepWayBack(returnPath());
        leaveSite(url);
      }),
    refusal,
    isBusy,
  };
}
