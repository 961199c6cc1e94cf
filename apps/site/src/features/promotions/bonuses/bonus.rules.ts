import { BONUS_MOVES } from '@parlour/contract/values/wallet';
import { readDecimal } from '@parlour/money';
import type { BonusAccount, OwnBonus } from './useBonuses.ts';

/** In per cent. */
const WHOLE_WEIGHT = 100;

const read = (amount: string): bigint => readDecimal(amount) ?? 0n;

/** How far the requirement is met, in whole per cent, rounded down: a hundred only when it is. */
export function percentMet({ wagered, requirement }: Pick<OwnBonus, 'wagered' | 'requirement'>): number {
  const [done, needed] = [read(wagered), read(requirement)];
  if (needed === 0n || done >= needed) return 100;
  return Number((done * 100n) / needed);
}

/** What a stake at a title counts towards a bonus, for a weight in per cent. */
export const countsAt = (weight: number): 'whole' | 'part' | 'nothing' =>
  weight >= WHOLE_WEIGHT ? 'whole' : weight > 0 ? 'part' : 'nothing';

/** What moved in the purse, in the order in which things happen. */
export const movesInOrder = (moves: BonusAccount['moves']): BonusAccount['moves'] =>
  [...moves].sort((one, other) => BONUS_MOVES.indexOf(one.kind) - BONUS_MOVES.indexOf(other.kind));

type Played = BonusAccount['wagering']['games'][number];

/** What of each game did not count for a reason. */
export const partsOf = (games: readonly Played[], why: Played['uncounted'][number]['why']) =>
  games.flatMap(({ name, uncounted }) =>
    uncounted.flatMap((part) => (part.why === why ? [{ name, amount: part.amount }] : [])),
  );

/** Whether any of a game's stakes counted. */
export const isCounted = ({ counted }: Pick<Played, 'counted'>): boolean => read(counted) > 0n;
