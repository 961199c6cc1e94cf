import { CallRefused } from '@parlour/client';
import { useEffect, useEffectEvent, useState } from 'react';
import {
  type PhoneProvider,
  sendPhoneCode,
  verifyPhoneCode,
} from '../../../platform/outbound/phone-provider.ts';
import { useSite } from '../../../platform/site.ts';
import { useText } from '../../../platform/texts.tsx';
import { showToast } from '../../../platform/toasts.store.ts';
import type { HumanCheck } from '../human-check.ts';
import { bareNumber, internationalNumber } from '../phone-number.rules.ts';
import { useSmsCountdown } from '../useSmsCountdown.ts';
import { useDraft } from './draft.store.ts';

/** How long until another code where nobody says (specification section 9). */
const NEXT_CODE_MS = 60_000;

type Needs = {
  human: HumanCheck;
  /** Null: the platform sends the code itself. */
  provider: PhoneProvider | null;
  onRefused: (refused: CallRefused) => void;
};
export type TypedNumber = { dialingCode: string; typed: string };

/** The code that proves a mobile number: sending it, waiting for the next, and having the provider verify it. */
export function useRegistrationCode({ human, provider, onRefused }: Needs) {
  const { client, clock } = useSite();
  const text = useText();
  const countdown = useSmsCountdown();
  const [isSending, setSending] = useState(false);
  const { start } = countdown;

  useContinuedCountdown(start);

  const ask = async ({ dialingCode, typed }: TypedNumber): Promise<number> => {
    if (provider) {
      const number = internationalNumber(dialingCode, typed);
      useDraft.setState({ proof: { number, sessionInfo: await sendPhoneCode(provider, number) } });
      return clock.now() + NEXT_CODE_MS;
    }
    const humanCheck = await human.take();
    const { expirationTime } = await client.identity.sendRegistrationCode({
      body: { mobileNum: bareNumber(typed), countryDialingCode: dialingCode, humanCheck },
    });
    return expirationTime;
  };

  const send = async (number: TypedNumber) => {
    setSending(true);
    const hide = showToast(text('registration.code.sending'), 'smsLoading');
    try {
      const expirationTime = await ask(number);
      useDraft.setState({ nextCodeAt: expirationTime });
      start(expirationTime);
      showToast(text('registration.code.sent'), 'smsSent');
    } catch (error) {
      hide();
      if (error instanceof CallRefused) onRefused(error);
      // Specification section 8: when the third party sends no code, the loader is hidden and nothing is said.
      else if (!provider) throw error;
    } finally {
      setSending(false);
    }
  };

  /** The provider's word that this is the owner of the number; null: it says nothing. */
  const verify = async (number: TypedNumber, code: string): Promise<string | null> => {
    const { proof } = useDraft.getState();
    // A code for another number than the one that stands there now proves nothing.
    if (!provider || proof?.number !== internationalNumber(number.dialingCode, number.typed)) return null;
    return verifyPhoneCode(provider, { sessionInfo: proof.sessionInfo, code });
  };

  return { send, verify, isSending, secondsLeft: countdown.seconds };
}

/** Whoever comes back from the terms still waits for the next code. */
function useContinuedCountdown(start: (expirationTime: number) => void): void {
  const { clock } = useSite();
  const goOn = useEffectEvent(() => {
    const { nextCodeAt } = useDraft.getState();
    if (nextCodeAt !== null && nextCodeAt > clock.now()) start(nextCodeAt);
  });
  useEffect(() => goOn(), []);
}
