import { AMOUNT_MAX } from '@parlour/money';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { uuidOf } from '../../../testing/ledger/ids.ts';
import { ledgerOf } from '../../../testing/ledger/ledger.ts';
import { PURPOSES } from './accounts.rules.ts';
import {
  type Balance,
  BeyondBounds,
  type Books,
  decide,
  type Outcome,
  type Prepared,
} from './books.rules.ts';
import type { Posting, Transfer } from './posting.rules.ts';
import { prepare, sidesInOrder } from './prepare.rules.ts';
import { noneUsed } from './usage.rules.ts';

const BRAND = uuidOf('brand');
const DAY = '2026-11-15';
const STRIPE = 3;
const ledger = ledgerOf(BRAND);
const member = (index: number) => uuidOf(`member ${index}`);

/** A line as it is drawn: who, what and how much. */
type Drawn = { make: (owner: string, amount: bigint) => Posting; owner: number; amount: bigint };
const line: fc.Arbitrary<Drawn> = fc.record({
  make: fc.constantFrom(
    ledger.deposit,
    ledger.bet,
    ledger.win,
    ledger.betRollback,
    ledger.winRollback,
    (owner: string, amount: bigint) =>
      ledger.posting({
        kind: 'withdrawal_hold',
        debit: ledger.main(owner),
        credit: ledger.account(owner, 'locked'),
        amount,
      }),
  ),
  owner: fc.nat(2),
  amount: fc.bigInt({ min: 1n, max: 100n }),
});
/** Few ids, so that batches are full of repeats and of conflicting ids. */
const postings = fc.array(
  fc.record({ id: fc.nat(15), lines: fc.array(line, { minLength: 1, maxLength: 4 }) }).map(postingOf),
  { maxLength: 40 },
);

function postingOf({ id, lines }: { id: number; lines: Drawn[] }): Posting {
  const transfers = lines.map(({ make, owner, amount }) => make(member(owner), amount).transfers[0]);
  return {
    id: uuidOf(`posting ${id}`),
    brandId: BRAND,
    reference: 'drawn',
    transfers: transfers as [Transfer, ...Transfer[]],
  };
}

function booksFor(prepared: readonly Prepared[], start = 0n): Books {
  const balances = new Map<string, Balance>();
  for (const { key, accountId, stripe, ref } of sidesInOrder(prepared))
    balances.set(key, {
      brandId: ref.brandId,
      accountId,
      stripe,
      balance: PURPOSES[ref.purpose].isStriped ? 0n : start,
      seq: 0n,
      floor: PURPOSES[ref.purpose].floor,
      isGuarded: false,
      movedAtMs: 0,
    });
  return {
    balances,
    known: new Map(),
    guards: new Map(),
    usages: new Map(),
    atMs: 1_000,
    dayOf: () => DAY,
    rows: [],
  };
}

const copyOf = (books: Books) => structuredClone([books.balances, books.known, books.usages, books.rows]);
const nameOf = ({ owner, purpose }: Transfer['debit']) => `${owner}/${purpose}`;

/**
 * The expected behaviour, as simply as possible: copies all balances for every posting, and keeps the copy only if all
 * lines pass.
 */
function createModel() {
  let balances = new Map<string, bigint>();
  const seen = new Map<string, { content: string; lines: unknown[] }>();
  return {
    balances: () => balances,
    post(posting: Posting): { state: Outcome['state']; lines?: unknown[] } {
      const content = JSON.stringify(posting.transfers, (_, value) =>
        typeof value === 'bigint' ? `${value}` : value,
      );
      const before = seen.get(posting.id);
      if (before)
        return before.content === content
          ? { state: 'repeated', lines: before.lines }
          : { state: 'conflict' };
      const next = new Map(balances);
      const lines: unknown[] = [];
      for (const { debit, credit, amount } of posting.transfers) {
        const debitBalance = (next.get(nameOf(debit)) ?? 0n) - amount;
        if (debitBalance < 0n && PURPOSES[debit.purpose].holder === 'member') return { state: 'refused' };
        next.set(nameOf(debit), debitBalance);
        const creditBalance = (next.get(nameOf(credit)) ?? 0n) + amount;
        next.set(nameOf(credit), creditBalance);
        lines.push({ debitBalance, creditBalance });
      }
      balances = next;
      seen.set(posting.id, { content, lines });
      return { state: 'posted', lines };
    },
  };
}

describe('a posting decided against the books', () => {
  test('has the outcome and leaves the balances of the plainest model, whatever the batch', () => {
    fc.assert(
      fc.property(postings, (batch) => {
        const prepared = batch.map((posting) => prepare(posting, STRIPE));
        const books = booksFor(prepared);
        const model = createModel();
        for (const one of prepared) {
          const outcome = decide(books, one);
          const expected = model.post(one.posting);
          expect(outcome.state).toBe(expected.state);
          if ('lines' in outcome) expect(outcome.lines).toEqual(expected.lines);
        }
        for (const { key, ref } of sidesInOrder(prepared))
          expect(books.balances.get(key)?.balance).toBe(model.balances().get(nameOf(ref)) ?? 0n);
        let sum = 0n;
        for (const { balance } of books.balances.values()) sum += balance;
        expect(sum).toBe(0n);
      }),
      { numRuns: 300 },
    );
  });

  test('writes rows whose balances follow one another without a gap', () => {
    fc.assert(
      fc.property(postings, (batch) => {
        const prepared = batch.map((posting) => prepare(posting, STRIPE));
        const books = booksFor(prepared);
        for (const one of prepared) decide(books, one);
        const last = new Map<string, { seq: bigint; balance: bigint }>();
        for (const row of books.rows) {
          const { debit, credit, transfer } = row.prepared.lines[row.line] as Prepared['lines'][number];
          for (const [key, seq, balance, moved] of [
            [debit.key, row.debitSeq, row.debitBalance, -transfer.amount],
            [credit.key, row.creditSeq, row.creditBalance, transfer.amount],
          ] as const) {
            const before = last.get(key) ?? { seq: 0n, balance: 0n };
            expect({ seq, balance }).toEqual({ seq: before.seq + 1n, balance: before.balance + moved });
            last.set(key, { seq, balance });
          }
        }
      }),
      { numRuns: 200 },
    );
  });

  test('leaves the books untouched unless it is posted, guards and figures too', () => {
    fc.assert(
      fc.property(postings, fc.bigInt({ min: 0n, max: 300n }), (batch, limit) => {
        const prepared = batch.map((posting) => prepare(posting, STRIPE));
        const books: Books = {
          ...booksFor(prepared, 100n),
          guards: new Map([
            [
              member(0),
              ({ counts, amount }, used) =>
                used[counts].day + amount > limit
                  ? {
                      reason: 'limit_reached',
                      kind: counts,
                      period: 'day',
                      limit,
                      left: limit - used[counts].day,
                    }
                  : null,
            ],
          ]),
          usages: new Map([[`${member(0)}|CNY`, noneUsed(DAY)]]),
        };
        for (const one of prepared) {
          const before = copyOf(books);
          if (decide(books, one).state !== 'posted') expect(copyOf(books)).toEqual(before);
          const used = books.usages.get(`${member(0)}|CNY`);
          expect(used && used.deposit.day <= limit).toBe(true);
        }
      }),
      { numRuns: 200 },
    );
  });

  test('throws and leaves the books untouched where a balance would not fit its column', () => {
    const posting = postingOf({ id: 1, lines: [{ make: ledger.deposit, owner: 0, amount: 5n }] });
    const beyond = { ...ledger.deposit(member(0), AMOUNT_MAX).transfers[0] };
    const prepared = prepare({ ...posting, transfers: [...posting.transfers, beyond] }, STRIPE);
    const books = booksFor([prepared]);
    const before = copyOf(books);
    expect(() => decide(books, prepared)).toThrow(BeyondBounds);
    expect(copyOf(books)).toEqual(before);
  });
});

describe('the order in which rows are locked', () => {
  test('is the same whoever asks, members before what everybody needs, each row once', () => {
    fc.assert(
      fc.property(postings, (batch) => {
        const prepared = batch.map((posting) => prepare(posting, STRIPE));
        const sides = sidesInOrder(prepared);
        const keys = sides.map(({ key }) => key);
        expect(sidesInOrder([...prepared].reverse()).map(({ key }) => key)).toEqual(keys);
        expect(new Set(keys).size).toBe(keys.length);
        const striped = sides.map(({ ref }) => PURPOSES[ref.purpose].isStriped);
        expect(striped).toEqual([...striped].sort());
        for (const [index, side] of sides.entries()) {
          expect(side.stripe).toBe(striped[index] ? STRIPE : 0);
          // Any subset of the rows has the same order as in the whole.
          const part = sidesInOrder(prepared.filter((_, at) => at % 2 === index % 2)).map(({ key }) => key);
          expect(part).toEqual(keys.filter((key) => part.includes(key)));
        }
      }),
      { numRuns: 100 },
    );
  });
});
