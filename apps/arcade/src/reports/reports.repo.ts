import type { Queries } from '@parlour/database/database';
import { sql } from 'drizzle-orm';
import type { RoundState } from '../rounds/round-states.rules.ts';

export type Told = {
  id: string;
  kind: 'bet' | 'win' | 'rollback';
  user: string;
  gameCode: string;
  round: string;
  currency: string;
  /** For rollbacks, what was staked; nothing in free rounds. */
  amount: bigint;
  state: RoundState;
  /** For wins and rollbacks: whether the wallet has acknowledged them. */
  isDone: boolean;
};
export type Asked = {
  operatorId: string;
  studio: string;
  /** By id, which begins with its time. */
  fromId: string;
  beforeId: string;
  round: string | null;
  limit: number;
};

/** What a studio sent to an operator's wallet, ordered by id. */
export async function listTold(db: Queries, asked: Asked): Promise<Told[]> {
  const { operatorId, studio, fromId, beforeId, round, limit } = asked;
  const ofRound = round === null ? sql`` : sql`and r.id = ${round}::uuid`;
  const { rows } = await db.execute(sql`
    select t.id, t.kind, s.user_name, r.game_code, r.id as round, r.currency,
      case when t.kind = 'win' then coalesce(r.payout, 0) when r.reward_id is not null then 0 else coalesce(m.amount, r.stake) end as amount,
      case when m.state = 'taken' then 'settled' else coalesce(m.state, r.state) end as state, t.is_done
    from (
      select bet_id as id, 'bet' as kind, id as round_id, bet_id, true as is_done
      from arcade_round
      where bet_id > ${fromId}::uuid and bet_id < ${beforeId}::uuid
      union all
      select id, 'bet', round_id, id, true
      from arcade_raise
      where id > ${fromId}::uuid and id < ${beforeId}::uuid
      union all
      select id, kind, round_id, bet_id, done_at is not null
      from arcade_delivery
      where id > ${fromId}::uuid and id < ${beforeId}::uuid
    ) as t
    join arcade_round as r on r.id = t.round_id
    left join arcade_raise as m on m.id = t.bet_id
    join arcade_session as s on s.id = r.session_id
    where s.operator_id = ${operatorId} and s.studio = ${studio} ${ofRound}
    order by t.id
    limit ${limit}`);
  return (rows as Columns[]).map(({ user_name, game_code, is_done, ...told }) => ({
    ...told,
    user: user_name,
    gameCode: game_code,
    isDone: is_done,
  }));
}
type Columns = Omit<Told, 'user' | 'gameCode' | 'isDone'> & {
  user_name: string;
  game_code: string;
  is_done: boolean;
};
