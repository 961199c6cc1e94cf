import { describe, expect, test } from 'vitest';
import { hashOfChain, isRoundOf, roundAfter, timeOfRound } from './beacon.ts';
import { QUICKNET, QUICKNET_HASH, QUICKNET_ROUND } from './testing/quicknet.ts';

const ROUNDS: [number, string][] = [
  [123, 'b75c69d0b72a5d906e854e808ba7e2accb1542ac355ae486d591aa9d43765482e26cd02df835d3546d23c4b13e0dfc92'],
  [QUICKNET_ROUND.round, QUICKNET_ROUND.signature],
];

describe('a chain of the public beacon', () => {
  test('is known by its hash, which changes with each of its values', () => {
    expect(hashOfChain(QUICKNET)).toBe(QUICKNET_HASH);
    const others = [{ period: 4 }, { genesisTime: 1 }, { beaconId: 'other' }, { groupHash: '0'.repeat(64) }];
    for (const other of others)
      expect(hashOfChain({ ...QUICKNET, ...other })).not.toBe(hashOfChain(QUICKNET));
  });

  test('speaks a round at its time, and the next one is the first after it', () => {
    expect(timeOfRound(QUICKNET, 1)).toBe(1_692_803_367_000);
    const at = timeOfRound(QUICKNET, 1000);
    expect([at - 1, at, at + 2_999, at + 3_000].map((ms) => roundAfter(QUICKNET, ms))).toEqual([
      1000, 1001, 1001, 1002,
    ]);
    expect(roundAfter(QUICKNET, 0)).toBe(1);
  });

  test.each(ROUNDS)('signs round %i, and no other value passes for it', (round, signature) => {
    expect(isRoundOf(QUICKNET, round, signature)).toBe(true);
    expect(isRoundOf(QUICKNET, round + 1, signature)).toBe(false);
    expect(isRoundOf(QUICKNET, round, signature.replace(/.$/, '0'))).toBe(false);
  });

  test('has whole rounds from 1, and signatures of 48 bytes', () => {
    expect(() => isRoundOf(QUICKNET, 0, ROUNDS[0]?.[1] ?? '')).toThrow('there is no round 0');
    expect(() => isRoundOf(QUICKNET, 1, 'ab')).toThrow('signature');
  });
});
