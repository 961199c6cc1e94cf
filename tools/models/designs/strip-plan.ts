import type { SlotsModel, SpinRules } from '../../../packages/game-rules/src/slots/model.ts';
import type { Design } from '../solve/design.ts';
import { arrangeReels, type ReelPlan, shapePays } from './reels.ts';

/** A machine with strips and free spins, in a few lines. */
export type StripPlan = {
  name: string;
  returned: number;
  /** How symbols compare, and how longer wins compare with the shortest. */
  symbols: readonly number[];
  lengths: readonly number[];
  base: ReelPlan & Omit<SpinRules, 'strips'>;
  /** What three, four and five scatters award; they pay 2, 10 and 50 stakes at once. */
  awards: readonly [number, number, number];
  free: Partial<ReelPlan> & Omit<SpinRules, 'strips'> & { special?: readonly number[] };
};

export type Frame = Pick<Design, 'kind' | 'coins' | 'rows' | 'by' | 'lines' | 'refill'>;

/** Far above what retriggers reach, so that the limit never matters to the return. */
const FREE_SPINS_MAX = 100;
const SCATTER_PAYS = [0, 0, 0, 2, 10, 50];

export function designStrips(plan: StripPlan, frame: Frame): Design {
  const { name, returned, symbols, lengths, base, free, awards } = plan;
  return {
    name,
    returned,
    ...frame,
    counts: [3, 4, 5],
    shape: shapePays(symbols, lengths),
    scatter: writeScatter(frame.coins, awards),
    base: writeRules(name, base),
    free: { limit: FREE_SPINS_MAX, ...writeRules(`${name} free`, { ...base, ...free }) },
  };
}

function writeScatter(coins: number, awards: readonly number[]): NonNullable<SlotsModel['scatter']> {
  return { pays: SCATTER_PAYS.map((stakes) => stakes * coins), awards: [0, 0, 0, ...awards] };
}

export function writeRules(
  name: string,
  { mix, wilds, scatters, stacks = [1], coinStacks = [1], ...rules }: ReelPlan & SpinRules,
): SpinRules {
  return { strips: arrangeReels(name, { mix, wilds, scatters, stacks, coinStacks }), ...rules };
}
