import { firstIdAt } from '@parlour/clock/ids';
import type { Queries } from '@parlour/database/database';
import { arrayOf } from '@parlour/database/statement';
import { sql } from 'drizzle-orm';
import type { TicketRow } from '../orders/orders.ts';
import { BOUGHT_BEFORE_MS } from './settled-bets.rules.ts';

export type SettledQuestion = {
  memberIds: readonly string[];
  currency: string;
  /** When their issues were settled. */
  fromMs: number;
  untilMs: number;
  /** Only those bought since. */
  boughtFromMs?: number;
  /** But those bought in these spans. */
  except?: readonly { fromMs: number; untilMs: number }[];
};
export type SettledTicket = Pick<
  TicketRow,
  'memberId' | 'game' | 'numero' | 'lines' | 'outcome' | 'stake' | 'bonusStake'
>;

const moment = (atMs: number) => sql`${new Date(atMs).toISOString()}::timestamptz`;

/** Tickets of members whose issues were settled in a span, each member's together. */
export async function listSettledTickets(
  queries: Queries,
  brandId: string,
  { memberIds, currency, fromMs, untilMs, boughtFromMs, except = [] }: SettledQuestion,
): Promise<SettledTicket[]> {
  const firstId = firstIdAt(boughtFromMs ?? Math.max(0, fromMs - BOUGHT_BEFORE_MS));
  const left = except.map(
    (span) =>
      sql`and not (t.id >= ${firstIdAt(span.fromMs)}::uuid and t.id < ${firstIdAt(span.untilMs)}::uuid)`,
  );
  const { rows } = await queries.execute(sql`
    select t.member_id as "memberId", t.game, t.numero, t.lines, t.outcome, t.stake,
      t.bonus_stake as "bonusStake"
    from unnest(${arrayOf(memberIds)}::uuid[]) as m(id)
    join lottery_ticket t on t.member_id = m.id and t.id >= ${firstId}::uuid and t.brand_id = ${brandId}::uuid
    join lottery_issue i on i.brand_id = t.brand_id and i.game = t.game and i.numero = t.numero
    where t.state = 'settled' and t.currency = ${currency} ${sql.join(left, sql` `)}
      and i.settled_at >= ${moment(fromMs)} and i.settled_at < ${moment(untilMs)}
    order by t.member_id, t.game, t.numero, t.id`);
  return rows as SettledTicket[];
}
