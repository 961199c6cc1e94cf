import type { Clock } from '@parlour/clock/clock';
import type { JackpotDrawn } from '@parlour/contract';
import type { Database } from '@parlour/database/database';
import { writeDecimal } from '@parlour/money';
import type { Bus } from '../../../bus/bus.ts';
import { Refusal } from '../../../http/calls/refusal.ts';
import { readPage } from '../../../lists/pages.rules.ts';
import type { Brand } from '../../../tenancy/brand.ts';
import type { Catalogues, Title } from '../catalogue/catalogue.ts';
import { postingId } from '../transactions/transactions.ts';
import type { Winner, Winners } from '../winners/winners.ts';
import { type DrawRow, findDraw, listComing, listDrawn, readDrawnBets } from './draws.repo.ts';
import { findJackpot, listJackpotTitles } from './jackpot.repo.ts';
import {
  drawIdOf,
  entryOf,
  JACKPOT_GAME,
  POOL_READ_AGAIN_MS,
  payableOf,
  percentOf,
  TITLES_NAMED_MAX,
} from './jackpot.rules.ts';
import type { JackpotMoney } from './money.service.ts';
import { jackpotChanged } from './terms.service.ts';
import { asWin } from './wins.service.ts';

type Coming = { number: number; commitment: string; digits: number };
export type Pool = {
  readonly mode: 'pool' | 'illustration' | 'none';
  readonly amount: string | null;
  readonly currency: string;
  readonly contributionPercent: string | null;
  readonly coming: readonly Coming[];
  readonly lastWin: Winner | null;
  /** Those that take part and that the lobby shows. */
  readonly titles: readonly Title[];
};
type PoolNeeds = {
  database: Database;
  clock: Clock;
  bus: Bus;
  money: Pick<JackpotMoney, 'total'>;
  catalogues: Pick<Catalogues, 'of'>;
  winners: Pick<Winners, 'nameAll'>;
};
export type JackpotPool = ReturnType<typeof createJackpotPool>;

/** The public view of the pool, kept in memory until a change is announced. */
export function createJackpotPool({ database, clock, bus, money, catalogues, winners }: PoolNeeds) {
  const { queries } = database;
  const byBrand = new Map<string, { atMs: number; pool: Promise<Pool> }>();
  bus.subscribe(jackpotChanged, ({ brandId }) => void byBrand.delete(brandId));
  bus.onGap(() => byBrand.clear());

  async function titlesOf(brandId: string): Promise<Title[]> {
    const named = new Set(await listJackpotTitles(queries, brandId));
    const { titles } = await catalogues.of(brandId);
    return titles.filter(({ nodeId }) => named.has(nodeId)).slice(0, TITLES_NAMED_MAX);
  }

  async function read(brand: Brand): Promise<Pool> {
    const { currency } = brand.settings;
    const none = { amount: null, currency, contributionPercent: null, coming: [], lastWin: null, titles: [] };
    const row = await findJackpot(queries, brand.id);
    if (!row) return { mode: 'none', ...none };
    const total = await money.total(queries, { brandId: brand.id, currency });
    if (!row.isOpen && total === 0n) return { mode: row.hasIllustration ? 'illustration' : 'none', ...none };
    const [won] = await listDrawn(queries, brand.id, { onlyWon: true, limit: 1 });
    const [lastWin] = won ? await winners.nameAll(brand, [asWin(won)]) : [];
    return {
      mode: 'pool',
      amount: writeDecimal(payableOf(total, currency)),
      currency,
      contributionPercent: row.isOpen ? percentOf(row.contributionPpm) : null,
      coming: row.isOpen ? (await listComing(queries, brand.id, row.nextDraw)).map(asComing) : [],
      lastWin: lastWin ?? null,
      titles: row.isOpen ? await titlesOf(brand.id) : [],
    };
  }

  return {
    of(brand: Brand): Promise<Pool> {
      const known = byBrand.get(brand.id);
      if (known && clock.now() - known.atMs < POOL_READ_AGAIN_MS) return known.pool;
      const held = { atMs: clock.now(), pool: read(brand) };
      byBrand.set(brand.id, held);
      held.pool.catch(() => byBrand.delete(brand.id));
      return held.pool;
    },

    async draws(brand: Brand, asked: { limit: number; after?: number | undefined; isWon: boolean }) {
      const { limit, after: before, isWon: onlyWon } = asked;
      const read = (count: number) => listDrawn(queries, brand.id, { before, onlyWon, limit: count });
      const { rows, next } = await readPage(limit, read, ({ number }) => String(number));
      return { items: rows.map((row) => describeDraw(brand, row)), next };
    },

    /** With all entries, by ids that do not reveal the members. */
    async draw(brand: Brand, number: number) {
      const row = await findDraw(queries, brand.id, number);
      if (!row?.drawnAt) throw new Refusal('not_found');
      const bets = await database.transaction((tx) => readDrawnBets(database.runIn(tx), brand.id, row.spans));
      const shares = bets
        .map((bet) => entryOf(brand.id, bet, row.oddsDigits))
        .sort((a, b) => (a.id < b.id ? -1 : 1))
        .map(({ id, share }) => ({ id, share: String(share) }));
      const { winnerVendor, winnerTransactionId } = row;
      const winner =
        winnerVendor && winnerTransactionId ? postingId(brand.id, winnerVendor, winnerTransactionId) : null;
      return { ...describeDraw(brand, row), shares, winner };
    },
  };
}

const asComing = ({ number, commitment, oddsDigits }: DrawRow): Coming => ({
  number,
  commitment,
  digits: oddsDigits,
});

function describeDraw({ settings }: Brand, row: DrawRow): JackpotDrawn {
  return {
    ...asComing(row),
    at: (row.drawnAt as Date).getTime(),
    game: JACKPOT_GAME,
    drawId: drawIdOf(settings.merchantCode, row.number),
    seed: row.seed as string,
    root: row.root as string,
    external: row.external as string,
    drawn: row.drawn as string,
    entries: row.entries,
    contributed: writeDecimal(row.contributed),
    pool: writeDecimal(row.pool),
    won: writeDecimal(row.won),
  };
}
