import type { CallRefused } from '@parlour/client';
import { createIdempotencyKeys, isOutcomeKnown, newUuid } from '@parlour/client/idempotency-keys';
import { useState } from 'react';
import { useCashierText } from './cashier-text.ts';

type Call<Body, Answer> = (input: { body: Body; idempotencyKey: string }) => Promise<Answer>;

/**
 * A call that moves money: it takes effect once, however often it is sent. `proof` is sent with it and may be another one
 * each time: a code that was sent with a lost call cannot be sent again.
 */
export function useKeyedCall<Body, Answer>(call: Call<Body, Answer>) {
  const [attempts] = useState(() => createIdempotencyKeys(newUuid));
  return async (body: Body, proof: Partial<Body> = {}): Promise<Answer> => {
    try {
      const answer = await call({ body: { ...body, ...proof }, idempotencyKey: attempts.keyOf(body) });
      attempts.conclude();
      return answer;
    } catch (error) {
      if (isOutcomeKnown(error)) attempts.conclude();
      throw error;
    }
  };
}

/** For a call that moves money, a lost connection does not mean that it failed. */
export function useSayUnsure(): (refused: CallRefused) => string | null {
  const text = useCashierText();
  return (refused) => (refused.code === 'offline' ? text('cashier.unsure') : null);
}
