import type { Clock } from '@parlour/clock/clock';
import type { Database, Tx } from '@parlour/database/database';
import { currencyOf, smallestShown } from '@parlour/money';
import type { BrandDay, DailyKind } from '../../../jobs/daily.ts';
import type { Games } from '../../games/games.module.ts';
import type { MemberSegments } from '../../identity/identity.module.ts';
import type { LotteryModule, SettledBets } from '../../lottery/lottery.module.ts';
import type { Wallet } from '../../wallet/wallet.module.ts';
import { addLotteryFigures, insertGameFigures, type LotteryFigure, weightInSql } from './figures.repo.ts';
import { lockNight, prepareBatch, saveNight } from './night.repo.ts';
import { LANES, MEMBERS_AT_ONCE, NIGHT_AFTER_MS, NIGHT_DAYS_BACK } from './night.rules.ts';
import { ownPart, validLotteryStake } from './valid-stake.rules.ts';
import { counted, weightOfReturn } from './weights.rules.ts';

/** Some members' finished business day, whose figures are written. */
export type Night = BrandDay & {
  readonly brandId: string;
  readonly currency: string;
  /** The currency's smallest coin, in parts. */
  readonly coin: bigint;
  readonly memberIds: readonly string[];
  readonly nowMs: number;
};
/** What is done for members every night, in the transaction of their figures. */
export type NightStep = (tx: Tx, night: Night) => Promise<void>;

type NightNeeds = {
  database: Database;
  clock: Clock;
  segments: Pick<MemberSegments, 'nextReal'>;
  games: Pick<Games, 'closedRounds'>;
  lottery: Pick<LotteryModule, 'settledBets'>;
  rollups: Pick<Wallet['rollups'], 'rollBrand'>;
  steps: readonly NightStep[];
};

/**
 * The night's work of a business day, in batches of members. Each batch commits with the place it reached, so a run
 * that was cut off goes on there, and every member has their day once.
 */
export function createNights(needs: NightNeeds) {
  const { database, clock, segments, games, lottery, rollups, steps } = needs;
  const membersAtOnce = MEMBERS_AT_ONCE[database.engine];

  /** One batch; false: nobody is left in the lane. */
  async function next(day: BrandDay, lane: number): Promise<boolean> {
    const place = { day: day.day, lane, at: new Date(clock.now()) };
    const asked = await database.transaction(async (tx) => {
      const after = await lockNight(tx, day.brand.id, place);
      const wanted = { id: after, limit: membersAtOnce, share: { of: LANES, index: lane } };
      return { after, memberIds: await segments.nextReal(tx, day.brand.id, wanted) };
    });
    const last = asked.memberIds.at(-1);
    if (last === undefined) return false;
    const night = nightOf(day, asked.memberIds);
    const span = { fromMs: day.startsMs, untilMs: day.endsMs };
    // Read before the transaction: it looks up the lotteries' setups.
    const bets = await lottery.settledBets(database.queries, night.brandId, { ...night, ...span });
    await database.transaction(async (tx) => {
      await prepareBatch(tx);
      // Another process may have done these members meanwhile.
      if ((await lockNight(tx, night.brandId, place)) !== asked.after) return;
      await insertGameFigures(tx, night.brandId, {
        ...night,
        rounds: games.closedRounds.within(night, span, weightInSql),
      });
      await addLotteryFigures(tx, night.brandId, { ...night, figures: figuresOf(bets) });
      for (const step of steps) await step(tx, night);
      await saveNight(tx, night.brandId, { ...place, doneUpTo: last });
    });
    return asked.memberIds.length === membersAtOnce;
  }

  async function walk(day: BrandDay, lane: number): Promise<void> {
    while (await next(day, lane));
  }

  function nightOf(day: BrandDay, memberIds: readonly string[]): Night {
    const { currency } = day.brand.settings;
    const coin = smallestShown(currencyOf(currency));
    return { ...day, brandId: day.brand.id, currency, coin, memberIds, nowMs: clock.now() };
  }

  const job: DailyKind = {
    name: 'promotions.night',
    maxAttempts: 10,
    daily: { afterMs: NIGHT_AFTER_MS, daysBack: NIGHT_DAYS_BACK, inOrder: true },
    async outside(day) {
      await rollups.rollBrand(day.brand);
      await Promise.all(Array.from({ length: LANES }, (_, lane) => walk(day, lane)));
    },
  };
  return { job };
}

/** By member. */
function figuresOf(bets: readonly SettledBets[]): LotteryFigure[] {
  const figures = new Map<string, LotteryFigure>();
  for (const bet of bets) {
    const { memberId, staked, ownStaked, paid, ownPaid, returns } = bet;
    const valid = validLotteryStake(bet);
    const ownValid = ownPart(valid, { staked, own: ownStaked });
    const weight = weightOfReturn(returns);
    const own = figures.get(memberId) ?? { memberId, ...NO_PLAY };
    figures.set(memberId, {
      memberId,
      staked: own.staked + staked,
      ownStaked: own.ownStaked + ownStaked,
      paid: own.paid + paid,
      ownPaid: own.ownPaid + ownPaid,
      valid: own.valid + valid,
      ownValid: own.ownValid + ownValid,
      counted: own.counted + counted(valid, weight),
      ownCounted: own.ownCounted + counted(ownValid, weight),
    });
  }
  return [...figures.values()];
}

const NO_PLAY = {
  staked: 0n,
  ownStaked: 0n,
  paid: 0n,
  ownPaid: 0n,
  valid: 0n,
  ownValid: 0n,
  counted: 0n,
  ownCounted: 0n,
};
