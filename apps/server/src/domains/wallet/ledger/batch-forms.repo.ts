import { binaryArray, type ElementType } from '@parlour/database/bytes/binary-array';
import type { BinaryArray, Cell } from '@parlour/database/database';
import type { Balance, Line, TransferRow } from './books.rules.ts';

export type BalanceChange = { readonly before: Pick<Balance, 'seq' | 'isGuarded'>; readonly after: Balance };
export type Batch = {
  readonly brandId: string;
  readonly atMs: number;
  readonly balances: readonly BalanceChange[];
  readonly rows: readonly TransferRow[];
  /** Whether it was decided from memory, which holds no guarded balance, and goes through a lane. */
  readonly isRemembered?: boolean;
};

/** A way to write a batch in one statement: all or nothing, and nothing if a balance has changed since it was read. */
export type Form = {
  readonly name: string;
  /** Whether every parameter is an array with one element per row. */
  readonly hasArrays: boolean;
  /** How many the text uses, the brand first; those of companions follow. */
  readonly parameters: number;
  text(companions: string): string;
  values(batch: Batch): (Cell | BinaryArray)[];
};

const DEBIT = balanceText({ account: 9, stripe: 10, seq: 11, balance: 12 });
const CREDIT = balanceText({ account: 13, stripe: 14, seq: 15, balance: 16 });

/** If the balance has changed, its `seq` becomes null, which the column refuses, and the whole statement with it. */
function balanceText(at: { account: number; stripe: number; seq: number; balance: number }): string {
  return `update wallet_balance set balance = $${at.balance}::int8, moved_at = $2::timestamptz,
      seq = case when seq = $${at.seq}::int8 - 1 and not is_guarded then $${at.seq}::int8 end
    where brand_id = $1::uuid and account_id = $${at.account}::uuid and stripe = $${at.stripe}::int2`;
}

/**
 * One transfer between two unguarded accounts, the usual case on a quiet server. It counts and looks up nothing, which
 * would take a third longer. The outermost update runs first, so it locks first.
 */
const oneTransfer = (name: string, first: string, second: string): Form => ({
  name,
  hasArrays: false,
  parameters: 16,
  text: (companions) => `with written as (
    insert into wallet_transfer (brand_id, at, id, request_hash, kind, currency, amount, reference, line,
      debit_account_id, debit_stripe, debit_seq, debit_balance,
      credit_account_id, credit_stripe, credit_seq, credit_balance)
    values ($1::uuid, $2::timestamptz, $3::uuid, $4::uuid, $5::text, $6::text, $7::int8, $8::text, 0,
      $9::uuid, $10::int2, $11::int8, $12::int8, $13::uuid, $14::int2, $15::int8, $16::int8)
  )${companions}, second as (${second})
  ${first}`,
  values: ({ brandId, atMs, rows }) => {
    const row = rows[0] as TransferRow;
    const { posting, hash } = row.prepared;
    const { transfer, debit, credit } = lineOf(row);
    return [
      brandId,
      new Date(atMs).toISOString(),
      posting.id,
      hash,
      transfer.kind,
      transfer.debit.currency,
      transfer.amount,
      posting.reference,
      debit.accountId,
      debit.stripe,
      row.debitSeq,
      row.debitBalance,
      credit.accountId,
      credit.stripe,
      row.creditSeq,
      row.creditBalance,
    ];
  },
});
const ONE_OUT = oneTransfer('wallet_write_one_out', DEBIT, CREDIT);
const ONE_IN = oneTransfer('wallet_write_one_in', CREDIT, DEBIT);

type Column<Row> = readonly [ElementType, (row: Row) => Cell];

const arraysOf = <Row>(columns: readonly Column<Row>[], rows: readonly Row[]) =>
  columns.map(([type, cellOf]) => binaryArray(type, rows, cellOf));

const TRANSFER: readonly Column<TransferRow>[] = [
  ['uuid', ({ prepared }) => prepared.posting.id],
  ['int2', ({ line }) => line],
  ['uuid', ({ prepared }) => prepared.hash],
  ['text', (row) => lineOf(row).transfer.kind],
  ['text', (row) => lineOf(row).transfer.debit.currency],
  ['int8', (row) => lineOf(row).transfer.amount],
  ['text', ({ prepared }) => prepared.posting.reference],
  ['uuid', (row) => lineOf(row).debit.accountId],
  ['int2', (row) => lineOf(row).debit.stripe],
  ['int8', ({ debitSeq }) => debitSeq],
  ['int8', ({ debitBalance }) => debitBalance],
  ['uuid', (row) => lineOf(row).credit.accountId],
  ['int2', (row) => lineOf(row).credit.stripe],
  ['int8', ({ creditSeq }) => creditSeq],
  ['int8', ({ creditBalance }) => creditBalance],
];

const BALANCE: readonly Column<BalanceChange>[] = [
  ['uuid', ({ after }) => after.accountId],
  ['int2', ({ after }) => after.stripe],
  ['int8', ({ after }) => after.balance],
  ['int8', ({ after }) => after.seq],
  ['int8', ({ before }) => before.seq],
];
const GUARDED_BALANCE: readonly Column<BalanceChange>[] = [
  ...BALANCE,
  ['bool', ({ after }) => after.isGuarded],
  ['bool', ({ before }) => before.isGuarded],
];

/** `from`: the number of the first of fifteen parameters. */
function transfersText(from: number): string {
  const arrays = TRANSFER.map(([type], index) => `unnest($${from + index}::${type}[])`);
  return `insert into wallet_transfer (brand_id, at, id, line, request_hash, kind, currency, amount, reference,
      debit_account_id, debit_stripe, debit_seq, debit_balance,
      credit_account_id, credit_stripe, credit_seq, credit_balance)
    select $1::uuid, $2::timestamptz, ${arrays.join(', ')}`;
}

/**
 * Many transfers between unguarded accounts. Rows are locked in the order given: on a connection without scan plans
 * they can only be found one by one. The brand is compared with a list because a plain `=` would let a planner that
 * expects few rows scan the brand's rows in storage order, and two batches could deadlock.
 */
const REMEMBERED: Form = {
  name: 'wallet_write_remembered',
  hasArrays: true,
  parameters: 22,
  text: (companions) => `with written as (${transfersText(8)})${companions}
  update wallet_balance as b
  set balance = v.balance, moved_at = $2::timestamptz,
    seq = case when b.seq = v.seq_before and not b.is_guarded then v.seq end
  from (select $1::uuid as brand_id, unnest($3::uuid[]) as account_id, unnest($4::int2[]) as stripe,
    unnest($5::int8[]) as balance, unnest($6::int8[]) as seq, unnest($7::int8[]) as seq_before) as v
  where b.brand_id = any(array[v.brand_id]) and b.account_id = v.account_id and b.stripe = v.stripe`,
  values: ({ brandId, atMs, balances, rows }) => [
    brandId,
    new Date(atMs).toISOString(),
    ...arraysOf(BALANCE, balances),
    ...arraysOf(TRANSFER, rows),
  ],
};

/**
 * Rows are found one by one by their key: with a join the planner would scan while a table is small. A row that another
 * transaction writes meanwhile is no longer in its place, so the batch is stale, as it should be.
 */
const MANY: Form = {
  name: 'wallet_write',
  hasArrays: true,
  parameters: 25,
  text: (companions) => `with believed as (
    select v.balance, v.seq, v.is_guarded, v.seq_before, v.was_guarded,
      (select b.ctid from wallet_balance as b
       where b.brand_id = $1::uuid and b.account_id = v.account_id and b.stripe = v.stripe) as place
    from (select unnest($4::uuid[]) as account_id, unnest($5::int2[]) as stripe, unnest($6::int8[]) as balance,
      unnest($7::int8[]) as seq, unnest($8::int8[]) as seq_before, unnest($9::bool[]) as is_guarded,
      unnest($10::bool[]) as was_guarded) as v
  ), moved as (
    update wallet_balance as b
    set balance = v.balance, seq = v.seq, is_guarded = v.is_guarded, moved_at = $2::timestamptz
    from believed as v
    where b.ctid = v.place and b.seq = v.seq_before and b.is_guarded = v.was_guarded
    returning 1
  ), written as (${transfersText(11)})${companions}
  select wallet_refuse_stale((select count(*) from moved), $3)`,
  values: ({ brandId, atMs, balances, rows }) => [
    brandId,
    new Date(atMs).toISOString(),
    balances.length,
    ...arraysOf(GUARDED_BALANCE, balances),
    ...arraysOf(TRANSFER, rows),
  ],
};

const lineOf = ({ prepared, line }: TransferRow) => prepared.lines[line] as Line;

const isUnguarded = ({ before, after }: BalanceChange) => !before.isGuarded && !after.isGuarded;

export function formOf({ balances, rows, isRemembered }: Batch): Form {
  const row = rows[0] as TransferRow;
  if (rows.length > 1 || balances.length !== 2 || !balances.every(isUnguarded))
    return isRemembered ? REMEMBERED : MANY;
  return balances[0]?.after.accountId === lineOf(row).debit.accountId ? ONE_OUT : ONE_IN;
}
