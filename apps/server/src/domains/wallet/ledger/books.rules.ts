import type { BonusProduct } from '@parlour/contract';
import { AMOUNT_MAX, AMOUNT_MIN } from '@parlour/money';
import type { AccountRef } from './accounts.rules.ts';
import { type Counting, countingOf, memberOf, type Posting, type Transfer } from './posting.rules.ts';
import { countUsage, rollUsage, type Usage, type Used } from './usage.rules.ts';

/** One row of balances, as last known. */
export type Balance = {
  readonly brandId: string;
  readonly accountId: string;
  readonly stripe: number;
  balance: bigint;
  seq: bigint;
  readonly floor: bigint | null;
  isGuarded: boolean;
  movedAtMs: number;
};

/** A row that a transfer touches. */
export type Side = {
  readonly key: string;
  readonly accountId: string;
  readonly stripe: number;
  readonly ref: AccountRef;
  /** Its place in the lock order (`inLockOrder`). */
  readonly order: string;
};
export type Line = { readonly transfer: Transfer; readonly debit: Side; readonly credit: Side };
/** A posting whose accounts are found and whose content is hashed. */
export type Prepared = {
  readonly posting: Posting;
  readonly hash: string;
  readonly lines: readonly Line[];
  /** Rows beyond those of its lines that it may touch. */
  readonly also: readonly Side[];
  /** Of a stake, once it is decided. */
  readonly spent?: Spent;
};

/** An active bonus, as far as a stake must know it. */
export type SpendableBonus = {
  readonly id: string;
  readonly product: BonusProduct;
  readonly vendors: readonly string[] | null;
  readonly stakeMax: bigint | null;
};

/** How a stake was paid by a member who has a bonus that allows it. */
export type Spent = {
  readonly bonusId: string;
  /** The part that the bonus paid. */
  readonly amount: bigint;
  /** What the member can stake there afterwards. */
  readonly playable: bigint;
};

/** Why a guard refuses a deposit or a stake. */
export type GuardRefusal =
  | { reason: 'excluded'; untilMs: number }
  | { reason: 'locked' }
  | {
      reason: 'limit_reached';
      kind: 'deposit' | 'stake' | 'loss';
      period: 'day' | 'week' | 'month';
      limit: bigint;
      left: bigint;
    };
export type GuardCheck = (
  movement: { counts: 'deposit' | 'stake'; amount: bigint },
  used: Used,
) => GuardRefusal | null;

export type Balances = { readonly debitBalance: bigint; readonly creditBalance: bigint };
export type PostingRefusal =
  /** `isBonusElsewhere`: with the bonus it would be enough, and the bonus may not be staked there. */
  | { reason: 'not_enough_money'; balance: bigint; isBonusElsewhere?: true }
  /** A bonus would pay a part of a stake above its limit. */
  | { reason: 'bonus_stake_limit'; limit: bigint }
  | GuardRefusal;
export type Outcome =
  | { state: 'posted' | 'repeated'; atMs: number; lines: readonly Balances[]; spent?: Spent }
  /** The id was used for something else. */
  | { state: 'conflict' }
  | { state: 'refused'; refusal: PostingRefusal };

/** A posting that is already in the books. */
export type Known = { readonly hash: string; readonly atMs: number; readonly lines: readonly Balances[] };

export type TransferRow = {
  readonly prepared: Prepared;
  readonly line: number;
  readonly debitSeq: bigint;
  /** Its place in the credited account: the row, and the line number there. */
  readonly creditStripe: number;
  readonly creditSeq: bigint;
} & Balances;

export type Books = {
  /** Every row the postings touch, by key; changed as postings are decided. */
  readonly balances: Map<string, Balance>;
  /** By id; the postings are of one brand. */
  readonly known: Map<string, Known>;
  /** By member; only of members with a guard. */
  readonly guards: ReadonlyMap<string, GuardCheck>;
  /** Of members who have a guard, by member and currency. */
  readonly usages: Map<string, Usage>;
  /** The time of all postings: not before anything already in the books, since clocks of processes differ. */
  readonly atMs: number;
  /** The business day at the brand. */
  dayOf(brandId: string): string;
  readonly rows: TransferRow[];
};

/** Thrown when a balance would not fit its column; the books stay unchanged. */
export class BeyondBounds extends Error {}

/** The moment of a batch, given the rows it touches. */
export function momentOf(balances: Iterable<Balance>, nowMs: number): number {
  let atMs = nowMs;
  for (const { movedAtMs } of balances) if (movedAtMs > atMs) atMs = movedAtMs;
  return atMs;
}

export const usageKey = ({ owner, currency }: AccountRef) => `${owner}|${currency}`;

/**
 * Decides one posting against the books and, if it passes, moves the money in them. A refused posting leaves the books
 * unchanged, so it does not affect others in the batch.
 */
export function decide(books: Books, prepared: Prepared): Outcome {
  const known = books.known.get(prepared.posting.id);
  if (known)
    return known.hash === prepared.hash
      ? { state: 'repeated', atMs: known.atMs, lines: known.lines }
      : { state: 'conflict' };
  const undo: Undo = [];
  const rowsBefore = books.rows.length;
  const lines: Balances[] = [];
  for (let index = 0; index < prepared.lines.length; index += 1) {
    const { transfer, debit, credit } = prepared.lines[index] as Line;
    const from = balanceOf(books, debit);
    const to = balanceOf(books, credit);
    const byFloor = refusalByFloor(from, transfer);
    const isBeyond =
      !byFloor && (from.balance - transfer.amount < AMOUNT_MIN || to.balance + transfer.amount > AMOUNT_MAX);
    const refusal = byFloor ?? (isBeyond ? null : refusalByGuard(books, transfer, undo));
    if (isBeyond || refusal) {
      for (const step of undo.reverse()) step();
      books.rows.length = rowsBefore;
      if (!refusal) throw new BeyondBounds(`posting ${prepared.posting.id}: a balance beyond all bounds`);
      return { state: 'refused', refusal };
    }
    // Only a later line of the same posting can still be refused.
    if (prepared.lines.length > 1) undo.push(restoring(from), restoring(to));
    move(from, to, { amount: transfer.amount, atMs: books.atMs });
    books.rows.push({
      prepared,
      line: index,
      debitSeq: from.seq,
      creditStripe: credit.stripe,
      creditSeq: to.seq,
      debitBalance: from.balance,
      creditBalance: to.balance,
    });
    lines.push({ debitBalance: from.balance, creditBalance: to.balance });
  }
  const { atMs } = books;
  books.known.set(prepared.posting.id, { hash: prepared.hash, atMs, lines });
  return { state: 'posted', atMs, lines };
}

type Undo = (() => void)[];

function balanceOf(books: Books, { key }: Side): Balance {
  const balance = books.balances.get(key);
  if (!balance) throw new Error(`balance ${key} was not read`);
  return balance;
}

function refusalByFloor({ balance, floor }: Balance, { amount }: Transfer): PostingRefusal | null {
  if (floor === null || balance - amount >= floor) return null;
  return { reason: 'not_enough_money', balance };
}

/** Asks the member's guard, if any, and counts what it allows. */
function refusalByGuard(books: Books, transfer: Transfer, undo: Undo): PostingRefusal | null {
  const counting = countingOf(transfer.kind);
  const member = counting && memberOf(transfer);
  if (!counting || !member) return null;
  const guard = books.guards.get(member.owner);
  if (!guard) return null;
  const key = usageKey(member);
  const kept = books.usages.get(key);
  if (!kept) throw new Error(`the usage of ${key} was not read`);
  const usage = rollUsage(kept, books.dayOf(member.brandId));
  const refusal = isAsked(counting) ? guard({ counts: counting, amount: transfer.amount }, usage) : null;
  if (refusal) return refusal;
  books.usages.set(key, countUsage(usage, counting, transfer.amount));
  undo.push(() => books.usages.set(key, kept));
  return null;
}

/** Only deposits and stakes can be refused: money may always come back to a member. */
const isAsked = (counting: Counting): counting is 'deposit' | 'stake' =>
  counting === 'deposit' || counting === 'stake';

function move(from: Balance, to: Balance, { amount, atMs }: { amount: bigint; atMs: number }): void {
  from.balance -= amount;
  to.balance += amount;
  from.seq += 1n;
  to.seq += 1n;
  from.movedAtMs = atMs;
  to.movedAtMs = atMs;
}

function restoring(balance: Balance): () => void {
  const before = { ...balance };
  return () => void Object.assign(balance, before);
}
