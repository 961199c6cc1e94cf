import { isIdInAnyCase } from '@parlour/clock/ids';
import type { LedgerPurpose } from '@parlour/contract';
import type { Database } from '@parlour/database/database';
import { writeDecimal } from '@parlour/money';
import type { AuditWriter } from '../../../audit/audit-entry.ts';
import type { Actor } from '../../../http/calls/operator-call.ts';
import { Refusal } from '../../../http/calls/refusal.ts';
import { type AskedPage, lastId, readPage } from '../../../lists/pages.rules.ts';
import type { Brand } from '../../../tenancy/brand.ts';
import { type Calendar, nextDate } from '../../../tenancy/calendar.rules.ts';
import type { MemberDirectory } from '../../identity/identity.module.ts';
import { currencyOfMember } from '../adjustments/adjustments.ts';
import type { Hold } from '../holds/holds.ts';
import { type AccountNames, isHeldByMember } from './account-names.service.ts';
import { walkList } from './bounded-scan.rules.ts';
import {
  type AccountRow,
  type BalanceRow,
  findAccounts,
  listAccounts,
  listBalances,
  listHolds,
  listPosting,
  listTransfers,
  type TransferColumns,
  type TransferPlace,
} from './explorer.repo.ts';
import { ACCOUNTS_OF_MEMBER_MAX } from './explorer.rules.ts';

type AccountListing = AskedPage & {
  purpose?: LedgerPurpose | undefined;
  currency?: string | undefined;
  owner?: string | undefined;
};
type TransferListing = AskedPage & {
  kind?: string | undefined;
  currency?: string | undefined;
  postingId?: string | undefined;
  from?: string | undefined;
  to?: string | undefined;
};

type ExplorerNeeds = {
  database: Database;
  names: AccountNames;
  directory: MemberDirectory;
  calendarOf(brand: Brand): Promise<Calendar>;
  audit: AuditWriter;
};
export type Explorer = ReturnType<typeof createExplorer>;

/** The ledger as operators browse it. Opening one member's money is recorded. */
export function createExplorer({ database, names, directory, calendarOf, audit }: ExplorerNeeds) {
  const { queries } = database;

  async function describe(brandId: string, rows: readonly AccountRow[]) {
    const refOf = await names.refs(brandId, rows);
    const balances = await listBalances(
      queries,
      brandId,
      rows.map(({ id }) => id),
    );
    return rows.map((row) => ({
      ...refOf(row),
      ...totalsOf(balances.filter(({ accountId }) => accountId === row.id)),
      createdAt: row.createdAt.getTime(),
    }));
  }

  async function transferLines(brandId: string, rows: readonly TransferColumns[]) {
    const refOf = await names.refsById(
      brandId,
      rows.flatMap(({ debitAccountId, creditAccountId }) => [debitAccountId, creditAccountId]),
    );
    return rows.map((row) => ({
      id: `${row.id}.${row.line}`,
      postingId: row.id,
      line: row.line,
      at: row.at.getTime(),
      kind: row.kind,
      currency: row.currency,
      amount: writeDecimal(row.amount),
      debit: refOf(row.debitAccountId),
      credit: refOf(row.creditAccountId),
      debitBalance: writeDecimal(row.debitBalance),
      creditBalance: writeDecimal(row.creditBalance),
      reference: row.reference,
    }));
  }

  /** The moments that the business days of the brand cover. */
  async function spanOf(brand: Brand, { from, to }: Pick<TransferListing, 'from' | 'to'>) {
    if (from === undefined && to === undefined) return {};
    const { startOf } = await calendarOf(brand);
    return {
      fromMs: from === undefined ? undefined : startOf(from),
      untilMs: to === undefined ? undefined : startOf(nextDate(to)),
    };
  }

  const recordView = (brand: Brand, actor: Actor, memberId: string) =>
    database.transaction((tx) =>
      audit.record(tx, {
        actor,
        kind: 'view',
        action: 'wallet.view_accounts',
        target: { kind: 'member', id: memberId },
        brandId: brand.id,
      }),
    );

  return {
    async accounts(
      brand: Brand,
      { limit, after, purpose, currency, owner: typed }: AccountListing,
      actor: Actor,
    ) {
      const member = typed ? await directory.find(brand.id, typed) : undefined;
      if (member) await recordView(brand, actor, member.id);
      const owner = member?.id ?? (typed || undefined);
      const { found, next } = await walkList<AccountRow, string>({
        limit,
        from: after,
        read: (afterId, count) => listAccounts(queries, brand.id, { owner, purpose, afterId, limit: count }),
        placeOf: ({ id }) => id,
        answers: currency === undefined ? null : (row) => row.currency === currency,
      });
      return { items: await describe(brand.id, found), next };
    },

    async member(brand: Brand, id: string, actor: Actor) {
      const member = (await directory.describe(brand.id, [id])).get(id);
      if (!member) throw new Refusal('not_found');
      await recordView(brand, actor, id);
      const rows = await listAccounts(queries, brand.id, { owner: id, limit: ACCOUNTS_OF_MEMBER_MAX });
      return {
        member: (await names.members(brand.id, [id]))(id),
        currency: currencyOfMember(member.type, brand),
        accounts: await describe(brand.id, rows),
      };
    },

    async account(brand: Brand, id: string, actor: Actor) {
      const [row] = await findAccounts(queries, brand.id, [id]);
      const [account] = row ? await describe(brand.id, [row]) : [];
      if (!row || !account) throw new Refusal('not_found');
      if (isHeldByMember(row)) await recordView(brand, actor, row.owner);
      const rows = await listBalances(queries, brand.id, [id]);
      return { ...account, rows: rows.map(balanceRow) };
    },

    async transfers(brand: Brand, asked: TransferListing) {
      const { limit, after, kind, currency, postingId } = asked;
      if (postingId !== undefined) {
        const lines = isIdInAnyCase(postingId)
          ? await listPosting(queries, brand.id, postingId.toLowerCase())
          : [];
        return { items: await transferLines(brand.id, lines), next: null };
      }
      const span = await spanOf(brand, asked);
      const isFiltered = kind !== undefined || currency !== undefined;
      const { found, next } = await walkList<TransferColumns, TransferPlace>({
        limit,
        from: after === undefined ? undefined : readPlace(after),
        read: (before, count) => listTransfers(queries, brand.id, { ...span, before, limit: count }),
        placeOf: ({ at, id, line }) => ({ atMs: at.getTime(), id, line }),
        answers: isFiltered
          ? (row) => row.kind === (kind ?? row.kind) && row.currency === (currency ?? row.currency)
          : null,
      });
      return { items: await transferLines(brand.id, found), next: next && writePlace(next) };
    },

    async posting(brand: Brand, id: string) {
      const [first, ...rest] = await listPosting(queries, brand.id, id);
      if (!first) throw new Refusal('not_found');
      const lines = await transferLines(brand.id, [first, ...rest]);
      return { id, at: first.at.getTime(), reference: first.reference, lines };
    },

    async holds(brand: Brand, { limit, after, state }: AskedPage & { state?: Hold['state'] | undefined }) {
      const filter = { state, beforeId: after };
      const read = (count: number) => listHolds(queries, brand.id, { ...filter, limit: count });
      const { rows, next } = await readPage(limit, read, lastId);
      const memberOf = await names.members(
        brand.id,
        rows.map(({ memberId }) => memberId),
      );
      const items = rows.map((hold) => ({
        id: hold.id,
        member: memberOf(hold.memberId),
        currency: hold.currency,
        amount: writeDecimal(hold.amount),
        state: hold.state,
        reference: hold.reference,
        createdAt: hold.createdAt.getTime(),
        endedAt: hold.endedAt?.getTime() ?? null,
      }));
      return { items, next };
    },
  };
}

const writePlace = ({ atMs, id, line }: TransferPlace) => `${atMs}.${id}.${line}`;

function readPlace(text: string): TransferPlace {
  const [atMs = '', id = '', line = ''] = text.split('.');
  return { atMs: Number(atMs), id, line: Number(line) };
}

/** An untouched row holds the moment it was created, which is no movement. */
const movedAt = ({ seq, movedAt: at }: BalanceRow) => (seq === 0n ? null : at.getTime());

const balanceRow = (row: BalanceRow) => ({
  stripe: row.stripe,
  balance: writeDecimal(row.balance),
  seq: String(row.seq),
  movedAt: movedAt(row),
});

function totalsOf(rows: readonly BalanceRow[]) {
  const moments = rows.map(movedAt).filter((at) => at !== null);
  return {
    balance: writeDecimal(rows.reduce((sum, { balance }) => sum + balance, 0n)),
    movedAt: moments.length > 0 ? Math.max(...moments) : null,
  };
}
