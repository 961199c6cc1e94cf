import type { BonusState, Product } from '@parlour/contract';
import type { AccountRef } from './accounts.rules.ts';
import {
  type Books,
  decide,
  type Line,
  type Outcome,
  type PostingRefusal,
  type Prepared,
  type Side,
  type SpendableBonus,
  type Spent,
  usageKey,
} from './books.rules.ts';
import type { Transfer } from './posting.rules.ts';
import { houseOf, sideOf } from './prepare.rules.ts';

/** Bonuses, as far as the postings of a batch must know them; read while the members' main accounts are locked. */
export type Bonuses = {
  /** The active ones, by member and currency. */
  readonly spendable: ReadonlyMap<string, SpendableBonus>;
  /** What became of those whose stakes bring money back, by id. */
  readonly states: ReadonlyMap<string, BonusState>;
  /** What came back for bonuses that are not active, by id; grows as postings are decided. */
  readonly late: Map<string, bigint>;
};

/** None pays for play against people: who loses a bonus to a friend there would make cash of it. */
export const allows = (
  { product, vendors }: Pick<SpendableBonus, 'product' | 'vendors'>,
  play: { product: Product; vendor: string },
): boolean =>
  play.product !== 'pvp' &&
  (product === 'any' || product === play.product) &&
  (vendors?.includes(play.vendor) ?? true);

/**
 * Decides a posting whose purses depend on the member's bonuses: a stake takes main first, then the bonus; money that an
 * ended bonus earned goes to main if that was released, else to the house.
 */
export function decideWithBonuses(books: Books, bonuses: Bonuses, prepared: Prepared): Outcome {
  const { lines, posting } = prepared;
  if (books.known.has(posting.id)) return decide(books, prepared);
  const [first] = lines as [Line];
  if (first.transfer.spends) {
    const stake = spreadStake(books, bonuses, first);
    if ('refusal' in stake) return { state: 'refused', ...stake };
    const outcome = decide(books, { ...prepared, ...stake });
    return outcome.state === 'posted' && stake.spent ? { ...outcome, spent: stake.spent } : outcome;
  }
  if (prepared.also.length === 0) return decide(books, prepared);
  const found = lines.flatMap((line) => redirected(bonuses, posting.id, line));
  const outcome = decide(books, { ...prepared, lines: found });
  if (outcome.state === 'posted') noteLate(bonuses, found);
  return outcome;
}

type Spread = { readonly lines: readonly Line[]; readonly spent?: Spent };

function spreadStake(books: Books, { spendable }: Bonuses, line: Line): Spread | { refusal: PostingRefusal } {
  const { transfer, credit } = line;
  const { debit: main, amount, spends } = transfer;
  const bonus = spendable.get(usageKey(main));
  if (!bonus || !spends) return { lines: [line] };
  const purse = bonusSide(main);
  const [inMain, inPurse] = [balanceAt(books, line.debit), balanceAt(books, purse)];
  const left = inMain + inPurse;
  if (!allows(bonus, { product: spends.product, vendor: transfer.credit.owner }))
    return inMain < amount && left >= amount
      ? { refusal: { reason: 'not_enough_money', balance: inMain, isBonusElsewhere: true } }
      : { lines: [line] };
  if (left < amount) return { refusal: { reason: 'not_enough_money', balance: left } };
  const fromMain = inMain < amount ? inMain : amount;
  const fromBonus = amount - fromMain;
  if (fromBonus > 0n && bonus.stakeMax !== null && (spends.largest ?? amount) > bonus.stakeMax)
    return { refusal: { reason: 'bonus_stake_limit', limit: bonus.stakeMax } };
  const parts: Line[] = [
    { ...line, transfer: { ...transfer, amount: fromMain } },
    { transfer: { ...transfer, debit: purse.ref, amount: fromBonus }, debit: purse, credit },
  ];
  return {
    lines: parts.filter((part) => part.transfer.amount > 0n),
    spent: { bonusId: bonus.id, amount: fromBonus, playable: left - amount },
  };
}

/** A line that brings a bonus's money back. */
function redirected({ states }: Bonuses, postingId: string, line: Line): Line[] {
  const { transfer, credit } = line;
  const { bonus, amount } = transfer;
  if (!bonus) return [line];
  const state = states.get(bonus);
  if (!state) throw new Error(`posting ${postingId}: no bonus ${bonus}`);
  if (state === 'active') return [line];
  if (state === 'released') {
    const main: AccountRef = { ...credit.ref, purpose: 'main' };
    return [{ ...line, transfer: { ...transfer, credit: main }, credit: sideOf(main, 0) }];
  }
  const house = sideOf(houseOf(credit.ref), line.debit.stripe);
  const back: Transfer = { kind: 'bonus_forfeit', debit: credit.ref, credit: house.ref, amount };
  return [line, { transfer: back, debit: credit, credit: house }];
}

function noteLate({ states, late }: Bonuses, lines: readonly Line[]): void {
  for (const { transfer } of lines) {
    const { bonus, amount } = transfer;
    const state = bonus && states.get(bonus);
    if (!state || state === 'active' || state === 'released') continue;
    late.set(bonus, (late.get(bonus) ?? 0n) + amount);
  }
}

export const bonusSide = (main: AccountRef): Side => sideOf({ ...main, purpose: 'bonus' }, 0);

function balanceAt({ balances }: Books, { key }: Side): bigint {
  const balance = balances.get(key);
  if (!balance) throw new Error(`balance ${key} was not read`);
  return balance.balance;
}
