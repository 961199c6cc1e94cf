import type { Run } from '@parlour/database/database';
import { arrayOf, textArrayOf } from '@parlour/database/statement';
import { PURPOSES, STRIPES } from './accounts.rules.ts';
import type { Balance, Known, Prepared, Side } from './books.rules.ts';

type BalanceColumns = [
  accountId: string,
  stripe: number,
  balance: bigint,
  seq: bigint,
  floor: bigint | null,
  isGuarded: boolean,
  movedAtMs: bigint,
];

/**
 * Locks the rows in the order given, and reads them. If one does not exist, none is locked: holding some while creating
 * others would lock out of order and could deadlock.
 */
export async function lockBalances(run: Run, sides: readonly Side[]): Promise<Map<string, Balance> | null> {
  const rows = (await run({
    name: 'wallet_lock_balances',
    text: `select b.account_id, b.stripe, b.balance, b.seq, b.floor, b.is_guarded, b.moved_at_ms
           from unnest($1::uuid[], $2::uuid[], $3::int2[]) as k(brand_id, account_id, stripe)
           cross join lateral (
             select account_id, stripe, balance, seq, floor, is_guarded,
               (extract(epoch from moved_at) * 1000)::bigint as moved_at_ms
             from wallet_balance
             where brand_id = k.brand_id and account_id = k.account_id and stripe = k.stripe
             for update
           ) as b
           where (
             select count(*)
             from unnest($1::uuid[], $2::uuid[], $3::int2[]) as k(brand_id, account_id, stripe)
             join wallet_balance using (brand_id, account_id, stripe)
           ) = $4`,
    values: [...keysOf(sides), sides.length],
  })) as BalanceColumns[];
  if (rows.length < sides.length) return null;
  const brandOf = new Map(sides.map(({ key, ref }) => [key, ref.brandId]));
  return new Map(
    rows.map(([accountId, stripe, balance, seq, floor, isGuarded, movedAtMs]) => {
      const key = `${accountId}/${stripe}`;
      const brandId = brandOf.get(key) as string;
      return [
        key,
        { brandId, accountId, stripe, balance, seq, floor, isGuarded, movedAtMs: Number(movedAtMs) },
      ];
    }),
  );
}

function keysOf(sides: readonly Side[]): string[] {
  return [
    arrayOf(sides.map(({ ref }) => ref.brandId)),
    arrayOf(sides.map(({ accountId }) => accountId)),
    arrayOf(sides.map(({ stripe }) => stripe)),
  ];
}

/** Creates empty accounts, unless they exist. A member's is marked guarded until the guard is looked up. */
export async function createAccounts(run: Run, sides: readonly Side[], nowMs: number): Promise<void> {
  const refs = sides.map(({ ref }) => ref);
  const at = new Date(nowMs).toISOString();
  await run({
    name: 'wallet_create_accounts',
    text: `insert into wallet_account (brand_id, id, owner, purpose, currency, created_at)
           select k.brand_id, k.id, k.owner, k.purpose, k.currency, $6::timestamptz
           from unnest($1::uuid[], $2::uuid[], $3::text[], $4::text[], $5::text[]) as k(brand_id, id, owner, purpose, currency)
           on conflict do nothing`,
    values: [
      arrayOf(refs.map(({ brandId }) => brandId)),
      arrayOf(sides.map(({ accountId }) => accountId)),
      textArrayOf(refs.map(({ owner }) => owner)),
      arrayOf(refs.map(({ purpose }) => purpose)),
      arrayOf(refs.map(({ currency }) => currency)),
      at,
    ],
  });
  const rows = sides.flatMap(({ accountId, ref }) =>
    Array.from({ length: PURPOSES[ref.purpose].isStriped ? STRIPES : 1 }, (_, stripe) => ({
      accountId,
      stripe,
      brandId: ref.brandId,
      floor: PURPOSES[ref.purpose].floor,
      isGuarded: PURPOSES[ref.purpose].holder === 'member',
    })),
  );
  await run({
    name: 'wallet_create_balances',
    text: `insert into wallet_balance (brand_id, account_id, stripe, balance, seq, floor, is_guarded, moved_at)
           select k.brand_id, k.account_id, k.stripe, 0, 0, k.floor, k.is_guarded, $6::timestamptz
           from unnest($1::uuid[], $2::uuid[], $3::int2[], $4::int8[], $5::bool[])
             as k(brand_id, account_id, stripe, floor, is_guarded)
           on conflict do nothing`,
    values: [
      arrayOf(rows.map(({ brandId }) => brandId)),
      arrayOf(rows.map(({ accountId }) => accountId)),
      arrayOf(rows.map(({ stripe }) => stripe)),
      arrayOf(rows.map(({ floor }) => floor ?? 'null')),
      arrayOf(rows.map(({ isGuarded }) => isGuarded)),
      at,
    ],
  });
}

type KnownColumns = [id: string, hash: string, atMs: bigint, debitBalance: bigint, creditBalance: bigint];

/** The postings that are already in the books. */
export async function findKnown(run: Run, postings: readonly Prepared[]): Promise<Map<string, Known>> {
  // An id that occurs twice in a batch is looked up once, or its lines would be found twice.
  const keys = [...new Map(postings.map(({ posting }) => [posting.id, posting])).values()];
  const rows = (await run({
    name: 'wallet_find_known',
    text: `select k.id, t.request_hash, (extract(epoch from t.at) * 1000)::bigint, t.debit_balance, t.credit_balance
           from unnest($1::uuid[], $2::uuid[]) as k(brand_id, id)
           cross join lateral (
             select request_hash, at, debit_balance, credit_balance
             from wallet_transfer
             where brand_id = k.brand_id and id = k.id
             order by line
             offset 0
           ) as t`,
    values: [arrayOf(keys.map(({ brandId }) => brandId)), arrayOf(keys.map(({ id }) => id))],
  })) as KnownColumns[];
  const known = new Map<string, Known & { lines: { debitBalance: bigint; creditBalance: bigint }[] }>();
  for (const [id, hash, atMs, debitBalance, creditBalance] of rows) {
    const posting = known.get(id) ?? { hash, atMs: Number(atMs), lines: [] };
    posting.lines.push({ debitBalance, creditBalance });
    known.set(id, posting);
  }
  return known;
}
