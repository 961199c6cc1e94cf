import { type AccountRef, accountId, HOUSE, PURPOSES } from './accounts.rules.ts';
import type { Prepared, Side } from './books.rules.ts';
import { assertPosting, type Posting, requestHash, type Transfer } from './posting.rules.ts';

/** Checks a posting and finds the rows it touches; in striped accounts those of the given stripe. */
export function prepare(posting: Posting, stripe: number): Prepared {
  assertPosting(posting);
  return {
    posting,
    hash: requestHash(posting),
    lines: posting.transfers.map((transfer) => ({
      transfer,
      debit: sideOf(transfer.debit, stripe),
      credit: sideOf(transfer.credit, stripe),
    })),
    also: posting.transfers.flatMap((transfer) => alsoTouched(transfer, stripe)),
  };
}

/**
 * Whoever touches the bonus purse holds the member's main account too, so that a stake that finds a bonus can lock the
 * purse after it. What comes back for a bonus may go on to the house.
 */
function alsoTouched({ debit, credit, bonus }: Transfer, stripe: number): Side[] {
  const purse = [debit, credit].find(({ purpose }) => purpose === 'bonus');
  if (!purse) return NONE;
  const main = sideOf({ ...purse, purpose: 'main' }, 0);
  return bonus ? [main, sideOf(houseOf(purse), stripe)] : [main];
}

const NONE: Side[] = [];

/** The house's own account for a member's currency. */
export const houseOf = ({ brandId, currency }: AccountRef): AccountRef => ({
  brandId,
  owner: HOUSE,
  purpose: 'house',
  currency,
});

/** The row of an account that callers with this stripe use. */
export function sideOf(ref: AccountRef, ownStripe: number): Side {
  const stripe = PURPOSES[ref.purpose].isStriped ? ownStripe : 0;
  const known = sidesOf.get(ref.owner);
  const found = known?.find((side) => side.stripe === stripe && isSame(side.ref, ref));
  if (found) return found;
  const id = accountId(ref);
  const key = `${id}/${stripe}`;
  const side = { key, accountId: id, stripe, ref, order: orderOf(ref, key) };
  if (sidesOf.size >= OWNERS_MAX) sidesOf.clear();
  sidesOf.set(ref.owner, known ? [...known, side] : [side]);
  return side;
}

/** Cache by owner. A side follows from the account alone, so it never goes stale. */
const sidesOf = new Map<string, Side[]>();
const OWNERS_MAX = 200_000;

const isSame = (one: AccountRef, other: AccountRef) =>
  one.purpose === other.purpose && one.currency === other.currency && one.brandId === other.brandId;

/** Every row the postings touch, in lock order. */
export function sidesInOrder(postings: readonly Prepared[]): Side[] {
  const sides = new Map<string, Side>();
  for (const { lines, also } of postings) {
    for (const { debit, credit } of lines) {
      sides.set(debit.key, debit);
      sides.set(credit.key, credit);
    }
    for (const side of also) sides.set(side.key, side);
  }
  return [...sides.values()].sort(inLockOrder);
}

export const inLockOrder = (one: Side, other: Side) => (one.order < other.order ? -1 : 1);

/**
 * The lock order: members' rows first, then the striped ones, which everybody needs and which are therefore held the
 * shortest. A member's main row comes first: it exists before the others, so a posting that creates a missing one holds
 * no row that comes later. `\0` cannot occur in an owner.
 */
function orderOf({ owner, purpose }: AccountRef, key: string): string {
  return `${PURPOSES[purpose].isStriped ? 1 : 0}${owner}\0${purpose === 'main' ? 0 : 1}${key}`;
}
