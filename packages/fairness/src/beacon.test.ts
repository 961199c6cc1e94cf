import { describe, expect, test } from 'vitest';
import { type BeaconChain, hashOfChain, isRoundOf, roundAfter, timeOfRound } from './beacon.ts';

/** The public chain that draws are usually mixed with, and two of its rounds. */
const QUICKNET: BeaconChain = {
  publicKey:
    '83cf0f2896adee7eb8b5f01fcad3912212c437e0073e911fb90022d3e760183c8c4b450b6a0a6c3ac6a5776a2d1064510d1fec758c921cc22b0e17e63aaf4bcb5ed66304de9cf809bd274ca73bab4af5a6e9c76a4bc09e76eae8991ef5ece45a',
  period: 3,
  genesisTime: 1_692_803_367,
  groupHash: 'f477d5c89f21a17c863a7f937c6a6d15859414d2be09cd448d4279af331c5d3e',
  beaconId: 'quicknet',
};
const ROUNDS: [number, string][] = [
  [123, 'b75c69d0b72a5d906e854e808ba7e2accb1542ac355ae486d591aa9d43765482e26cd02df835d3546d23c4b13e0dfc92'],
  [1000, 'b44679b9a59af2ec876b1a6b1ad52ea9b1615fc3982b19576350f93447cb1125e342b73a8dd2bacbe47e4b6b63ed5e39'],
];

describe('a chain of the public beacon', () => {
  test('is known by its hash, which changes with each of its values', () => {
    expect(hashOfChain(QUICKNET)).toBe('52db9ba70e0cc0f6eaf7803dd07447a1f5477735fd3f661792ba94600c84e971');
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
