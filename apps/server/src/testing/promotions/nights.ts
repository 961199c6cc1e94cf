import { randomUUID } from 'node:crypto';
import { HOUR_MS } from '@parlour/clock/durations';
import { createManualClock } from '@parlour/clock/manual-clock';
import type { BrandSettings } from '@parlour/contract';
import { amountOf, writeDecimal } from '@parlour/money';
import { sql } from 'drizzle-orm';
import { createLocalBus } from '../../bus/local-bus.ts';
import { barredAfter } from '../../domains/promotions/offers/offers.ts';
import { createPayback } from '../../domains/promotions/payback/payback.ts';
import { createNights, type NightStep } from '../../domains/promotions/play/play.ts';
import { createRoundsGames } from '../../domains/promotions/rounds/rounds.ts';
import { createVipNights, createVipPlans, type VerifiedBirthdays } from '../../domains/promotions/vip/vip.ts';
import { makeBrand } from '../../factories/brand.factory.ts';
import { makeVendorTitle } from '../../factories/games.factory.ts';
import type { BrandDay } from '../../jobs/daily.ts';
import { createLog } from '../../observability/log.ts';
import { putVendor } from '../games/games.ts';
import { ledgerOf } from '../ledger/ledger.ts';
import { addMember } from '../members.ts';
import { startTestApp } from '../test-app.ts';

const MERCHANT = 'harbor';
const VENDOR = 'STUDIO';
type Played = { staked: string; paid: string; atMs?: number; openMs?: number };
type Setting = { nowMs: number /** Another brand in the same house. */; beside?: string } & Partial<
  Pick<BrandSettings, 'timeZone' | 'dayStartsAt' | 'currency'>
>;
export type Nights = Awaited<ReturnType<typeof openNights>>;

/** The app with a studio's titles, and nights that are run by hand when a day is over. */
export async function openNights({ nowMs, beside, ...settings }: Setting) {
  const clock = createManualClock(nowMs);
  const app = await startTestApp({
    clock,
    brands: [
      makeBrand({ merchantCode: MERCHANT, timeZone: 'UTC', ...settings }),
      ...(beside ? [makeBrand({ merchantCode: beside, timeZone: 'UTC' })] : []),
    ],
  });
  const { database, modules } = app;
  const brand = modules.system.brands.ofMerchant(MERCHANT);
  if (!brand) throw new Error('no brand');
  const brandId = brand.id;
  await putVendor(app, VENDOR, [
    makeVendorTitle({ game_code: 'slot', return_to_player: '96.00' }),
    makeVendorTitle({ game_code: 'dice', return_to_player: '99.00' }),
    makeVendorTitle({ game_code: 'sports', category: 'SPORTS', return_to_player: '95.00' }),
    makeVendorTitle({ game_code: 'fish', category: 'FISH', return_to_player: '96.00' }),
  ]);
  let batchesLeft = Number.POSITIVE_INFINITY;
  const breaking: NightStep = async () => {
    batchesLeft -= 1;
    if (batchesLeft < 0) throw new Error('cut off');
  };
  const plans = createVipPlans({
    database,
    clock,
    approvals: {
      register: () => {},
      request: modules.operators.approvals.request,
      waitingOnMany: modules.operators.approvals.waitingOnMany,
    },
    audit: modules.operators.audit,
    brands: modules.system.brands,
    roundsGames: createRoundsGames(modules.games),
    requireBudget: async () => {},
  });
  const vip = createVipNights({
    bus: createLocalBus(createLog('silent')),
    plans,
    wallet: modules.wallet,
    inbox: modules.messages.inbox,
    barred: (tx, asked) => modules.protection.excluded(tx, { ...asked, afterMs: barredAfter(clock.now()) }),
  });
  const { job } = createNights({
    database,
    clock,
    segments: modules.identity.directory.segments,
    games: modules.games,
    lottery: modules.lottery,
    rollups: modules.wallet.rollups,
    steps: [createPayback({ plans }).step, vip.step, breaking],
  });
  const run = (day: BrandDay) => job.outside?.(day);
  let lastDay: BrandDay | null = null;
  const rowsOf = async (query: ReturnType<typeof sql>) => (await database.queries.execute(query)).rows;

  async function today(): Promise<BrandDay> {
    if (!brand) throw new Error('no brand');
    const calendar = await modules.system.brands.calendarOf(brand);
    const day = calendar.dayOf(clock.now());
    const [span] = calendar.daysBetween(day, day);
    if (!span) throw new Error(`no day ${day}`);
    return { ...span, brand };
  }

  const insert = (
    who: ReturnType<typeof sql>,
    gameCode: string,
    { staked, paid, atMs, openMs = 0 }: Played,
  ) => {
    const closedMs = atMs ?? clock.now();
    const step = (kind: 'bet' | 'win', amount: string, stepMs: number) => sql`
      select ${brandId}::uuid, ${VENDOR}, gen_random_uuid(), ${kind}, p.id, ${gameCode}, ${randomRound()} || p.id,
        ${kind === 'win'}::bool, 'CNY', ${amountOf(amount)}::int8, '', '', 0::int8, false, '',
        ${new Date(stepMs).toISOString()}::timestamptz
      from ${who} as p`;
    const round = randomUUID();
    const randomRound = () => round;
    return database.queries.execute(sql`
      insert into games_transaction (brand_id, vendor, transaction_id, kind, member_id, game_code, round, closes_round,
        currency, amount, supplier_id, request_hash, balance, is_empty, note, at)
      ${step('bet', staked, closedMs - openMs)} union all ${step('win', paid, closedMs)}`);
  };

  return {
    app,
    brand,
    plans,

    async addMembers(count: number) {
      const first = await addMember(app, 'player0');
      if (count > 1)
        await database.queries.execute(sql`
          insert into identity_member
          select (jsonb_populate_record(m, jsonb_build_object('id', gen_random_uuid(), 'account', 'player' || n,
            'account_key', 'player' || n, 'customer_no', 'c' || n))).*
          from identity_member m, generate_series(1, ${count - 1}) as n
          where m.brand_id = ${brandId}::uuid and m.id = ${first.id}::uuid`);
      const rows = await rowsOf(
        sql`select id from identity_member where brand_id = ${brandId}::uuid order by id`,
      );
      return { member: first.id, members: (rows as { id: string }[]).map(({ id }) => id) };
    },

    /** A closed round, now unless stated. */
    play: (memberId: string, gameCode: string, played: Played) =>
      insert(sql`(select ${memberId}::uuid as id)`, gameCode, played),
    playAll: (gameCode: string, played: Played) =>
      insert(sql`(select id from identity_member where brand_id = ${brandId}::uuid)`, gameCode, played),
    setType: (memberId: string, type: number) =>
      database.queries.execute(sql`update identity_member set type = ${type} where id = ${memberId}::uuid`),
    deposit: (memberId: string, amount: string) =>
      modules.wallet.submit(ledgerOf(brandId).deposit(memberId, amountOf(amount))),

    /** Ends the business day that is now and does its night; returns the day. */
    async endDay(): Promise<BrandDay> {
      lastDay = await today();
      clock.set(lastDay.endsMs + HOUR_MS);
      await run(lastDay);
      return lastDay;
    },
    /** Ends days until this one is the current. */
    async endDaysUntil(day: string): Promise<void> {
      while ((await today()).day < day) await this.endDay();
    },
    async runAgain(day: BrandDay | null = lastDay): Promise<void> {
      batchesLeft = Number.POSITIVE_INFINITY;
      if (day) await run(day);
    },
    /** The next night fails after so many batches. */
    breakAfter(batches: number): void {
      batchesLeft = batches;
    },
    addBirthdays: (source: VerifiedBirthdays) => vip.addBirthdays(source),

    async figures(memberId: string): Promise<string[]> {
      const rows = await rowsOf(sql`
        select category, staked, paid, valid from promotions_play_day
        where brand_id = ${brandId}::uuid and member_id = ${memberId}::uuid
        order by day, category`);
      return (rows as { category: string; staked: bigint; paid: bigint; valid: bigint }[]).map(
        ({ category, staked, paid, valid }) =>
          [category, ...[staked, paid, valid].map((amount) => writeDecimal(amount))].join(' '),
      );
    },

    /** Source, what it is for if it is of a category or level, and amount. */
    async rewards(memberId: string): Promise<string[]> {
      const rows = await rowsOf(sql`
        select source, cause, amount from promotions_reward
        where brand_id = ${brandId}::uuid and member_id = ${memberId}::uuid
        order by source, cause`);
      return (rows as { source: string; cause: string; amount: bigint }[]).map(
        ({ source, cause, amount }) => {
          const about = source === 'rebate' || source === 'vip_step' ? [cause.split(':').at(-1)] : [];
          return [source, ...about, writeDecimal(amount)].join(' ');
        },
      );
    },

    async countRewards(): Promise<Record<string, number>> {
      const rows = await rowsOf(sql`
        select source, count(*)::int as count from promotions_reward where brand_id = ${brandId}::uuid group by source`);
      return Object.fromEntries(
        (rows as { source: string; count: number }[]).map(({ source, count }) => [source, count]),
      );
    },

    async standing(memberId: string): Promise<string> {
      const rows = await rowsOf(sql`
        select level, progress from promotions_standing
        where brand_id = ${brandId}::uuid and member_id = ${memberId}::uuid`);
      const [row] = rows as { level: number; progress: bigint }[];
      return row ? `${row.level} ${writeDecimal(row.progress)}` : 'none';
    },

    /** The different values that these members have. */
    async progressOf(members: readonly string[]): Promise<string[]> {
      const rows = await rowsOf(sql`
        select progress, count(*)::int as count from promotions_standing where brand_id = ${brandId}::uuid group by progress`);
      const found = rows as { progress: bigint; count: number }[];
      return found
        .filter(({ count }) => count === members.length)
        .map(({ progress }) => writeDecimal(progress));
    },

    async restOf(memberId: string): Promise<string> {
      const rows = await rowsOf(sql`
        select points_rest as rest from promotions_standing
        where brand_id = ${brandId}::uuid and member_id = ${memberId}::uuid`);
      return writeDecimal((rows as { rest: bigint }[])[0]?.rest ?? 0n);
    },

    async letters(memberId: string): Promise<string[]> {
      const rows = await rowsOf(sql`
        select texts from messages_inbox where brand_id = ${brandId}::uuid and member_id = ${memberId}::uuid order by id`);
      return (rows as { texts: { EN?: { title: string } } }[]).map(({ texts }) => texts.EN?.title ?? '');
    },
  };
}
