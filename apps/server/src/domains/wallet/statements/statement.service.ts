import { Readable } from 'node:stream';
import type { StatementLine } from '@parlour/contract';
import type { Database } from '@parlour/database/database';
import { writeDecimal } from '@parlour/money';
import { stringify } from 'csv-stringify';
import type { AuditWriter } from '../../../audit/audit-entry.ts';
import { changesBetween } from '../../../audit/changes.rules.ts';
import type { Actor } from '../../../http/calls/operator-call.ts';
import { Refusal } from '../../../http/calls/refusal.ts';
import { EXPORT_MAX, EXPORT_PAGE } from '../../../lists/exports.rules.ts';
import { type AskedPage, readPage } from '../../../lists/pages.rules.ts';
import type { Brand } from '../../../tenancy/brand.ts';
import { asPlainText } from '../../operators/operators.module.ts';
import {
  type AccountNames,
  type AccountRow,
  findAccounts,
  isHeldByMember,
  listBalances,
} from '../accounts/accounts.ts';
import { balanceLine, STATEMENT_COLUMNS, statementLine } from './csv.rules.ts';
import { findLastBefore, type Places, placesBefore, readPlaces, writePlaces } from './places.rules.ts';
import { type LineRow, listLines, readMarks } from './statement.repo.ts';

type Span = { accountId: string; from?: number | undefined; until?: number | undefined };

type StatementNeeds = { database: Database; names: AccountNames; audit: AuditWriter; exportMax?: number };
export type Statements = ReturnType<typeof createStatements>;

/**
 * What moved on an account, and its balance before and after. Nothing is added up: each line carries the balance after
 * it, so the ends of a span are two lines, found by binary search. A striped account is the sum of its rows, read as
 * one list by time, row and number.
 */
export function createStatements({ database, names, audit, exportMax = EXPORT_MAX }: StatementNeeds) {
  const { queries } = database;

  async function balanceAt(account: AccountRow, places: Places): Promise<bigint> {
    const asked = [...places].map(([stripe, seq]) => ({ stripe, seq })).filter(({ seq }) => seq > 0n);
    const marks = await readMarks(queries, keyOf(account), asked);
    return marks.reduce((sum, { balance }) => sum + balance, 0n);
  }

  /** Where the span begins and ends in each row: after `first`, up to `last`. */
  async function endsOf(account: AccountRow, { from, until }: Omit<Span, 'accountId'>) {
    const rows = await listBalances(queries, account.brandId, [account.id]);
    const newest: Places = new Map(rows.map(({ stripe, seq }) => [stripe, seq]));
    const before = (atMs: number) =>
      findLastBefore(newest, atMs, (asked) => readMarks(queries, keyOf(account), asked));
    const last = until === undefined ? newest : await before(until);
    const first =
      from === undefined ? new Map([...newest.keys()].map((stripe) => [stripe, 0n])) : await before(from);
    // A span that ends before it begins has no lines, and equal balances at both ends.
    return {
      first: new Map([...first].map(([stripe, seq]) => [stripe, lower(seq, last.get(stripe))])),
      last,
    };
  }

  type Ends = Awaited<ReturnType<typeof endsOf>>;

  async function pageOf(
    account: AccountRow,
    { first }: Ends,
    { upTo, limit }: { upTo: Places; limit: number },
  ) {
    const stretches = [...upTo]
      .map(([stripe, upToSeq]) => ({ stripe, upToSeq, afterSeq: first.get(stripe) ?? 0n }))
      .filter(({ upToSeq, afterSeq }) => upToSeq > afterSeq);
    const read = (count: number) => listLines(queries, keyOf(account), { stretches, limit: count });
    const { rows, next } = await readPage(limit, read, (_last, shown) => placesBefore(upTo, shown));
    return { items: await describe(account, rows, await balanceAt(account, upTo)), next };
  }

  /** Newest first, each with the balance of the whole account after it. */
  async function describe(account: AccountRow, rows: readonly LineRow[], balance: bigint) {
    const refOf = await names.refsById(
      account.brandId,
      rows.map(({ counterId }) => counterId),
    );
    let after = balance;
    return rows.map(({ counterId, atMs, amount, seq, ...row }): StatementLine => {
      const line = {
        ...row,
        id: `${row.stripe}.${seq}`,
        at: atMs,
        amount: writeDecimal(amount),
        balanceAfter: writeDecimal(after),
        counter: refOf(counterId),
        seq: String(seq),
      };
      after -= row.direction === 'in' ? amount : -amount;
      return line;
    });
  }

  async function open(brand: Brand, { accountId, ...span }: Span, view: { actor: Actor; action: string }) {
    const [account] = await findAccounts(queries, brand.id, [accountId]);
    if (!account) throw new Refusal('not_found');
    const isExport = view.action === 'wallet.export_statement';
    if (isExport || isHeldByMember(account))
      await database.transaction((tx) =>
        audit.record(tx, {
          ...view,
          kind: 'view',
          target: isHeldByMember(account)
            ? { kind: 'member', id: account.owner }
            : { kind: 'ledger_account', id: account.id },
          brandId: brand.id,
          changes: changesBetween({}, { accountId, ...span }),
        }),
      );
    return account;
  }

  async function* exported(account: AccountRow, span: Span): AsyncGenerator<string[]> {
    const ends = await endsOf(account, span);
    yield balanceLine('closing_balance', await balanceAt(account, ends.last), account.currency);
    const written = { currency: account.currency, asText: asPlainText };
    let upTo: Places = ends.last;
    for (let left = exportMax; left > 0; left -= EXPORT_PAGE) {
      const { items, next } = await pageOf(account, ends, { upTo, limit: Math.min(left, EXPORT_PAGE) });
      for (const line of items) yield statementLine(line, written);
      if (next === null) {
        yield balanceLine('opening_balance', await balanceAt(account, ends.first), account.currency);
        return;
      }
      upTo = next;
    }
    yield balanceLine('more_before', await balanceAt(account, upTo), account.currency);
  }

  return {
    async read(brand: Brand, { limit, after, ...span }: Span & AskedPage, actor: Actor) {
      const account = await open(brand, span, { actor, action: 'wallet.view_statement' });
      const ends = await endsOf(account, span);
      const upTo = after === undefined ? ends.last : readPlaces(after, ends.last);
      const { items, next } = await pageOf(account, ends, { upTo, limit });
      return {
        items,
        next: next && writePlaces(next),
        opening: writeDecimal(await balanceAt(account, ends.first)),
        closing: writeDecimal(await balanceAt(account, ends.last)),
      };
    },

    /** As CSV, streamed: never more than a page of it is in memory. */
    async export(brand: Brand, span: Span, actor: Actor): Promise<Readable> {
      const account = await open(brand, span, { actor, action: 'wallet.export_statement' });
      const csv = stringify({ header: true, columns: [...STATEMENT_COLUMNS], bom: true });
      const source = Readable.from(exported(account, span));
      source.on('error', (error) => csv.destroy(error));
      return source.pipe(csv);
    },
  };
}

const keyOf = ({ brandId, id }: AccountRow) => ({ brandId, accountId: id });
const lower = (one: bigint, other: bigint | undefined) => (other !== undefined && other < one ? other : one);
