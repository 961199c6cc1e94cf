import { divide, type Fraction, fraction } from '@parlour/exact';
import type { Play } from '../../play/play.ts';
import { readSelection, writeSelection } from '../../selection/read.ts';
import type { Selection } from '../../selection/selection.ts';

/** Numbers of a play that pay half, and numbers that are full and take no more stakes. Written as they are played. */
export type NumberLists = { readonly half: ReadonlySet<string>; readonly full: ReadonlySet<string> };

export type Standing = 'open' | 'half' | 'full';

/** How much may be staked on a number of a play in one draw, as amounts, before it pays half and before it is full. */
export type NumberLimits = { readonly halfFrom: bigint; readonly fullAt: bigint };

const HALF = fraction(2n);

/** What a number's lists say about it. A number on both lists is full. */
export function standingOf(number: string, { half, full }: NumberLists): Standing {
  if (full.has(number)) return 'full';
  return half.has(number) ? 'half' : 'open';
}

/** The lists that follow from stakes alone: what was staked on each number so far, compared with the limits. */
export function listsByStakes(staked: ReadonlyMap<string, bigint>, limits: NumberLimits): NumberLists {
  const reached = (limit: bigint) =>
    new Set([...staked].flatMap(([number, own]) => (own >= limit ? [number] : [])));
  return { half: reached(limits.halfFrom), full: reached(limits.fullAt) };
}

/** Merges two lists: the stricter one decides each number. */
export function joinLists(a: NumberLists, b: NumberLists): NumberLists {
  return { half: new Set([...a.half, ...b.half]), full: new Set([...a.full, ...b.full]) };
}

/** How much more may be staked on a number at its current terms; null if it is full. */
export function roomFor(
  staked: bigint,
  { halfFrom, fullAt }: NumberLimits,
): { standing: 'open' | 'half'; room: bigint } | null {
  if (staked >= fullAt) return null;
  if (staked >= halfFrom) return { standing: 'half', room: fullAt - staked };
  return { standing: 'open', room: (halfFrom < fullAt ? halfFrom : fullAt) - staked };
}

/** The odds at which a number is accepted. The order stores them, so a later list does not change them. */
export function oddsAtStanding(odds: readonly Fraction[], standing: 'open' | 'half'): Fraction[] {
  return standing === 'half' ? odds.map((own) => divide(own, HALF)) : [...odds];
}

/** A selection split by the standing of its numbers; a part without numbers is null. */
export function partByStanding(
  play: Play,
  selection: Selection,
  lists: NumberLists,
): { open: Selection | null; half: Selection | null; full: string[] } {
  const numbers = writeSelection(play, selection).split(',');
  const standing = (wanted: Standing) => numbers.filter((number) => standingOf(number, lists) === wanted);
  const select = (own: readonly string[]) => {
    const reading = readSelection(play, own.join(','));
    return reading.ok ? reading.selection : null;
  };
  return { open: select(standing('open')), half: select(standing('half')), full: standing('full') };
}
