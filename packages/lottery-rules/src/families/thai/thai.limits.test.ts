import { parseDecimal } from '@parlour/exact';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { selectionOf } from '../../play/chance.ts';
import { writeSelection } from '../../selection/read.ts';
import {
  joinLists,
  listsByStakes,
  oddsAtStanding,
  partByStanding,
  roomFor,
  standingOf,
} from './thai.limits.ts';
import { thai } from './thai.ts';

const LIMITS = { halfFrom: 1_000n, fullAt: 1_500n };
const lists = (half: string[], full: string[]) => ({ half: new Set(half), full: new Set(full) });

describe('limits of numbers', () => {
  test('a number on both lists is full', () => {
    const both = lists(['12', '34'], ['34']);
    expect(['11', '12', '34'].map((number) => standingOf(number, both))).toEqual(['open', 'half', 'full']);
  });

  test('stakes fill the lists at the limits, not before', () => {
    const staked = new Map([
      ['01', 999n],
      ['02', 1_000n],
      ['03', 1_499n],
      ['04', 1_500n],
    ]);
    const made = listsByStakes(staked, LIMITS);
    expect(['00', '01', '02', '03', '04'].map((number) => standingOf(number, made))).toEqual([
      'open',
      'open',
      'half',
      'half',
      'full',
    ]);
  });

  test('the stricter of two lists holds', () => {
    const joined = joinLists(lists(['12'], []), lists([], ['12', '13']));
    expect(['12', '13', '14'].map((number) => standingOf(number, joined))).toEqual(['full', 'full', 'open']);
  });

  test('whatever is staked step by step within the room never passes the limit', () => {
    fc.assert(
      fc.property(fc.array(fc.bigInt({ min: 1n, max: 700n }), { maxLength: 30 }), (wishes) => {
        let staked = 0n;
        for (const wish of wishes) {
          const room = roomFor(staked, LIMITS);
          if (!room) break;
          expect(room.standing).toBe(staked >= LIMITS.halfFrom ? 'half' : 'open');
          const taken = wish < room.room ? wish : room.room;
          expect(taken).toBeGreaterThan(0n);
          staked += taken;
        }
        expect(staked).toBeLessThanOrEqual(LIMITS.fullAt);
        expect(roomFor(LIMITS.fullAt, LIMITS)).toBeNull();
      }),
    );
  });

  test('half pays half, exactly', () => {
    expect(oddsAtStanding([parseDecimal('3.2')], 'half')).toEqual([parseDecimal('1.6')]);
    expect(oddsAtStanding([parseDecimal('3.2')], 'open')).toEqual([parseDecimal('3.2')]);
  });

  test('a selection is parted by how its numbers stand', () => {
    const play = thai.plays().find(({ id }) => id === 'thai.top2');
    if (!play) throw new Error('there is no such play');
    const parts = partByStanding(play, selectionOf(play, '11,12,13,14'), lists(['12'], ['13', '14']));
    expect(parts.open && writeSelection(play, parts.open)).toBe('11');
    expect(parts.half && writeSelection(play, parts.half)).toBe('12');
    expect(parts.full).toEqual(['13', '14']);
    expect(partByStanding(play, selectionOf(play, '13'), lists([], ['13']))).toEqual({
      open: null,
      half: null,
      full: ['13'],
    });
  });
});
