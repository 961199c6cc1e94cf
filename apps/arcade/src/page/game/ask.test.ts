import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { CallFailed } from '../platform/calls.ts';
import { askUntilAnswered } from './ask.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const HOURS = 3_600_000;
const noAnswer = () => Promise.reject(new CallFailed('offline'));

test('what nobody answers is given up, where nothing is kept', async () => {
  const asked = askUntilAnswered(noAnswer, () => {}).catch((failure) => failure);
  await vi.advanceTimersByTimeAsync(HOURS);
  expect(await asked).toMatchObject({ code: 'offline' });
});

test('what is kept rests until it is woken, and is then the same call', async () => {
  const calls: string[] = [];
  let isThere = false;
  let rests = 0;
  let wake = () => {};
  const order = { roundId: 'one' };
  const asked = askUntilAnswered(
    () => {
      calls.push(order.roundId);
      return isThere ? Promise.resolve('settled') : noAnswer();
    },
    () => {},
    () =>
      new Promise<void>((resolve) => {
        rests += 1;
        wake = resolve;
      }),
  );
  await vi.advanceTimersByTimeAsync(HOURS);
  expect(rests).toBe(1);
  const before = calls.length;
  wake();
  await vi.advanceTimersByTimeAsync(HOURS);
  expect(rests).toBe(2);
  expect(calls.length).toBe(2 * before);
  isThere = true;
  wake();
  await expect(asked).resolves.toBe('settled');
  expect(calls.length).toBe(2 * before + 1);
});

test('a service that has lost its database is asked again, as one that does not answer', async () => {
  const answers = [new CallFailed('unavailable'), new CallFailed('offline')];
  const asked = askUntilAnswered(
    () => {
      const failure = answers.shift();
      return failure ? Promise.reject(failure) : Promise.resolve('settled');
    },
    () => {},
  );
  await vi.advanceTimersByTimeAsync(HOURS);
  await expect(asked).resolves.toBe('settled');
});

test('a refusal ends it at once', async () => {
  const asked = askUntilAnswered(
    () => Promise.reject(new CallFailed('stake_too_big')),
    () => {},
    () => Promise.resolve(),
  );
  await expect(asked).rejects.toMatchObject({ code: 'stake_too_big' });
});
