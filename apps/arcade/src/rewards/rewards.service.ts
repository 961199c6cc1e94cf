import type { Clock } from '@parlour/clock/clock';
import type { Database, Queries } from '@parlour/database/database';
import { isSame, type JsonObject, stakeMaxOf } from '@parlour/game-rules';
import { type Amount, currencyOf, isShownExactly } from '@parlour/money';
import {
  type RewardCreateCall,
  type RewardListCall,
  readUtc,
  type VendorReward,
  writeUtc,
} from '@parlour/wallet-protocol';
import { findTitle } from '../catalogue/titles.ts';
import type { Games } from '../games/games.ts';
import { findLimits } from '../games/limits.rules.ts';
import { Refused } from '../refused.ts';
import type { Session } from '../sessions/sessions.repo.ts';
import {
  type CountedReward,
  cancelReward,
  findReward,
  insertReward,
  listPlayable,
  listRewards,
  type Reward,
} from './rewards.repo.ts';
import { FREE_PICK, REWARDS_LISTED_MAX, statusOf, takesFreeRounds } from './rewards.rules.ts';

export type Rewards = ReturnType<typeof createRewards>;
type Needs = { database: Database; games: Games; clock: Clock };

/** Rounds that operators give their users for nothing. They are counted by the rounds that were played under them. */
export function createRewards({ database, games, clock }: Needs) {
  const { queries } = database;
  const at = () => new Date(clock.now());

  /** Refuses what could not be played later. */
  async function refuseImpossible(studio: string, call: RewardCreateCall): Promise<void> {
    const title = findTitle(studio, call.game_code);
    const limits = findLimits(call.currency);
    if (!title || !takesFreeRounds(title.mechanic) || !limits) throw new Refused('invalid_input');
    const value = BigInt(call.bet_value);
    if (!isShownExactly(value, currencyOf(call.currency))) throw new Refused('invalid_input');
    if (value < limits.stakeMin) throw new Refused('stake_too_small');
    const game = await games(title);
    if (value > stakeMaxOf(limits, game.most(FREE_PICK))) throw new Refused('stake_too_big');
  }

  function tell(reward: CountedReward): VendorReward {
    return {
      reward_uuid: reward.id,
      user: reward.userName,
      game_code: reward.gameCode,
      currency: reward.currency,
      bet_value: Number(reward.value),
      bet_count: reward.count,
      end_time: writeUtc(reward.endsAt.getTime()),
      status: statusOf(reward, clock.now()),
      bets_used: reward.used,
    };
  }

  return {
    /** A second call under the id changes nothing; with other terms it is refused. */
    async create(call: RewardCreateCall, studio: string): Promise<VendorReward> {
      await refuseImpossible(studio, call);
      const reward: Reward = {
        operatorId: call.operator_id,
        id: call.reward_uuid,
        userName: call.user,
        studio,
        gameCode: call.game_code,
        currency: call.currency,
        value: BigInt(call.bet_value),
        count: call.bet_count,
        createdAt: at(),
        endsAt: new Date(readUtc(call.end_time)),
        cancelledAt: null,
      };
      await insertReward(queries, reward);
      const kept = await findReward(queries, reward);
      if (!kept || !isOnSameTerms(kept, reward)) throw new Refused('reward_differs');
      return tell(kept);
    },

    async cancel(key: { operatorId: string; id: string }): Promise<{ status: string }> {
      await cancelReward(queries, key, at());
      return { status: 'FRS_CANCELED' };
    },

    async list(call: RewardListCall, studio: string): Promise<{ rewards: VendorReward[] }> {
      const of = {
        operatorId: call.operator_id,
        studio,
        ...(call.user !== undefined && { userName: call.user }),
        ...(call.reward_uuid !== undefined && { id: call.reward_uuid }),
      };
      return { rewards: (await listRewards(queries, of, REWARDS_LISTED_MAX)).map(tell) };
    },

    /** What the player of a session can play for nothing there; null: nothing. */
    async offered(session: Session): Promise<CountedReward | null> {
      const [first] = await listPlayable(queries, session, at());
      return first ?? null;
    },

    /** Under the lock of its player: refuses a round that is none of those given, or when none is left. */
    async requireRound(
      tx: Queries,
      session: Session,
      { rewardId, stake, pick }: { rewardId: string; stake: Amount; pick: JsonObject },
    ): Promise<void> {
      const playable = await listPlayable(tx, session, at());
      const reward = playable.find(({ id }) => id === rewardId);
      if (!reward || reward.value !== stake || !isSame(pick, FREE_PICK))
        throw new Refused('free_rounds_over');
    },
  };
}

const isOnSameTerms = (kept: Reward, asked: Reward): boolean =>
  (['userName', 'studio', 'gameCode', 'currency', 'value', 'count'] as const).every(
    (field) => kept[field] === asked[field],
  ) && kept.endsAt.getTime() === asked.endsAt.getTime();
