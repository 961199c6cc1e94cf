import { describe, expect, test } from 'vitest';
import { addHand, createTally, findingsOf, type ReadHand } from './collusion.rules.ts';

const hand = (nets: Record<string, number>, changes: Partial<ReadHand> = {}): ReadHand => ({
  players: Object.entries(nets).map(([playerId, net]) => ({
    playerId,
    before: 100,
    after: 100 + net,
    device: null,
  })),
  actions: [],
  softFolds: [],
  ...changes,
});

function find(hands: readonly ReadHand[]) {
  const tally = createTally();
  for (const each of hands) addHand(tally, each);
  return findingsOf(tally).map(({ kind, from, to }) => `${kind} ${from} ${to}`);
}
const times = (count: number, make: (index: number) => ReadHand) =>
  Array.from({ length: count }, (_, index) => make(index));

describe('money between two players', () => {
  test('that goes back and forth is a game', () => {
    expect(
      find(times(200, (index) => hand({ ann: index % 2 ? 5 : -5, bob: index % 2 ? -5 : 5, cy: 0 }))),
    ).toEqual([]);
  });

  test('that goes one way more than chance allows is found, of who gives and who gets', () => {
    const hands = times(100, (index) =>
      index % 2 ? hand({ ann: -4, bob: 4, cy: 0 }) : hand({ ann: 1, bob: -1, cy: 0 }),
    );
    expect(find(hands)).toEqual(['flow ann bob']);
  });

  test('is not judged in few hands, nor of few stakes', () => {
    expect(find(times(29, () => hand({ ann: -4, bob: 4 })))).toEqual([]);
    expect(find(times(60, () => hand({ ann: -0.5, bob: 0.5 })))).toEqual([]);
  });

  test('is divided among those who won', () => {
    const tally = createTally();
    addHand(tally, hand({ ann: -30, bob: 20, cy: 10 }));
    expect([tally.get('ann bob')?.flow, tally.get('ann cy')?.flow, tally.get('bob ann')?.flow]).toEqual([
      20, 10, -20,
    ]);
    expect(tally.get('bob cy')?.flow).toBe(0);
  });
});

test('strong hands given up to one player again and again are found, those given up to anybody are not', () => {
  const fold = (to: string) => hand({ ann: -2, bob: 1, cy: 1 }, { softFolds: [{ from: 'ann', to }] });
  expect(find(times(5, () => fold('bob')))).toEqual(['soft ann bob']);
  expect(find(times(4, () => fold('bob')))).toEqual([]);
  expect(find(times(10, (index) => fold(index % 2 ? 'bob' : 'cy')))).toEqual([]);
});

test('whole stacks lost to one player are found', () => {
  const bust = (to: string) => ({
    ...hand({ bob: 0, cy: 0 }),
    players: [
      { playerId: 'ann', before: 50, after: 0, device: null },
      { playerId: to, before: 50, after: 100, device: null },
    ],
  });
  expect(find(times(3, () => bust('bob')))).toEqual(['all_in ann bob']);
  expect(find(times(2, () => bust('bob')))).toEqual([]);
  expect(find(times(6, (index) => bust(index % 2 ? 'bob' : 'cy')))).toEqual([]);
});

test('who acts within a second of one player, and not of others, is found', () => {
  const acts = (ms: Record<'bob' | 'cy', number>) => (index: number) => {
    const first = index % 2 ? 'bob' : 'cy';
    return hand(
      { ann: 0, bob: 0, cy: 0 },
      {
        actions: [
          { playerId: first, atMs: 0 },
          { playerId: 'ann', atMs: ms[first] },
        ],
      },
    );
  };
  expect(find(times(80, acts({ bob: 400, cy: 5_000 })))).toEqual(['together ann bob']);
  expect(find(times(80, acts({ bob: 400, cy: 400 })))).toEqual([]);
  expect(find(times(80, acts({ bob: 5_000, cy: 5_000 })))).toEqual([]);
});

test('two who sat in one browser are found once, also in a single hand', () => {
  const sit = (devices: Record<string, string | null>) => ({
    ...hand({}),
    players: Object.entries(devices).map(([playerId, device]) => ({
      ...{ playerId, before: 100, after: 100 },
      device,
    })),
  });
  expect(find([sit({ cy: 'x', ann: 'x', bob: 'y' })])).toEqual(['device ann cy']);
  expect(find(times(50, () => sit({ ann: 'x', bob: 'y', cy: null, dan: null })))).toEqual([]);
});

test('a day of very many pairs is judged in time that grows with them, not with their square', () => {
  const tally = createTally();
  const table = (first: number) =>
    Object.fromEntries(Array.from({ length: 6 }, (_, seat) => [`p${(first * 7 + seat * 131) % 5_000}`, 0]));
  for (let index = 0; index < 3_000; index += 1) addHand(tally, hand(table(index)));
  let reads = 0;
  const watched: typeof tally = new Map();
  for (const [key, pair] of tally) {
    const get: ProxyHandler<typeof pair>['get'] = (_, name) => {
      reads += 1;
      return Reflect.get(pair, name);
    };
    watched.set(key, new Proxy<typeof pair>(pair, { get }));
  }
  expect(findingsOf(watched)).toEqual([]);
  expect(watched.size).toBeGreaterThan(10_000);
  expect(reads / watched.size).toBeLessThan(40);
});
