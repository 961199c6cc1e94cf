import { expect, test } from 'vitest';
import { nextRaise, placeOf, potOf, presetsOf, raiseAt, raiseRange, SLIDER_PLACES } from './raise-steps.ts';

const playerOf = (seat: number, bet: string) =>
  ({ seat, bet }) as Parameters<typeof presetsOf>[0]['players'][number];
const viewOf = (pot: string, bets: string[]) => ({
  stake: '200',
  isOver: false,
  bet: bets.toSorted((a, b) => Number(b) - Number(a))[0] ?? '0',
  players: bets.map((bet, seat) => playerOf(seat, bet)),
  pots: [{ amount: pot, seats: [], rake: '0', winners: [] }],
});
const RANGE = { least: 400n, most: 20_000n, step: 100n };

test('the pot is what lies in the middle and before the players', () => {
  expect(potOf(viewOf('700', ['0', '300', '600']))).toBe(1_600n);
  // A bet that nobody called has gone back.
  expect(potOf({ ...viewOf('700', ['0', '300', '600']), isOver: true })).toBe(700n);
});

test('a raise by the pot calls first, then adds what the pot is by then', () => {
  // 700 lie in the middle, another has bet 300: after a call there are 1300.
  const presets = presetsOf(viewOf('700', ['0', '300']), 0, { ...RANGE, least: 600n });
  expect(presets).toEqual([
    { kind: 'min', to: 600n },
    { kind: 'half', to: 950n },
    { kind: 'pot', to: 1_600n },
    { kind: 'allIn', to: 20_000n },
  ]);
});

test('what is already bet counts: the big blind raises a limped pot to its size', () => {
  const presets = presetsOf(viewOf('0', ['200', '200', '200']), 2, RANGE);
  expect(presets.find(({ kind }) => kind === 'pot')?.to).toBe(800n);
});

test('steps that are too low or more than one has are left out; all in is always there', () => {
  const small = presetsOf(viewOf('700', ['0', '300']), 0, { least: 600n, most: 1_000n, step: 100n });
  expect(small.map(({ kind }) => kind)).toEqual(['min', 'half', 'allIn']);
  const only = presetsOf(viewOf('700', ['0', '300']), 0, { least: 450n, most: 450n, step: 100n });
  expect(only).toEqual([{ kind: 'allIn', to: 450n }]);
});

test('a slider reaches its ends, never leaves them, and steps by half a stake', () => {
  expect(raiseAt(0, RANGE)).toBe(400n);
  expect(raiseAt(SLIDER_PLACES, RANGE)).toBe(20_000n);
  for (let place = 0; place < SLIDER_PLACES; place += 1) {
    const to = raiseAt(place, RANGE);
    expect((to - 400n) % 100n).toBe(0n);
    expect(Math.abs(placeOf(to, RANGE) - place)).toBeLessThanOrEqual(7);
  }
  expect(nextRaise(400n, -1n, RANGE)).toBe(400n);
  expect(nextRaise(19_950n, 1n, RANGE)).toBe(20_000n);
});

test('who cannot raise has no range', () => {
  expect(raiseRange({ call: '200', raise: null }, { stake: '200' })).toBeNull();
  expect(raiseRange({ call: null, raise: { least: '2', most: '9' } }, { stake: '1' })).toEqual({
    least: 2n,
    most: 9n,
    step: 1n,
  });
});
