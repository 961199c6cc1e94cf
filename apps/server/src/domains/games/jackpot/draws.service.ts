import { randomBytes } from 'node:crypto';
import type { Clock } from '@parlour/clock/clock';
import type { Database, Run, Tx } from '@parlour/database/database';
import { afterCommit } from '@parlour/database/transaction';
import { commitTo, computeJackpot } from '@parlour/fairness';
import type { JobKind } from '../../../jobs/job.ts';
import type { Log } from '../../../observability/log.ts';
import type { Secrets } from '../../../secrets/secrets.ts';
import type { Brand } from '../../../tenancy/brand.ts';
import { STRIPES } from '../../wallet/wallet.module.ts';
import { isTakenBack, lockTransaction } from '../transactions/transactions.ts';
import { listVendors } from '../vendors/vendors.ts';
import {
  type DrawRow,
  insertDraw,
  listComing,
  type Mark,
  readWaitingBets,
  updateDraw,
} from './draws.repo.ts';
import { type JackpotRow, listOpenJackpots, lockJackpot, updateJackpot } from './jackpot.repo.ts';
import {
  DRAW_EVERY_MS,
  DRAWS_AHEAD,
  DRAWS_PER_RUN,
  drawIdOf,
  ENTRIES_MAX,
  type EnteredBet,
  entryOf,
  JACKPOT_GAME,
  payableOf,
  SEED_BYTES,
  SETTLED_AFTER_MS,
  type TakenBets,
  takeBets,
} from './jackpot.rules.ts';
import type { JackpotMoney } from './money.service.ts';
import type { JackpotTerms } from './terms.service.ts';

const SEED_PURPOSE = 'jackpot-seed';
type DrawsNeeds = {
  database: Database;
  clock: Clock;
  log: Log;
  secrets: Secrets;
  brands: { ofId(id: string): Brand | undefined };
  money: JackpotMoney;
  terms: Pick<JackpotTerms, 'tell'>;
};
export type JackpotDraws = ReturnType<typeof createJackpotDraws>;

/** The winning bet was rolled back during the draw: nothing was revealed yet, so it is drawn again without it. */
class TakenBackMeanwhile extends Error {}

/**
 * Adds the contributions of bets to the pool and draws whether one of them wins it, in one transaction that locks the
 * pool's row: across all processes each bet is in one draw, and each draw is made once.
 */
export function createJackpotDraws({ database, clock, log, secrets, brands, money, terms }: DrawsNeeds) {
  /** Commits to coming draws. Their chances are part of the commitment and stay unchanged. */
  async function publish(tx: Tx, { brandId, nextDraw, oddsDigits }: JackpotRow): Promise<DrawRow[]> {
    const known = await listComing(tx, brandId, nextDraw);
    for (let number = nextDraw + known.length; number < nextDraw + DRAWS_AHEAD; number += 1) {
      const seed = randomBytes(SEED_BYTES);
      await insertDraw(tx, {
        brandId,
        number,
        oddsDigits,
        commitment: commitTo(seed.toString('hex')),
        sealedSeed: secrets.encrypt(SEED_PURPOSE, seed),
        publishedAt: new Date(clock.now()),
        ...NOTHING_DRAWN,
      });
    }
    return known.length < DRAWS_AHEAD ? listComing(tx, brandId, nextDraw) : known;
  }

  async function marksOf(tx: Tx, { brandId, marks }: JackpotRow): Promise<Mark[]> {
    const vendors = await listVendors(tx, brandId);
    return vendors.flatMap(({ code }) =>
      Array.from({ length: STRIPES }, (_, stripe) => ({
        vendor: code,
        stripe,
        after: BigInt(marks[code]?.[stripe] ?? '0'),
      })),
    );
  }

  /** Whether there was anything to draw. */
  async function drawOnce(tx: Tx, brand: Brand): Promise<boolean> {
    const jackpot = await lockJackpot(tx, brand.id);
    if (!jackpot?.isOpen) return false;
    const run = database.runIn(tx);
    const [draw, following] = await publish(tx, jackpot);
    if (!draw || !following) throw new Error(`brand ${brand.id} has no draw to make`);
    const marks = await marksOf(tx, jackpot);
    const waiting = await readWaitingBets(run, brand.id, { marks, limit: ENTRIES_MAX });
    const upToMs = clock.now() - SETTLED_AFTER_MS;
    const taken = takeBets(waiting, { marks: jackpot.marks, upToMs, digits: draw.oddsDigits });
    if (taken.spans.length === 0) return false;
    if (taken.bets.length === 0) await updateJackpot(tx, brand.id, { marks: taken.marks });
    else await make(tx, { brand, jackpot, draw, external: following.commitment, taken });
    return true;
  }

  type Making = { brand: Brand; jackpot: JackpotRow; draw: DrawRow; external: string; taken: TakenBets };

  async function make(tx: Tx, { brand, jackpot, draw, external, taken }: Making): Promise<void> {
    const { number, oddsDigits } = draw;
    const { currency, merchantCode } = brand.settings;
    const seed = secrets.decrypt(SEED_PURPOSE, draw.sealedSeed).toString('hex');
    const { root, numbers, winner } = computeJackpot({
      game: JACKPOT_GAME,
      drawId: drawIdOf(merchantCode, number),
      seed,
      external,
      digits: oddsDigits,
      entries: taken.bets.map((bet) => entryOf(brand.id, bet, oddsDigits)),
    });
    const won = taken.bets.find((bet) => entryOf(brand.id, bet, oddsDigits).id === winner);
    if (won) await hold(database.runIn(tx), brand.id, won);
    const { contributed } = taken;
    const pool = (await money.total(tx, { brandId: brand.id, currency })) + contributed;
    const amount = won ? payableOf(pool, currency) : 0n;
    const seeded = won ? jackpot.seedAmount : 0n;
    const win = won && { memberId: won.memberId, amount, seed: seeded };
    await money.postDraw(tx, { brandId: brand.id, currency, number, contributed, win: win ?? null });
    await updateDraw(tx, draw, {
      seed,
      drawnAt: new Date(clock.now()),
      root,
      external,
      drawn: numbers.join(''),
      entries: taken.bets.length,
      contributed,
      spans: taken.spans,
      pool,
      won: amount,
      seeded,
      ...winnerOf(won),
    });
    const next = {
      nextDraw: number + 1,
      marks: taken.marks,
      contributed: jackpot.contributed + contributed,
      won: jackpot.won + amount,
      seeded: jackpot.seeded + seeded,
    };
    await updateJackpot(tx, brand.id, next);
    await publish(tx, { ...jackpot, ...next });
    afterCommit(() => terms.tell(brand.id, { isOfTerms: false }));
    if (won) log.info({ brand: merchantCode, draw: number, currency }, 'the jackpot was won');
  }

  /** Locks the bet against a rollback; one that was just rolled back is not in the draw. */
  async function hold(run: Run, brandId: string, { vendor, transactionId }: EnteredBet): Promise<void> {
    await lockTransaction(run, { brandId, vendor }, transactionId);
    if (await isTakenBack(run, { brandId, vendor }, transactionId)) throw new TakenBackMeanwhile();
  }

  /** Draws everything that waits; returns how many draws were made. */
  async function drawAll(brandId: string): Promise<number> {
    const brand = brands.ofId(brandId);
    for (let made = 0; brand && made < DRAWS_PER_RUN; made += 1) {
      try {
        if (!(await database.transaction((tx) => drawOnce(tx, brand)))) return made;
      } catch (error) {
        if (!(error instanceof TakenBackMeanwhile)) throw error;
      }
    }
    return DRAWS_PER_RUN;
  }

  const job: JobKind<unknown> = {
    name: 'games.draw_jackpots',
    maxAttempts: 5,
    everyMs: DRAW_EVERY_MS,
    async outside() {
      for (const brandId of await listOpenJackpots(database.queries)) await drawAll(brandId);
    },
  };
  return { job, publish, drawAll };
}

const NOTHING_DRAWN = { entries: 0, contributed: 0n, spans: [], pool: 0n, won: 0n, seeded: 0n };

const winnerOf = (bet: EnteredBet | undefined) =>
  bet
    ? {
        winnerVendor: bet.vendor,
        winnerTransactionId: bet.transactionId,
        winnerMemberId: bet.memberId,
        winnerGameCode: bet.gameCode,
      }
    : {};
