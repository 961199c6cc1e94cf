import { type AccountRef, accountId, PURPOSES } from './accounts.rules.ts';
import type { Prepared, Side } from './books.rules.ts';
import { assertPosting, type Posting, requestHash } from './posting.rules.ts';

/** Checks a posting and finds the rows it touches; of striped accounts those of one's own stripe. */
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
  };
}

function sideOf(ref: AccountRef, ownStripe: number): Side {
  const stripe = PURPOSES[ref.purpose].isStriped ? ownStripe : 0;
  const known = sidesOf.get(ref.owner);
  const found = known?.find((side) => side.stripe === stripe && isSame(side.ref, ref));
  if (found) return found;
  const id = accountId(ref);
  const side = { key: `${id}/${stripe}`, accountId: id, stripe, ref };
  if (sidesOf.size >= OWNERS_MAX) sidesOf.clear();
  sidesOf.set(ref.owner, known ? [...known, side] : [side]);
  return side;
}

/** What was found for an owner before. It follows from the account alone, so that it can never be old. */
const sidesOf = new Map<string, Side[]>();
const OWNERS_MAX = 200_000;

const isSame = (one: AccountRef, other: AccountRef) =>
  one.purpose === other.purpose && one.currency === other.currency && one.brandId === other.brandId;

/**
 * Every row the postings touch, in the one order in which rows are locked: members' first, then the striped ones, which
 * everybody needs and which are therefore held the shortest. Of a member's the main one comes first: it is there before
 * the others, so that who finds one of those missing, and makes it, holds nothing that belongs after it.
 */
export function sidesInOrder(postings: readonly Prepared[]): Side[] {
  const sides = new Map<string, Side>();
  for (const { lines } of postings) {
    for (const { debit, credit } of lines) {
      sides.set(debit.key, debit);
      sides.set(credit.key, credit);
    }
  }
  return [...sides.values()].sort(inLockOrder);
}

export function inLockOrder(one: Side, other: Side): number {
  const byStripes = Number(isStriped(one)) - Number(isStriped(other));
  if (byStripes !== 0) return byStripes;
  if (one.ref.owner !== other.ref.owner) return one.ref.owner < other.ref.owner ? -1 : 1;
  const byMain = Number(other.ref.purpose === 'main') - Number(one.ref.purpose === 'main');
  if (byMain !== 0) return byMain;
  return one.key < other.key ? -1 : 1;
}

const isStriped = ({ ref }: Side) => PURPOSES[ref.purpose].isStriped;
