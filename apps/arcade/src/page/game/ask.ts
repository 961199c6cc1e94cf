import { CallFailed } from '../platform/calls.ts';
import { pageClock } from '../platform/clock.ts';

const TRY_AGAIN_MS = 1_500;
const TRIES_MAX = 20;

/**
 * Repeats a call until there is an answer: without one after a moment, too early when the service says. The
 * call carries an id or an index, so it is one bet or one step however often it arrives. What had no answer for long
 * may have been carried out: with `rest` it is kept, and repeated when the rest is over.
 */
export async function askUntilAnswered<Answer>(
  ask: () => Promise<Answer>,
  onOffline: () => void,
  rest?: () => Promise<void>,
): Promise<Answer> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await ask();
    } catch (failure) {
      const waitMs = waitBefore(failure);
      if (waitMs === null) throw failure;
      if (isUnanswered(failure)) onOffline();
      if (tries < TRIES_MAX) await pageClock.sleep(waitMs);
      else if (!rest) throw failure;
      else {
        await rest();
        tries = 0;
      }
    }
  }
}

/** Asks again and again until the answer is a last one; null if it never was. */
export async function askUntil<Answer>(
  ask: () => Promise<Answer>,
  isLast: (answer: Answer) => boolean,
  everyMs = TRY_AGAIN_MS,
): Promise<Answer | null> {
  for (let tries = 0; tries < TRIES_MAX; tries += 1) {
    await pageClock.sleep(everyMs);
    // A failed call is one of the tries.
    const answer = await ask().catch(() => null);
    if (answer !== null && isLast(answer)) return answer;
  }
  return null;
}

/** Nobody can say whether it was carried out: there is no connection, or the service has lost its own. */
function isUnanswered(failure: unknown): boolean {
  return failure instanceof CallFailed && (failure.code === 'offline' || failure.code === 'unavailable');
}

function waitBefore(failure: unknown): number | null {
  if (isUnanswered(failure)) return TRY_AGAIN_MS;
  const isEarly = failure instanceof CallFailed && failure.code === 'too_fast';
  return isEarly ? (failure.retryMs ?? TRY_AGAIN_MS) : null;
}
