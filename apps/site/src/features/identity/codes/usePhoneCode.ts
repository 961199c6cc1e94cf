import type { CallRefused } from '@parlour/client';
import { MINUTE_MS } from '@parlour/clock/durations';
import { useRef } from 'react';
import { useCodeSending } from '../../../platform/codes/useCodeSending.ts';
import { useBrand, useSite } from '../../../platform/site.ts';
import type { HumanCheck } from '../human-check/human-check.ts';
import type { LoginWay } from '../login-way.ts';
import { sendPhoneCode, verifyPhoneCode } from './outbound/phone-provider.ts';

/** The third party does not say when it will send another code. */
const PROVIDER_WAIT_MS = MINUTE_MS;

type Needs = {
  method: LoginWay;
  mobileNum: string;
  dialingCode: string;
  human: HumanCheck;
  onRefused: (refused: CallRefused) => void;
};

/** The code that proves a phone number: sent by us, or sent and checked by a third party. */
export function usePhoneCode({ method, mobileNum, dialingCode, human, onRefused }: Needs) {
  const { client, clock } = useSite();
  const { phoneProvider } = useBrand();
  const providerSession = useRef<string | null>(null);

  const sending = useCodeSending({
    onRefused,
    send: async () => {
      if (method !== 'firebase') {
        const humanCheck = await human.take();
        return client.identity.sendVisitorCode({
          body: {
            mobileNum: mobileNum.trim(),
            countryDialingCode: dialingCode,
            purpose: 'login',
            ...(humanCheck ? { humanCheck } : {}),
          },
        });
      }
      const number = `+${dialingCode}${digitsOf(mobileNum)}`;
      providerSession.current = phoneProvider ? await sendPhoneCode(phoneProvider, number) : null;
      if (!providerSession.current) return null;
      return { expirationTime: clock.now() + PROVIDER_WAIT_MS };
    },
  });

  return {
    sending,
    /** The third party's token; null if it confirmed nothing. */
    async verify(code: string): Promise<string | null> {
      const sessionInfo = providerSession.current;
      if (!phoneProvider || !sessionInfo) return null;
      return verifyPhoneCode(phoneProvider, { sessionInfo, code: code.trim() });
    },
  };
}

function digitsOf(number: string): string {
  return number.replace(/\D/g, '').replace(/^0+/, '');
}
