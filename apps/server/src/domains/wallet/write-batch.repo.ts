import type { Run } from '../../db/database.ts';
import { arrayOf, textArrayOf } from '../../db/statement.ts';
import type { Balance, TransferRow } from './books.rules.ts';

/**
 * A kind of row that another domain wants written together with a posting, by the same statement. `insert` is given the
 * names of its parameters; `values` makes an array for each, in the order of the rows.
 */
export type CompanionKind<Row> = {
  readonly name: string;
  readonly parameters: number;
  insert(parameter: (index: number) => string): string;
  values(rows: readonly Row[]): string[];
};
export type Companion = { readonly kind: CompanionKind<never>; readonly row: unknown };

/** A companion of a kind: the row is checked against the kind here, and nowhere else. */
export function companion<Row>(kind: CompanionKind<Row>, row: Row): Companion {
  return { kind: kind as unknown as CompanionKind<never>, row };
}

export type BalanceChange = { readonly before: Pick<Balance, 'seq' | 'isGuarded'>; readonly after: Balance };

const OWN_PARAMETERS = 25;

/**
 * Writes a batch of one brand in one statement: balances, transfers and companions, all or nothing. A balance is only
 * written over the state it was computed from, so that a statement which did not see the newest one is undone (STALE).
 * Rows are found one by one by their key: a join would leave it to the planner, which scans while a table is young. Where
 * somebody else writes a row meanwhile it is no longer in its place, and the batch is stale as it should be.
 */
export async function writeBatch(
  run: Run,
  batch: {
    brandId: string;
    atMs: number;
    balances: readonly BalanceChange[];
    rows: readonly TransferRow[];
    companions: readonly Companion[];
  },
): Promise<void> {
  const groups = groupByKind(batch.companions);
  await run({
    name: `wallet_write:${groups.map(({ kind }) => kind.name).join(',')}`,
    text: statementFor(groups.map(({ kind }) => kind)),
    values: [
      batch.brandId,
      new Date(batch.atMs).toISOString(),
      batch.balances.length,
      ...balanceValues(batch.balances),
      ...transferValues(batch.rows),
      ...groups.flatMap(({ kind, rows }) => kind.values(rows as never[])),
    ],
  });
}

const texts = new Map<string, string>();

function statementFor(kinds: readonly CompanionKind<never>[]): string {
  const name = kinds.map((kind) => kind.name).join(',');
  const known = texts.get(name);
  if (known) return known;
  let offset = OWN_PARAMETERS + 1;
  const companions = kinds.map((kind, index) => {
    const from = offset;
    offset += kind.parameters;
    return `, companion_${index} as (${kind.insert((n) => `$${from + n}`)})`;
  });
  const text = `with believed as (
    select v.balance, v.seq, v.is_guarded, v.seq_before, v.was_guarded,
      (select b.ctid from wallet_balance as b
       where b.brand_id = $1::uuid and b.account_id = v.account_id and b.stripe = v.stripe) as place
    from unnest($4::uuid[], $5::int2[], $6::int8[], $7::int8[], $8::bool[], $9::int8[], $10::bool[])
      as v(account_id, stripe, balance, seq, is_guarded, seq_before, was_guarded)
  ), moved as (
    update wallet_balance as b
    set balance = v.balance, seq = v.seq, is_guarded = v.is_guarded, moved_at = $2::timestamptz
    from believed as v
    where b.ctid = v.place and b.seq = v.seq_before and b.is_guarded = v.was_guarded
    returning 1
  ), written as (
    insert into wallet_transfer (brand_id, id, line, request_hash, kind, currency, amount, reference,
      debit_account_id, debit_stripe, debit_seq, debit_balance,
      credit_account_id, credit_stripe, credit_seq, credit_balance, at)
    select $1::uuid, v.id, v.line, v.request_hash, v.kind, v.currency, v.amount, v.reference,
      v.debit_account_id, v.debit_stripe, v.debit_seq, v.debit_balance,
      v.credit_account_id, v.credit_stripe, v.credit_seq, v.credit_balance, $2::timestamptz
    from unnest($11::uuid[], $12::int2[], $13::uuid[], $14::text[], $15::text[], $16::int8[], $17::text[],
      $18::uuid[], $19::int2[], $20::int8[], $21::int8[], $22::uuid[], $23::int2[], $24::int8[], $25::int8[])
      as v(id, line, request_hash, kind, currency, amount, reference,
        debit_account_id, debit_stripe, debit_seq, debit_balance,
        credit_account_id, credit_stripe, credit_seq, credit_balance)
  )${companions.join('')}
  select wallet_refuse_stale((select count(*) from moved), $3)`;
  texts.set(name, text);
  return text;
}

function balanceValues(changes: readonly BalanceChange[]): string[] {
  return [
    arrayOf(changes.map(({ after }) => after.accountId)),
    arrayOf(changes.map(({ after }) => after.stripe)),
    arrayOf(changes.map(({ after }) => after.balance)),
    arrayOf(changes.map(({ after }) => after.seq)),
    arrayOf(changes.map(({ after }) => after.isGuarded)),
    arrayOf(changes.map(({ before }) => before.seq)),
    arrayOf(changes.map(({ before }) => before.isGuarded)),
  ];
}

function transferValues(rows: readonly TransferRow[]): string[] {
  const lines = rows.map(({ prepared, line }) => prepared.lines[line] as (typeof prepared.lines)[number]);
  return [
    arrayOf(rows.map(({ prepared }) => prepared.posting.id)),
    arrayOf(rows.map(({ line }) => line)),
    arrayOf(rows.map(({ prepared }) => prepared.hash)),
    arrayOf(lines.map(({ transfer }) => transfer.kind)),
    arrayOf(lines.map(({ transfer }) => transfer.debit.currency)),
    arrayOf(lines.map(({ transfer }) => transfer.amount)),
    textArrayOf(rows.map(({ prepared }) => prepared.posting.reference)),
    arrayOf(lines.map(({ debit }) => debit.accountId)),
    arrayOf(lines.map(({ debit }) => debit.stripe)),
    arrayOf(rows.map(({ debitSeq }) => debitSeq)),
    arrayOf(rows.map(({ debitBalance }) => debitBalance)),
    arrayOf(lines.map(({ credit }) => credit.accountId)),
    arrayOf(lines.map(({ credit }) => credit.stripe)),
    arrayOf(rows.map(({ creditSeq }) => creditSeq)),
    arrayOf(rows.map(({ creditBalance }) => creditBalance)),
  ];
}

function groupByKind(companions: readonly Companion[]) {
  const groups = new Map<string, { kind: CompanionKind<never>; rows: unknown[] }>();
  for (const { kind, row } of companions) {
    const group = groups.get(kind.name) ?? { kind, rows: [] };
    group.rows.push(row);
    groups.set(kind.name, group);
  }
  return [...groups.values()].sort((one, other) => (one.kind.name < other.kind.name ? -1 : 1));
}
