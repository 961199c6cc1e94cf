import { arrayOf } from '@parlour/database/statement';
import { type SQL, sql } from 'drizzle-orm';

type Gift = {
  readonly brandId: string;
  readonly memberIds: readonly string[];
  /** The period it is for. */
  readonly cause: string;
  /** By level, from 0 on. */
  readonly amounts: readonly bigint[];
};

/** What members get at their level. */
export const giftsOf = ({ brandId, memberIds, cause, amounts }: Gift): SQL => sql`
  select s.member_id, ${cause} as cause,
    (${arrayOf(amounts)}::int8[])[least(s.level, ${amounts.length - 1}::int) + 1] as amount
  from promotions_standing s
  where s.brand_id = ${brandId}::uuid and s.member_id = any(${arrayOf(memberIds)}::uuid[])`;

/** One gift for each level that a member climbed to; `suffix` tells it from another for the same. */
export const stepGiftsOf = (
  climbs: readonly { memberId: string; level: number }[],
  { amounts, suffix = '' }: { amounts: readonly bigint[]; suffix?: string },
): SQL => sql`
  select g.member_id, g.level::text || ${suffix} as cause, (${arrayOf(amounts)}::int8[])[g.level + 1] as amount
  from unnest(${arrayOf(climbs.map(({ memberId }) => memberId))}::uuid[],
    ${arrayOf(climbs.map(({ level }) => level))}::int[]) as g(member_id, level)`;
