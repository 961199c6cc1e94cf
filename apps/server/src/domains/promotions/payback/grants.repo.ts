import type { RewardKind, RewardSource, RoundsTerms } from '@parlour/contract';
import type { Tx } from '@parlour/database/database';
import { type SQL, sql } from 'drizzle-orm';
import { isBlocked } from '../blocks/blocks.ts';
import { findReviewLimit } from '../returns/returns.ts';
import { claimUntil } from '../rewards/rewards.ts';

export type Grants = {
  readonly source: RewardSource;
  readonly kind: RewardKind;
  readonly currency: string;
  readonly nowMs: number;
  /** Of free rounds alone: the same for all. */
  readonly rounds?: RoundsTerms;
  /** A query of `member_id`, `cause` (what it is for, unique among the member's of this source) and `amount`. */
  readonly rows: SQL;
};

/**
 * Writes a reward for every row whose amount is not zero, but none for members who are blocked; one that was given
 * before is left as it is, and one above the brand's limit is held. Ids begin with the moment, as all ids do, and go on with a digest of the cause.
 */
export async function grantAll(
  tx: Tx,
  brandId: string,
  { source, kind, currency, nowMs, rounds, rows }: Grants,
): Promise<void> {
  const at = (date: Date) => sql`${date.toISOString()}::timestamptz`;
  const limit = kind === 'cash' || kind === 'bonus' ? await findReviewLimit(tx, brandId) : null;
  const state =
    limit === null ? sql`'unclaimed'` : sql`case when c.amount > ${limit} then 'held' else 'unclaimed' end`;
  const terms = rounds ? JSON.stringify(rounds) : null;
  const moment = nowMs.toString(16).padStart(12, '0');
  await tx.execute(sql`
    insert into promotions_reward (brand_id, id, member_id, source, cause, kind, state, currency, amount, rounds,
      granted_at, claim_until)
    select ${brandId}::uuid, (${moment} || '7' || substr(c.digest, 1, 3) || '8' || substr(c.digest, 4, 15))::uuid,
      c.member_id, ${source}, c.cause, ${kind}, ${state}, ${currency}, c.amount, ${terms}::jsonb,
      ${at(new Date(nowMs))}, ${at(claimUntil(nowMs))}
    from (
      select g.member_id, g.amount, ${source} || ':' || g.member_id || ':' || g.cause as cause,
        md5(${source} || ':' || g.member_id || ':' || g.cause) as digest
      from (${rows}) as g
      where g.amount > 0 and not ${isBlocked(sql`g.member_id`, { brandId, nowMs })}
    ) as c
    order by c.member_id, c.cause
    on conflict (brand_id, cause) do nothing`);
}
