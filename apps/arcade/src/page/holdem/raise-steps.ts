import type { HoldemLegal, HoldemView } from '@parlour/game-rules/holdem';

/** What a raise may be: from the least to the most, in whole chips, all of it on this street. */
export type RaiseRange = { least: bigint; most: bigint; step: bigint };
export type RaisePreset = { kind: 'min' | 'half' | 'pot' | 'allIn'; to: bigint };

type Needs = Pick<HoldemView, 'players' | 'pots' | 'bet' | 'stake' | 'isOver'>;

export function raiseRange({ raise }: HoldemLegal, { stake }: Pick<HoldemView, 'stake'>): RaiseRange | null {
  if (!raise) return null;
  return { least: BigInt(raise.least), most: BigInt(raise.most), step: stepOf(BigInt(stake)) };
}

/** Half a stake; a chip where the stake is one. */
function stepOf(stake: bigint): bigint {
  return stake >= 2n ? stake / 2n : 1n;
}

/** Everything that is in the middle and in front of the players; once the hand is over, what was paid out. */
export function potOf({ players, pots, isOver }: Pick<HoldemView, 'players' | 'pots' | 'isOver'>): bigint {
  const collected = pots.reduce((sum, { amount }) => sum + BigInt(amount), 0n);
  if (isOver) return collected;
  return players.reduce((sum, { bet }) => sum + BigInt(bet), collected);
}

/**
 * Raises by the pot: what the pot is after calling, on top of the bet that is called. Those that come to the same, or
 * cannot be, are left out.
 */
export function presetsOf(view: Needs, seat: number, range: RaiseRange): RaisePreset[] {
  const bet = BigInt(view.bet);
  const own = BigInt(view.players.find((player) => player.seat === seat)?.bet ?? '0');
  const pot = potOf(view) + bet - own;
  const wanted: RaisePreset[] = [
    { kind: 'min', to: range.least },
    { kind: 'half', to: bet + pot / 2n },
    { kind: 'pot', to: bet + pot },
    { kind: 'allIn', to: range.most },
  ];
  return wanted.filter(
    ({ kind, to }) =>
      kind === 'allIn' || (to < range.most && to >= range.least && (kind === 'min' || to > range.least)),
  );
}

/** A step up or down the slider; its ends are always reached. */
export function nextRaise(to: bigint, up: 1n | -1n, { least, most, step }: RaiseRange): bigint {
  return within(to + up * step, { least, most });
}

export function within(to: bigint, { least, most }: Pick<RaiseRange, 'least' | 'most'>): bigint {
  return to < least ? least : to > most ? most : to;
}

/** A slider has so many places, closer to each other where the raise is small. */
export const SLIDER_PLACES = 100;

export function raiseAt(place: number, { least, most, step }: RaiseRange): bigint {
  if (place >= SLIDER_PLACES) return most;
  const share = (place / SLIDER_PLACES) ** 2;
  const more = BigInt(Math.round(Number(most - least) * share));
  return within(least + (more / step) * step, { least, most });
}

export function placeOf(to: bigint, { least, most }: RaiseRange): number {
  if (most <= least) return SLIDER_PLACES;
  const share = Number(to - least) / Number(most - least);
  return Math.round(Math.sqrt(share) * SLIDER_PLACES);
}
