import type { CallRefused } from '@parlour/client';
import { MINUTE_MS } from '@parlour/clock/durations';
import { bareNumber } from '@parlour/contract/values/phone-number.rules';
import { useEffect, useEffectEvent } from 'react';
import { useCodeSending } from '../../../platform/codes/useCodeSending.ts';
import { useSite } from '../../../platform/site.ts';
import { type PhoneProvider, sendPhoneCode, verifyPhoneCode } from '../codes/outbound/phone-provider.ts';
import type { HumanCheck } from '../human-check/human-check.ts';
import { internationalNumber } from '../phone-number.rules.ts';
import { useDraft } from './draft.store.ts';

/** The third party does not say when it will send another code. */
const PROVIDER_WAIT_MS = MINUTE_MS;

export type TypedNumber = { dialingCode: string; typed: string };

type Needs = {
  number: TypedNumber;
  human: HumanCheck;
  /** Null: the platform sends the code itself. */
  provider: PhoneProvider | null;
  onRefused: (refused: CallRefused) => void;
};

/** The code that proves a mobile number: sent by us, or sent and verified by a third party. */
export function useRegistrationCode({ number, human, provider, onRefused }: Needs) {
  const { client, clock } = useSite();
  const { dialingCode, typed } = number;
  const international = internationalNumber(dialingCode, typed);

  const askProvider = async (asked: PhoneProvider) => {
    const sessionInfo = await sendPhoneCode(asked, international);
    useDraft.setState({ proof: sessionInfo ? { number: international, sessionInfo } : null });
    return sessionInfo ? { expirationTime: clock.now() + PROVIDER_WAIT_MS } : null;
  };
  const askPlatform = async () => {
    const humanCheck = await human.take();
    const body = { mobileNum: bareNumber(typed), countryDialingCode: dialingCode };
    return client.identity.sendRegistrationCode({ body: { ...body, ...(humanCheck ? { humanCheck } : {}) } });
  };
  const sending = useCodeSending({
    onRefused,
    send: async () => {
      const sent = provider ? await askProvider(provider) : await askPlatform();
      if (sent) useDraft.setState({ nextCodeAt: sent.expirationTime });
      return sent;
    },
  });
  useContinuedCountdown(sending.startCountdown);

  return {
    ...sending,
    /** The provider's proof that the visitor owns the number; null if it confirmed nothing. */
    async verify(code: string): Promise<string | null> {
      const { proof } = useDraft.getState();
      // The number was changed after the code was sent, so the code proves nothing.
      if (!provider || proof?.number !== international) return null;
      return verifyPhoneCode(provider, { sessionInfo: proof.sessionInfo, code });
    },
  };
}

/** The countdown to the next code continues after a look at the terms. */
function useContinuedCountdown(start: (expirationTime: number) => void): void {
  const { clock } = useSite();
  const goOn = useEffectEvent(() => {
    const { nextCodeAt } = useDraft.getState();
    if (nextCodeAt !== null && nextCodeAt > clock.now()) start(nextCodeAt);
  });
  useEffect(() => goOn(), []);
}
