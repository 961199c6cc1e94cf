import type { MinesModel, MinesSeen } from '@parlour/game-rules/mines';
import { expect, test } from 'vitest';
import { closedTiles, endedBy, faceOf, isOpened, type MinesRound, NOTHING_SEEN } from './mines-board.ts';

const model: MinesModel = {
  sheet: { return: '99.00', least: '99.00', deviation: '1', most: '1' },
  returned: 9_900,
  ceiling: 10_000,
};

function roundOf(given: Partial<MinesRound> & { seen: MinesSeen }): MinesRound {
  return {
    id: 'a-round',
    mark: null,
    state: 'settled',
    pick: { mines: 3 },
    steps: [{ open: 1 }, { stop: true }],
    before: null,
    isOver: true,
    isWon: true,
    stopPays: null,
    ...given,
  };
}

test('An open round shows only what was opened', () => {
  const seen = { opened: [4, 7], mines: null, hit: null };
  expect(faceOf(4, seen)).toBe('jewel');
  expect(faceOf(5, seen)).toBe('closed');
  expect(closedTiles(seen)).toHaveLength(23);
  expect(closedTiles(NOTHING_SEEN)).toHaveLength(25);
});

test('A lost round shows every mine, and which of them was hit', () => {
  const seen = { opened: [4], mines: [1, 2, 3], hit: 2 };
  expect([1, 2, 4, 5].map((tile) => faceOf(tile, seen))).toEqual(['mine', 'hit', 'jewel', 'jewel']);
  expect([1, 2, 4, 5].map((tile) => isOpened(tile, seen))).toEqual([false, true, true, false]);
  expect(endedBy(roundOf({ seen }), model)).toBeNull();
});

test('A stop of the player is no end by the house, a stop that comes with a tile is', () => {
  const seen = { opened: [4, 7], mines: [1, 2, 3], hit: null };
  const stopped = { opened: [4, 7], mines: null, hit: null };
  const earlier = { opened: [4], mines: null, hit: null };
  expect(endedBy(roundOf({ seen, before: stopped }), model)).toBeNull();
  expect(endedBy(roundOf({ seen, before: earlier }), model)).toBe('limit');
});

test('A round ends by itself at the ceiling, and with the last jewel', () => {
  const one = roundOf({
    pick: { mines: 24 },
    seen: { opened: [4], mines: [], hit: null },
    steps: [{ open: 4 }],
  });
  expect(endedBy(one, model)).toBe('all');
  const ten = { opened: [0, 1, 2, 3, 4, 5, 6, 7], mines: [], hit: null };
  const steps = ten.opened.map((open) => ({ open }));
  expect(endedBy(roundOf({ pick: { mines: 12 }, seen: ten, steps }), { ...model, ceiling: 900 })).toBe(
    'limit',
  );
});
