import type { Me } from '@parlour/client/console';
import { canUsePasskeys, signByPasskey } from '@parlour/client/passkeys';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { isRefusal } from '../../parts/useRefusal.ts';
import { useConsole } from '../../platform/console.ts';
import { useCountdown } from './useCountdown.ts';

type Opened = { token: string; me: Me };
/** The password was right. */
type Half = { challenge: string; hasPasskeys: boolean };

/** The two steps of signing in. Counts a lock-out down here, since the server would refuse meanwhile. */
export function useSignIn(onSignedIn: (opened: Opened) => void) {
  const { client } = useConsole();
  const [half, setHalf] = useState<Half | null>(null);
  const [lockedMs, lockFor] = useCountdown();
  const noteRefusal = (error: unknown) => {
    if (isRefusal(error, 'locked_out')) lockFor(Number(error.value.retryAfterMs ?? 0));
    if (isRefusal(error, 'challenge_ended')) setHalf(null);
  };
  const password = useMutation({
    mutationFn: (body: { name: string; password: string }) => client.operators.signIn({ body }),
    onSuccess: (answer) => (answer.step === 'code' ? setHalf(answer) : onSignedIn(answer)),
    onError: noteRefusal,
  });
  const code = useMutation({
    mutationFn: (body: { challenge: string; code: string }) => client.operators.signInWithCode({ body }),
    onSuccess: onSignedIn,
    onError: noteRefusal,
  });
  const passkey = useMutation({
    mutationFn: async (challenge: string) => {
      const { options } = await client.operators.signInPasskeyOptions({ body: { challenge } });
      const response = await signByPasskey(options);
      return response && client.operators.signInWithPasskey({ body: { challenge, response } });
    },
    onSuccess: (opened) => opened && onSignedIn(opened),
    onError: noteRefusal,
  });
  const forget = () => {
    code.reset();
    passkey.reset();
  };
  const second = passkey.error ?? code.error;
  return {
    step: half === null ? ('password' as const) : ('code' as const),
    isPending: password.isPending || code.isPending,
    isPasskeyPending: passkey.isPending,
    lockedMs,
    // An expired challenge leads back to the first step, which must still show the reason.
    error: half === null ? (password.error ?? second) : second,
    signIn: (input: { name: string; password: string }) => {
      forget();
      password.mutate(input);
    },
    giveCode: (given: string) => {
      passkey.reset();
      if (half) code.mutate({ challenge: half.challenge, code: given });
    },
    /** Null: the account has none, or the browser cannot. */
    givePasskey:
      half?.hasPasskeys && canUsePasskeys()
        ? () => {
            code.reset();
            passkey.mutate(half.challenge);
          }
        : null,
    startAgain: () => {
      forget();
      setHalf(null);
    },
  };
}
