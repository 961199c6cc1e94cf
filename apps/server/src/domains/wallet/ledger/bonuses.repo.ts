import type { BonusProduct, BonusState } from '@parlour/contract';
import type { Run } from '@parlour/database/database';
import { arrayOf } from '@parlour/database/statement';
import type { SpendableBonus } from './books.rules.ts';
import type { UsageKey } from './usage.repo.ts';

type ActiveColumns = [
  memberId: string,
  currency: string,
  id: string,
  product: BonusProduct,
  vendors: string[] | null,
  stakeMax: bigint | null,
];

/** The active bonuses of members whose main account the caller has locked, by member and currency. */
export async function readSpendable(
  run: Run,
  keys: readonly UsageKey[],
): Promise<Map<string, SpendableBonus>> {
  const rows = (await run({
    name: 'wallet_read_spendable',
    text: `select b.member_id, b.currency, b.id, b.product, b.vendors, b.stake_max
           from unnest($1::uuid[], $2::uuid[], $3::text[]) as k(brand_id, member_id, currency)
           join wallet_bonus as b
             on b.member_id = k.member_id and b.currency = k.currency and b.brand_id = k.brand_id
           where b.state = 'active'`,
    values: [
      arrayOf(keys.map(({ brandId }) => brandId)),
      arrayOf(keys.map(({ memberId }) => memberId)),
      arrayOf(keys.map(({ currency }) => currency)),
    ],
  })) as ActiveColumns[];
  return new Map(
    rows.map(([memberId, currency, id, product, vendors, stakeMax]) => [
      `${memberId}|${currency}`,
      { id, product, vendors, stakeMax },
    ]),
  );
}

/** What became of bonuses whose stakes bring money back. */
export async function readStates(
  run: Run,
  brandId: string,
  ids: readonly string[],
): Promise<Map<string, BonusState>> {
  const rows = (await run({
    name: 'wallet_read_bonus_states',
    text: 'select id, state from wallet_bonus where brand_id = $1::uuid and id = any($2::uuid[])',
    values: [brandId, arrayOf(ids)],
  })) as [string, BonusState][];
  return new Map(rows);
}

/** Adds what came back after a bonus had ended: it comes with it if the bonus does. */
export async function addHeld(run: Run, brandId: string, late: ReadonlyMap<string, bigint>): Promise<void> {
  await run({
    name: 'wallet_add_held',
    text: `update wallet_bonus as b set held = b.held + v.amount
           from unnest($2::uuid[], $3::int8[]) as v(id, amount)
           where b.brand_id = $1::uuid and b.id = v.id`,
    values: [brandId, arrayOf([...late.keys()]), arrayOf([...late.values()])],
  });
}
