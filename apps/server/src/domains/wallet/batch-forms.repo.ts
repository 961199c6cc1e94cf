import type { Cell } from '@parlour/database/database';
import { columns } from '@parlour/database/statement';
import type { Balance, Line, TransferRow } from './books.rules.ts';

export type BalanceChange = { readonly before: Pick<Balance, 'seq' | 'isGuarded'>; readonly after: Balance };
export type Batch = {
  readonly brandId: string;
  readonly atMs: number;
  readonly balances: readonly BalanceChange[];
  readonly rows: readonly TransferRow[];
  /** Whether it was decided on what a process remembers, of which nothing is guarded, and goes through a lane. */
  readonly isRemembered?: boolean;
};

/** A way to write a batch in one statement: all or nothing, and nothing where a balance is not what it was believed to be. */
export type Form = {
  readonly name: string;
  /** Whether every parameter is an array with a place for each row. */
  readonly hasArrays: boolean;
  /** How many the text names, the brand first; those of companions follow. */
  readonly parameters: number;
  text(companions: string): string;
  values(batch: Batch): (Cell | Buffer)[];
};

const DEBIT = balanceText({ account: 9, stripe: 10, seq: 11, balance: 12 });
const CREDIT = balanceText({ account: 13, stripe: 14, seq: 15, balance: 16 });

/** Where the balance is not the believed one its `seq` would become null: the column refuses that, and with it the whole. */
function balanceText(at: { account: number; stripe: number; seq: number; balance: number }): string {
  return `update wallet_balance set balance = $${at.balance}::int8, moved_at = $2::timestamptz,
      seq = case when seq = $${at.seq}::int8 - 1 and not is_guarded then $${at.seq}::int8 end
    where brand_id = $1::uuid and account_id = $${at.account}::uuid and stripe = $${at.stripe}::int2`;
}

/**
 * One transfer between two accounts nobody guards is most of what a quiet server does. Nothing is counted or looked up
 * here, which would take a third longer. What stands outermost is run first, and so locked first.
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

const SIDE_TYPES = ['uuid', 'int2', 'int8', 'int8'] as const;
const TRANSFER_TYPES = [
  ...(['uuid', 'int2', 'uuid', 'text', 'text', 'int8', 'text'] as const),
  ...SIDE_TYPES,
  ...SIDE_TYPES,
];

/** `from`: the number of the first of fifteen parameters. */
function transfersText(from: number): string {
  const arrays = TRANSFER_TYPES.map((type, index) => `unnest($${from + index}::${type}[])`);
  return `insert into wallet_transfer (brand_id, at, id, line, request_hash, kind, currency, amount, reference,
      debit_account_id, debit_stripe, debit_seq, debit_balance,
      credit_account_id, credit_stripe, credit_seq, credit_balance)
    select $1::uuid, $2::timestamptz, ${arrays.join(', ')}`;
}

function transferArrays(rows: readonly TransferRow[]): Buffer[] {
  const written = columns(TRANSFER_TYPES, rows.length);
  for (const row of rows) {
    const { posting, hash } = row.prepared;
    const { transfer, debit, credit } = lineOf(row);
    written.add(
      posting.id,
      row.line,
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
    );
  }
  return written.arrays();
}

/** Many transfers between accounts nobody guards, on a connection that takes no plan which scans. */
const REMEMBERED: Form = {
  name: 'wallet_write_remembered',
  hasArrays: true,
  parameters: 22,
  text: (companions) => `with written as (${transfersText(8)})${companions}
  update wallet_balance as b
  set balance = v.balance, moved_at = $2::timestamptz,
    seq = case when b.seq = v.seq_before and not b.is_guarded then v.seq end
  from (select unnest($3::uuid[]) as account_id, unnest($4::int2[]) as stripe, unnest($5::int8[]) as balance,
    unnest($6::int8[]) as seq, unnest($7::int8[]) as seq_before) as v
  where b.brand_id = $1::uuid and b.account_id = v.account_id and b.stripe = v.stripe`,
  values: ({ brandId, atMs, balances, rows }) => {
    const moved = columns(['uuid', 'int2', 'int8', 'int8', 'int8'], balances.length);
    for (const { before, after } of balances)
      moved.add(after.accountId, after.stripe, after.balance, after.seq, before.seq);
    return [brandId, new Date(atMs).toISOString(), ...moved.arrays(), ...transferArrays(rows)];
  },
};

/**
 * Rows are found one by one by their key: a join would leave it to the planner, which scans while a table is young. Where
 * somebody else writes a row meanwhile it is no longer in its place, and the batch is stale as it should be.
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
      unnest($7::int8[]) as seq, unnest($8::bool[]) as is_guarded, unnest($9::int8[]) as seq_before,
      unnest($10::bool[]) as was_guarded) as v
  ), moved as (
    update wallet_balance as b
    set balance = v.balance, seq = v.seq, is_guarded = v.is_guarded, moved_at = $2::timestamptz
    from believed as v
    where b.ctid = v.place and b.seq = v.seq_before and b.is_guarded = v.was_guarded
    returning 1
  ), written as (${transfersText(11)})${companions}
  select wallet_refuse_stale((select count(*) from moved), $3)`,
  values: ({ brandId, atMs, balances, rows }) => {
    const moved = columns(['uuid', 'int2', 'int8', 'int8', 'bool', 'int8', 'bool'], balances.length);
    for (const { before, after } of balances)
      moved.add(
        after.accountId,
        after.stripe,
        after.balance,
        after.seq,
        after.isGuarded,
        before.seq,
        before.isGuarded,
      );
    const moment = new Date(atMs).toISOString();
    return [brandId, moment, balances.length, ...moved.arrays(), ...transferArrays(rows)];
  },
};

const lineOf = ({ prepared, line }: TransferRow) => prepared.lines[line] as Line;

const isUnguarded = ({ before, after }: BalanceChange) => !before.isGuarded && !after.isGuarded;

export function formOf({ balances, rows, isRemembered }: Batch): Form {
  const row = rows[0] as TransferRow;
  if (rows.length > 1 || balances.length !== 2 || !balances.every(isUnguarded))
    return isRemembered ? REMEMBERED : MANY;
  return balances[0]?.after.accountId === lineOf(row).debit.accountId ? ONE_OUT : ONE_IN;
}
