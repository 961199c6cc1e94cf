import type { Clock } from '@parlour/clock/clock';
import { FIRST_ID } from '@parlour/clock/ids';
import { type Language, LOTTERY_VENDORS, type UncountedReason } from '@parlour/contract';
import type { Database } from '@parlour/database/database';
import type { JobKind } from '../../../jobs/job.ts';
import type { Log } from '../../../observability/log.ts';
import type { Brand } from '../../../tenancy/brand.ts';
import {
  type ClosedRound,
  describeTitle,
  type Games,
  nodeIdOf,
  productOf,
} from '../../games/games.module.ts';
import type { LotteryModule, SettledBets } from '../../lottery/lottery.module.ts';
import type { Protection } from '../../protection/protection.module.ts';
import { allows, type Bonus, type Wallet } from '../../wallet/wallet.module.ts';
import {
  addCounted,
  type CountedRound,
  findLookedUntil,
  saveLookedUntil,
  sumByTitle,
} from './counting.repo.ts';
import { BONUSES_AT_ONCE, COUNT_EVERY_MS, LOOK_BACK_MS, ROUNDS_AT_ONCE } from './counting.rules.ts';
import { validLotteryStake, validStake } from './valid-stake.rules.ts';
import { counted, weightOfReturn, weightOfTitle } from './weights.rules.ts';

/** What counted rounds of the house's lotteries are kept under. */
const LOTTERY = 'lottery';
/** In per cent. */
const NOTHING = 0;

type CountingNeeds = {
  database: Database;
  clock: Clock;
  log: Log;
  brands: { all(): readonly Brand[] };
  games: Pick<Games, 'closedRounds' | 'catalogue'>;
  lottery: Pick<LotteryModule, 'settledBets'>;
  wallet: Pick<Wallet, 'bonuses' | 'news'>;
  excluded: Protection['excluded'];
  /** Tells the member's open pages. */
  tell(member: { brandId: string; memberId: string }): void;
};

/** Of one title. What counted and what did not are what was staked. */
export type PlayedTitle = {
  name: string;
  staked: bigint;
  counted: bigint;
  uncounted: Record<UncountedReason, bigint>;
};
export type Counting = ReturnType<typeof createCounting>;

/**
 * Counts play towards active bonuses: rounds that began after the bonus was activated and have closed, each once. A
 * balance that moved, or a round that was lost, is the cue; a job looks at every active bonus in case nobody was told.
 */
export function createCounting(needs: CountingNeeds) {
  const { database, clock, log, brands, games, lottery, wallet, excluded, tell } = needs;
  const { queries } = database;

  async function roundsOf(bonus: Bonus, begunFromMs: number, span: Span): Promise<CountedRound[]> {
    const { brandId, memberId, currency } = bonus;
    // What began while it was away may count towards the bonus that was active meanwhile.
    const except = bonus.pauses.map(({ fromMs, untilMs }) => ({ fromMs, untilMs: untilMs ?? span.untilMs }));
    const rounds = await games.closedRounds.listOf(queries, bonus, { begunFromMs, except, ...span });
    const bets = await lottery.settledBets(queries, brandId, {
      memberIds: [memberId],
      currency,
      boughtFromMs: begunFromMs,
      except,
      ...span,
    });
    const at = new Date(clock.now());
    return [...rounds.map((round) => ofRound(bonus, round)), ...bets.map((bet) => ofBets(bonus, bet))].map(
      (row) => ({
        ...row,
        brandId,
        bonusId: bonus.id,
        at,
        counted: counted(row.valid, BigInt(row.weight)),
      }),
    );
  }

  /** Looks at what has closed since the last look. */
  async function count(bonus: Bonus): Promise<void> {
    if (!bonus.activatedAt) return;
    const key = { brandId: bonus.brandId, bonusId: bonus.id };
    const begunFromMs = bonus.activatedAt.getTime();
    const lookedUntil = await findLookedUntil(queries, key);
    const fromMs = Math.max(begunFromMs, (lookedUntil?.getTime() ?? 0) - LOOK_BACK_MS);
    const untilMs = clock.now() + 1;
    const rows = await roundsOf(bonus, begunFromMs, { fromMs, untilMs });
    const sum = await database.transaction(async (tx) => {
      const now = await wallet.bonuses.lockActive(tx, bonus);
      // It ended since the rounds were read, or was away: they are read again, if it goes on.
      if (now?.pauses.length !== bonus.pauses.length) return 0n;
      let added = 0n;
      for (let from = 0; from < rows.length; from += ROUNDS_AT_ONCE)
        for (const row of await addCounted(tx, rows.slice(from, from + ROUNDS_AT_ONCE))) added += row.counted;
      await saveLookedUntil(tx, key, new Date(untilMs));
      await wallet.bonuses.count(tx, bonus, added);
      return added;
    });
    if (sum > 0n) tell(bonus);
  }

  async function countMany(bonuses: readonly Bonus[]): Promise<void> {
    // One that fails is looked at again, and holds up no other.
    for (const bonus of bonuses)
      await count(bonus).catch((err) => log.warn({ err, bonus: bonus.id }, 'play was not counted'));
  }

  /** An exclusion ends a member's bonuses, also those that wait, whatever is open. Returns those that go on. */
  async function endExcluded(brandId: string, bonuses: readonly Bonus[]): Promise<Bonus[]> {
    const memberIds = bonuses.map(({ memberId }) => memberId);
    const gone = await database.transaction((tx) => excluded(tx, { brandId, memberIds }));
    for (const bonus of bonuses.filter(({ memberId }) => gone.has(memberId))) {
      await database.transaction((tx) => wallet.bonuses.endAll(tx, bonus));
      tell(bonus);
    }
    return bonuses.filter(({ memberId }) => !gone.has(memberId));
  }

  const job: JobKind<unknown> = {
    name: 'promotions.count_play',
    maxAttempts: 5,
    everyMs: COUNT_EVERY_MS,
    async outside() {
      for (const { id: brandId } of brands.all())
        for (let after = FIRST_ID; ; ) {
          const bonuses = await wallet.bonuses.listActive(queries, brandId, {
            after,
            limit: BONUSES_AT_ONCE,
          });
          if (bonuses.length > 0) await countMany(await endExcluded(brandId, bonuses));
          const last = bonuses.at(-1);
          if (!last || bonuses.length < BONUSES_AT_ONCE) break;
          after = last.id;
        }
    },
  };

  return {
    job,
    /** What has closed by now counts when this returns. */
    countNow: count,
    /** What was staked since a bonus became active, title by title: what of it counted, and why the rest did not. */
    async sumUp(bonus: Bonus, language: Language): Promise<PlayedTitle[]> {
      const { brandId, id: bonusId } = bonus;
      const { byNodeId } = await games.catalogue.of(brandId);
      return (await sumByTitle(queries, { brandId, bonusId })).map(({ vendor, gameCode, ...sums }) => {
        const vendors = vendor === LOTTERY ? LOTTERY_VENDORS : [vendor];
        const title = vendors.map((code) => byNodeId.get(nodeIdOf(code, gameCode))).find(Boolean);
        const product = vendor === LOTTERY ? 'lottery' : title && productOf(title.category);
        // A title that is gone since was played while the bonus allowed it, or counted nothing.
        const isElsewhere = product ? !allows(bonus, { product, vendor }) : sums.counted === 0n;
        return {
          name: title ? describeTitle(title, language).displayName : gameCode,
          staked: sums.staked,
          counted: sums.counted,
          uncounted: isElsewhere
            ? { elsewhere: sums.staked, not_valid: 0n, weight: 0n }
            : { elsewhere: 0n, not_valid: sums.staked - sums.valid, weight: sums.valid - sums.counted },
        };
      });
    },
    /** Counts when balances have moved, while somebody listens. */
    follow(): void {
      wallet.news.onMoved(({ brandId, memberIds }) => {
        void wallet.bonuses
          .listActive(queries, brandId, { memberIds })
          .then(countMany)
          .catch((err) => log.warn({ err }, 'nobody looked for bonuses'));
      });
    },
  };
}

type Span = { fromMs: number; untilMs: number };
type Weighed = Pick<CountedRound, 'vendor' | 'round' | 'staked' | 'valid' | 'weight'>;

/** What a bonus is not for counts nothing, and is kept, so that its member sees it. */
function ofRound(bonus: Bonus, played: ClosedRound): Weighed {
  const { vendor, round, gameCode, category, staked, returned } = played;
  const weight = allows(bonus, { product: productOf(category), vendor })
    ? Number(weightOfTitle(returned))
    : NOTHING;
  return { vendor, round: `${gameCode}/${round}`, staked, valid: validStake(played), weight };
}

function ofBets(bonus: Bonus, bet: SettledBets): Weighed {
  const { game, numero, play, staked, returns } = bet;
  const isAllowed = allows(bonus, { product: 'lottery', vendor: LOTTERY });
  const weight = isAllowed ? Number(weightOfReturn(returns)) : NOTHING;
  return {
    vendor: LOTTERY,
    round: `${game}/${numero}/${play}`,
    staked,
    valid: validLotteryStake(bet),
    weight,
  };
}
