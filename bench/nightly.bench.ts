import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DAY_MS, HOUR_MS } from '@parlour/clock/durations';
import { createManualClock } from '@parlour/clock/manual-clock';
import { openPostgres } from '@parlour/database/postgres';
import { createApp } from '../apps/server/src/app.ts';
import { readConfig } from '../apps/server/src/config/config.ts';
import { makeBrand } from '../apps/server/src/factories/brand.factory.ts';
import { createLog } from '../apps/server/src/observability/log.ts';
import { findProject } from '../apps/server/src/project.ts';
import { startServices } from '../tools/services.mjs';
import { report } from './report.ts';

const MEMBERS = Number(process.env.MEMBERS ?? 100_000);
/** Closed rounds of each member in the day, of two transactions. */
const ROUNDS = Number(process.env.ROUNDS ?? 20);
const DAY = { startsMs: Date.UTC(2026, 10, 16), endsMs: Date.UTC(2026, 10, 17) };
const DAYS = 2;
const MASTER_KEY = '5f'.repeat(32);
const MEGABYTE = 1_048_576;
/** A night needs no page, so none has to be built. */
const STAND_IN = join(import.meta.dirname, '../apps/server/src/testing/stand-in-site');
const PROJECT = { ...findProject(import.meta.dirname), siteDist: STAND_IN, lotteryDist: STAND_IN };
const SAMPLE_MS = 200;

/**
 * A night over many members (figures, rebate, rescue, points, levels) against the aggregate query over the same rows,
 * which adds up rounds and then members and writes nothing.
 */
export async function run(): Promise<void> {
  const services = await startServices();
  const log = createLog('warn');
  const database = await openPostgres({ url: services.databaseUrl, pool: 8, log });
  const clock = createManualClock(DAY.endsMs + HOUR_MS);
  const dataDir = mkdtempSync(join(tmpdir(), 'parlour-bench-'));
  const config = readConfig({ NODE_ENV: 'test', DATA_DIR: dataDir, MASTER_KEY, LOG_LEVEL: 'warn' });
  const app = await createApp({
    config,
    project: PROJECT,
    database,
    clock,
    log,
    isDemo: false,
  });
  try {
    const settings = makeBrand({ merchantCode: 'harbor', timeZone: 'UTC' });
    await database.transaction((tx) => app.modules.system.brands.create(tx, settings));
    const brand = app.modules.system.brands.ofMerchant('harbor');
    if (!brand) throw new Error('no brand');
    const night = app.modules.promotions.jobs?.find(({ name }) => name === 'promotions.night');
    await database.withConnection(async ({ run: execute, rows }) => {
      await execute('set statement_timeout = 0');
      // Made anew once the rows are there: that takes a fraction of adding to them row by row.
      const indexes = await rows<{ indexname: string; indexdef: string }>(
        `select indexname, indexdef from pg_indexes
         where tablename = 'games_transaction' and indexdef not like 'CREATE UNIQUE%'`,
      );
      for (const { indexname } of indexes) await execute(`drop index ${indexname}`);
      for (const statement of filling(brand.id)) await execute(statement);
      for (const { indexdef } of indexes) await execute(indexdef);
      for (const table of ['identity_member', 'games_transaction', 'games_title'])
        await execute(`vacuum analyze ${table}`);
      // Once for the cache, once for the figure.
      await rows(aggregate(brand.id));
      const reference = await timed(() => rows(aggregate(brand.id)));
      const before = process.memoryUsage().rss;
      let most = before;
      const watch = setInterval(() => {
        most = Math.max(most, process.memoryUsage().rss);
      }, SAMPLE_MS);
      const day = { brand, day: '2026-11-16', ...DAY };
      const ours = await timed(
        async () => night && 'outside' in night && (await night.outside?.(day as never)),
      );
      clearInterval(watch);
      report({ name: `a night of ${MEMBERS} members and ${MEMBERS * ROUNDS} rounds, s`, ours, reference });
      console.log(`memory grew by ${Math.round((most - before) / MEGABYTE)} MB at most`);
      const again = await timed(
        async () => night && 'outside' in night && (await night.outside?.(day as never)),
      );
      console.log(`run again: ${again.toFixed(1)} s`);
      const counted = await rows<{ source: string; count: bigint }>(
        'select source, count(*) from promotions_reward group by source order by source',
      );
      console.log(counted.map(({ source, count }) => `${source} ${count}`).join(', '));
    });
  } finally {
    await app.close();
    services.stop();
  }
}

const isoOf = (ms: number) => new Date(ms).toISOString();

/** The day before has as many rounds: a night must find its own. */
function filling(brandId: string): string[] {
  const member = `'01000000-0000-7000-8000-' || lpad(to_hex(i), 12, '0')`;
  const rounds = (day: number) => `
    insert into games_transaction (brand_id, vendor, transaction_id, kind, member_id, game_code, round, closes_round,
      currency, amount, reference_id, supplier_id, request_hash, balance, is_empty, note, at)
    select '${brandId}', 'LUM', md5(k || '/' || i || '/' || n || '/${day}')::uuid, k, (${member})::uuid, 't' || (n % 20),
      '${day}-' || i || '-' || n, k = 'win', 'CNY',
      case when k = 'bet' then 50000000 when n % 3 = 0 then 120000000 else 0 end,
      case when k = 'win' then md5('bet/' || i || '/' || n || '/${day}')::uuid end, '', md5(i || '/' || n), 0, false, '',
      timestamptz '${isoOf(DAY.startsMs - (DAYS - 1 - day) * DAY_MS)}' + n * interval '1 hour' + i * interval '10 ms'
    from generate_series(1, ${ROUNDS}) n, generate_series(1, ${MEMBERS}) i, (values ('bet'), ('win')) as kinds(k)`;
  return [
    `insert into identity_member (brand_id, id, customer_no, account, account_key, type, state, is_agent_only, is_demo,
       language, time_zone, register_method, register_url, registered_ip, created_at)
     select '${brandId}', (${member})::uuid, 'c' || i, 'm' || i, 'm' || i, 0, 'active', false, false, 'EN', 'UTC',
       'password', '', '', timestamptz '2026-01-01'
     from generate_series(1, ${MEMBERS}) i`,
    `insert into games_title (brand_id, node_id, vendor, game_code, category, classification, names, icon_url, min_bet,
       lines, has_trial, sort, is_new, is_hidden, is_gone, added_at, return_to_player)
     select '${brandId}', 'LUM.t' || n, 'LUM', 't' || n,
       case when n < 14 then 'RNG' when n < 18 then 'LIVE' else 'FISH' end, 'slot', '{}', '', 0, 0, false, n, false, false,
       false, timestamptz '2026-01-01', (94 + n * 0.3)::numeric(5, 2)::text
     from generate_series(0, 19) n`,
    ...Array.from({ length: DAYS }, (_, day) => rounds(day)),
  ];
}

const aggregate = (brandId: string) => `
  select count(*), sum(valid)
  from (
    select member_id, category, sum(staked) as staked, sum(paid) as paid,
      sum(case when category in ('RNG', 'FISH') then staked else least(staked, abs(paid - staked)) end) as valid
    from (
      select t.member_id, t.vendor, t.game_code, t.round, g.category,
        sum(t.amount) filter (where t.kind = 'bet') as staked, sum(t.amount) filter (where t.kind = 'win') as paid
      from games_transaction t
      join games_title g on g.brand_id = t.brand_id and g.node_id = t.vendor || '.' || t.game_code
      where t.brand_id = '${brandId}' and t.at >= '${isoOf(DAY.startsMs)}' and t.at < '${isoOf(DAY.endsMs)}'
      group by t.member_id, t.vendor, t.game_code, t.round, g.category
      having bool_or(t.closes_round)
    ) as r
    group by member_id, category
  ) as m`;

async function timed(work: () => Promise<unknown>): Promise<number> {
  const startedAt = performance.now();
  await work();
  return (performance.now() - startedAt) / 1000;
}
