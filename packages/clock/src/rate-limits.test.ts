import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createManualClock } from './manual-clock.ts';
import { addressKey, createLocalRateLimits } from './rate-limits.ts';

describe('rate limits', () => {
  test('let the count through at once, then one each time a share of the stretch has passed', () => {
    const clock = createManualClock(0);
    const limits = createLocalRateLimits(clock);
    const rule = { count: 3, perMs: 3_000 };
    expect([1, 2, 3].map(() => limits.take('a', rule))).toEqual([0, 0, 0]);
    expect(limits.take('a', rule)).toBe(1_000);
    expect(limits.take('b', rule)).toBe(0);
    clock.advance(999);
    expect(limits.take('a', rule)).toBe(1);
    clock.advance(1);
    expect(limits.take('a', rule)).toBe(0);
    expect(limits.take('a', rule)).toBe(1_000);
  });

  test('never let more than twice the count through in a stretch, and always let it through after the wait', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 20 }),
        fc.array(fc.integer({ min: 0, max: 2_000 }), { minLength: 1, maxLength: 200 }),
        (count, pauses) => {
          const clock = createManualClock(0);
          const limits = createLocalRateLimits(clock);
          const rule = { count, perMs: 10_000 };
          const passed: number[] = [];
          for (const pause of pauses) {
            clock.advance(pause);
            const waitMs = limits.take('key', rule) as number;
            if (waitMs === 0) passed.push(clock.now());
            else expect(waitMs).toBeLessThanOrEqual(rule.perMs);
          }
          for (const start of passed) {
            const within = passed.filter((at) => at >= start && at < start + rule.perMs).length;
            expect(within).toBeLessThanOrEqual(2 * count);
          }
        },
      ),
      { numRuns: 100 },
    );
  });

  test('count an IPv6 visitor by network and an IPv4 visitor by address', () => {
    expect(addressKey('203.0.113.7')).toBe('203.0.113.7');
    expect(addressKey('2001:db8:1:2:aaaa::1')).toBe('2001:db8:1:2');
    expect(addressKey('2001:db8::1')).toBe('2001:db8:0:0');
    expect(addressKey('::1')).toBe('0:0:0:0');
    expect(addressKey('2001:db8:1:2:3:4:5:6')).toBe(addressKey('2001:db8:1:2:ffff::'));
  });
});
