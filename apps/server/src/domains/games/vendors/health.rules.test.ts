import { expect, test } from 'vitest';
import { admitCall, afterFailure, FAILURES_TO_OPEN, type Health, REST_MS, WELL } from './health.rules.ts';

const failing = (times: number): Health =>
  Array.from({ length: times }).reduce<Health>((health) => afterFailure(health, 0), WELL);

test('a vendor that fails now and then is called on', () => {
  expect(admitCall(failing(FAILURES_TO_OPEN - 1), 0)).not.toBeNull();
});

test('one that keeps failing rests, then one call tries it, and only one', () => {
  const resting = failing(FAILURES_TO_OPEN);
  expect(admitCall(resting, REST_MS - 1)).toBeNull();
  const tried = admitCall(resting, REST_MS) as Health;
  expect(tried).not.toBeNull();
  expect(admitCall(tried, REST_MS)).toBeNull();
  const failedAgain = afterFailure(tried, REST_MS);
  expect(admitCall(failedAgain, REST_MS + 1)).toBeNull();
  expect(admitCall(failedAgain, 2 * REST_MS)).not.toBeNull();
});
