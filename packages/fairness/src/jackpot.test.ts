import { randomBytes, randomInt, randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { computeDraw } from './draw.ts';
import { computeJackpot, type JackpotEntry } from './jackpot.ts';
import { rootOfTickets } from './tickets.ts';

const seed = `${'00'.repeat(31)}01`;
const external = 'ab'.repeat(32);
const about = { game: 'JACKPOT', drawId: 'harbor-1', seed, external };
const entriesOf = (...shares: bigint[]): JackpotEntry[] =>
  shares.map((share, index) => ({ id: `00000000-0000-4000-8000-${String(index).padStart(12, '0')}`, share }));

describe('a draw of the jackpot', () => {
  test('draws the digits of a lottery draw over the root of its entries', () => {
    const entries = entriesOf(5n, 70n, 900n);
    const outcome = computeJackpot({ ...about, digits: 12, entries });
    const root = rootOfTickets(entries.map(({ id, share }) => ({ id, content: `${share}` })));
    const drawn = computeDraw({ ...about, root, pick: { kind: 'digits', count: 12 } });
    expect(outcome).toEqual({ ...drawn, root, winner: null });
  });

  test('is won by the owner of the number, by order of ids, whatever order they come in', () => {
    const entries = entriesOf(3n, 4n, 3n);
    for (let draw = 0; draw < 50; draw += 1) {
      const one = { ...about, drawId: `harbor-${draw}`, digits: 1 };
      const { numbers, winner } = computeJackpot({ ...one, entries });
      const [number = -1] = numbers;
      const place = number < 3 ? 0 : number < 7 ? 1 : 2;
      expect(winner).toBe(entries[place]?.id);
      expect(computeJackpot({ ...one, entries: [...entries].reverse() })).toEqual({
        commitment: expect.any(String),
        root: expect.any(String),
        numbers,
        winner,
      });
    }
  });

  test('leaves the numbers above the last entry to nobody', () => {
    const entries = entriesOf(1n);
    const wins = Array.from({ length: 2_000 }, (_, draw) =>
      computeJackpot({ ...about, drawId: `harbor-${draw}`, digits: 1, entries }),
    ).filter(({ winner }) => winner !== null).length;
    // One in ten: 200 of 2,000, and more than 70 away from that in one of a hundred million tries.
    expect(Math.abs(wins - 200)).toBeLessThan(70);
  });

  test('gives every part the same chance, however they are spread', () => {
    const entries = Array.from({ length: 5 }, () => ({
      id: randomUUID(),
      share: BigInt(randomInt(1, 2_000)),
    }));
    const inOrder = [...entries].sort((a, b) => (a.id < b.id ? -1 : 1));
    const { numbers, winner } = computeJackpot({
      ...about,
      seed: randomBytes(32).toString('hex'),
      digits: 4,
      entries,
    });
    const drawn = BigInt(numbers.join(''));
    let from = 0n;
    const owner = inOrder.find(({ share }) => {
      from += share;
      return drawn < from;
    });
    expect(winner).toBe(owner?.id ?? null);
  });

  test('refuses an entry without a share, and one that comes twice', () => {
    expect(() => computeJackpot({ ...about, digits: 1, entries: entriesOf(0n, 1n) })).toThrow('no share');
    const [twin] = entriesOf(1n) as [JackpotEntry];
    expect(() => computeJackpot({ ...about, digits: 1, entries: [twin, twin] })).toThrow('two tickets');
  });
});
