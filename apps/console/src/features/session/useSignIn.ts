import type { Me } from '@parlour/client/console';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { isRefusal } from '../../parts/useRefusal.ts';
import { useConsole } from '../../platform/console.ts';
import { useCountdown } from './useCountdown.ts';

type Opened = { token: string; me: Me };

/** The two steps of signing in. Counts a lock-out down here, since the server would refuse meanwhile. */
export function useSignIn(onSignedIn: (opened: Opened) => void) {
  const { client } = useConsole();
  const [challenge, setChallenge] = useState<string | null>(null);
  const [lockedMs, lockFor] = useCountdown();
  const noteRefusal = (error: unknown) => {
    if (isRefusal(error, 'locked_out')) lockFor(Number(error.value.retryAfterMs ?? 0));
    if (isRefusal(error, 'challenge_ended')) setChallenge(null);
  };
  const password = useMutation({
    mutationFn: (body: { name: string; password: string }) => client.operators.signIn({ body }),
    onSuccess: (answer) => (answer.step === 'code' ? setChallenge(answer.challenge) : onSignedIn(answer)),
    onError: noteRefusal,
  });
  const code = useMutation({
    mutationFn: (body: { challenge: string; code: string }) => client.operators.signInWithCode({ body }),
    onSuccess: onSignedIn,
    onError: noteRefusal,
  });
  return {
    step: challenge === null ? ('password' as const) : ('code' as const),
    isPending: password.isPending || code.isPending,
    lockedMs,
    // An expired challenge leads back to the first step, which must still show the reason.
    error: challenge === null ? (password.error ?? code.error) : code.error,
    signIn: (input: { name: string; password: string }) => {
      code.reset();
      password.mutate(input);
    },
    giveCode: (given: string) => challenge !== null && code.mutate({ challenge, code: given }),
    startAgain: () => {
      code.reset();
      setChallenge(null);
    },
  };
}
