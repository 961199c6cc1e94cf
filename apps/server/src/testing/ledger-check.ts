import type { Database } from '../db/database.ts';

/** Both sides of every transfer, each with what the one before it on the same row left. */
const SIDES = `sides as (
    select brand_id, debit_account_id as account_id, debit_stripe as stripe, debit_seq as seq, -amount as moved,
      debit_balance as balance, currency, at
    from wallet_transfer
    union all
    select brand_id, credit_account_id, credit_stripe, credit_seq, amount, credit_balance, currency, at
    from wallet_transfer
  )`;

const CHECKS = {
  'the balances of a currency do not sum to nothing': `
    select a.brand_id, a.currency, sum(b.balance)::text as sum
    from wallet_balance as b
    join wallet_account as a on a.brand_id = b.brand_id and a.id = b.account_id
    group by a.brand_id, a.currency
    having sum(b.balance) <> 0`,
  'a balance is not the sum of its transfers': `
    with ${SIDES}, sums as (
      select brand_id, account_id, stripe, sum(moved) as moved, count(*) as transfers
      from sides
      group by brand_id, account_id, stripe
    )
    select b.account_id, s.account_id as of_transfers, b.stripe, b.balance::text, s.moved::text, b.seq::text
    from wallet_balance as b
    full join sums as s on s.brand_id = b.brand_id and s.account_id = b.account_id and s.stripe = b.stripe
    where b.balance is distinct from coalesce(s.moved, 0) or b.seq is distinct from coalesce(s.transfers, 0)`,
  'the chain of balances after is broken': `
    with ${SIDES}, chained as (
      select *, lag(balance, 1, 0::bigint) over of_row as balance_before, row_number() over of_row as place,
        lag(at, 1, at) over of_row as at_before
      from sides
      window of_row as (partition by brand_id, account_id, stripe order by seq)
    )
    select account_id, stripe, seq::text, balance_before::text, moved::text, balance::text
    from chained
    where balance_before + moved <> balance or place <> seq or at < at_before`,
  'an account with a floor was below it': `
    with ${SIDES}
    select s.account_id, s.seq::text, s.balance::text
    from sides as s
    join wallet_balance as b on b.brand_id = s.brand_id and b.account_id = s.account_id and b.stripe = s.stripe
    where s.balance < b.floor`,
  'a transfer is in another currency than its account': `
    with ${SIDES}
    select s.account_id, s.seq::text, s.currency
    from sides as s
    left join wallet_account as a on a.brand_id = s.brand_id and a.id = s.account_id
    where a.currency is distinct from s.currency`,
  'a posting is half there': `
    select id, count(*)::text as lines
    from wallet_transfer
    group by brand_id, id
    having count(*) <> max(line) + 1 or count(distinct request_hash) <> 1 or count(distinct at) <> 1`,
};

/** Everything about the books that does not add up, in words; nothing where all does. */
export async function findFaults(database: Database): Promise<string[]> {
  return database.withConnection(async ({ rows }) => {
    const faults: string[] = [];
    for (const [what, question] of Object.entries(CHECKS))
      for (const row of await rows<object>(question)) faults.push(`${what}: ${JSON.stringify(row)}`);
    return faults;
  });
}
