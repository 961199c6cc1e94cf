import { createManualClock } from '@parlour/clock/manual-clock';
import { expect, test } from 'vitest';
import { createVisits } from './visits.ts';

test('visits are many when three calls came within two seconds, and until two seconds later', () => {
  const clock = createManualClock(0);
  const visits = createVisits(clock);
  const seen = () => visits.areMany();
  expect(seen()).toBe(false);
  visits.note();
  visits.note();
  expect(seen()).toBe(false);
  clock.advance(1_000);
  visits.note();
  expect(seen()).toBe(true);
  clock.advance(1_000);
  expect(seen()).toBe(false);
  for (let second = 0; second < 5; second += 1) {
    visits.note();
    clock.advance(1_000);
  }
  expect(seen()).toBe(false);
});
