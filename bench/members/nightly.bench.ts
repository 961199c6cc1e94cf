import { DAY_MS, HOUR_MS } from '@parlour/clock/durations';
import { createManualClock } from '@parlour/clock/manual-clock';
import { MEMBERS_AT_ONCE } from '../../apps/server/src/domains/promotions/play/night.rules.ts';
import { accountId } from '../../apps/server/src/domains/wallet/ledger/ledger.ts';
import { startServices } from '../../tools/services.mjs';
import { startAppWithoutPages } from '../app-without-pages.ts';
import { report } from '../report.ts';

const MEMBERS = Number(process.env.MEMBERS ?? 100_000);
/** Closed rounds of each member in the day, of two transactions. */
const ROUNDS = Number(process.env.ROUNDS ?? 20);
/** A Sunday, and the last of its month: all gifts are due, and levels fall. */
const DAY = { day: '2026-05-31', startsMs: Date.UTC(2026, 4, 31), endsMs: Date.UTC(2026, 5, 1) };
const DAY_BEFORE = { day: '2026-05-30', startsMs: DAY.startsMs - DAY_MS, endsMs: DAY.startsMs };
const DAYS = 2;
/** Of so many members one rises in one of the two nights, and one falls. */
const ONE_RISES_OF = 50;
const ONE_FALLS_OF = 20;
/** Those who fall are at level 4, which their play of two days does not keep. */
const FALLING = 4;
const [ENOUGH, LITTLE] = [3_000_000_000_000n, 1_000_000n];
const DEPOSITS_AT_ONCE = 10_000;
/** Batches of the day before after which its connections are cut, as long as there are more. */
const CUT_AFTER = 1;
const MEGABYTE = 1_048_576;
const SAMPLE_MS = 200;

/**
 * A night over many members (figures, rebate, rescue, points, levels, letters, gifts of the week and the month) against
 * the aggregate query over the same rows, which adds up rounds and then members and writes nothing. The night before is
 * cut off midway and gone on with.
 */
export async function run(): Promise<void> {
  const services = await startServices();
  const clock = createManualClock(DAY.endsMs + HOUR_MS);
  const { app, database, brand } = await startAppWithoutPages({
    databaseUrl: services.databaseUrl,
    clock,
    timeZone: 'UTC',
  });
  try {
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
      await fillDeposits(execute, brand.id);
      for (const table of [
        'identity_member',
        'games_transaction',
        'games_title',
        'wallet_day',
        'promotions_standing',
      ])
        await execute(`vacuum analyze ${table}`);
      // Once for the cache, once for the figure.
      await rows(aggregate(brand.id));
      const reference = await timed(() => rows(aggregate(brand.id)));
      if (!night || !('outside' in night) || !night.outside) throw new Error('there is no night');
      const run = (day: typeof DAY) => timed(async () => night.outside?.({ brand, ...day } as never));
      const doneOf = async (day: string) =>
        (
          await rows<{ done: bigint }>(
            `select count(distinct member_id) as done from promotions_play_day where day = '${day}'`,
          )
        )[0]?.done;

      // The night before: its connections end as if the process had been killed.
      let isOver = false;
      const cut = run(DAY_BEFORE)
        .catch(() => null)
        .finally(() => {
          isOver = true;
        });
      const enough = BigInt(CUT_AFTER * MEMBERS_AT_ONCE.postgres);
      // Few members are done before there is anything to cut.
      while (!isOver && ((await doneOf(DAY_BEFORE.day)) ?? 0n) < enough)
        await new Promise((resolve) => setTimeout(resolve, SAMPLE_MS));
      await rows(`select pg_terminate_backend(pid) from pg_stat_activity
        where datname = current_database() and pid <> pg_backend_pid()`);
      const wasCut = (await cut) === null;
      const before = await doneOf(DAY_BEFORE.day);
      const resumed = await run(DAY_BEFORE);
      console.log(
        `the night before: ${wasCut ? 'cut' : 'not cut'} after ${before} members, gone on with for ${resumed.toFixed(1)} s, ${await doneOf(DAY_BEFORE.day)} in all`,
      );

      const samples: number[] = [process.memoryUsage().rss];
      const watch = setInterval(() => samples.push(process.memoryUsage().rss), SAMPLE_MS);
      const ours = await run(DAY);
      clearInterval(watch);
      report({ name: `a night of ${MEMBERS} members and ${MEMBERS * ROUNDS} rounds, s`, ours, reference });
      const [half, grown] = [samples.slice(0, Math.ceil(samples.length / 2)), samples].map(
        (some) => (Math.max(...some) - (samples[0] ?? 0)) / MEGABYTE,
      );
      console.log(`memory grew by ${grown?.toFixed(0)} MB at most, in the first half by ${half?.toFixed(0)}`);
      console.log(`run again: ${(await run(DAY)).toFixed(1)} s`);
      const levels = await rows<{ level: number; count: bigint }>(
        'select level, count(*) from promotions_standing group by level order by level',
      );
      console.log(levels.map(({ level, count }) => `level ${level}: ${count}`).join(', '));
      const [letters] = await rows<{ count: bigint }>('select count(*) from messages_inbox');
      console.log(`letters ${letters?.count}`);
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
    // Of all levels; some are a coin short of the next step, and some have not staked in the month.
    `insert into promotions_standing (brand_id, member_id, level, progress, month, month_valid, risen_month, points_rest)
     select '${brandId}', (${member})::uuid, i % 5, case when i % ${ONE_RISES_OF} = 0 then 9999900000 else 0 end, '2026-05',
       case when i % ${ONE_FALLS_OF} = ${FALLING} then 0 else 1000000000000 end, null, i % 1000000
     from generate_series(1, ${MEMBERS}) i`,
  ];
}

/** Of those who have staked enough some have deposited enough the day before, some on the day; the others never do. */
async function fillDeposits(
  execute: (statement: string) => Promise<unknown>,
  brandId: string,
): Promise<void> {
  for (let from = 1; from <= MEMBERS; from += DEPOSITS_AT_ONCE) {
    const length = Math.min(DEPOSITS_AT_ONCE, MEMBERS - from + 1);
    const deposits = Array.from({ length }, (_, index) => {
      const number = from + index;
      const owner = `01000000-0000-7000-8000-${number.toString(16).padStart(12, '0')}`;
      const { day } = number % (2 * ONE_RISES_OF) === 0 ? DAY : DAY_BEFORE;
      const amount = number % ONE_RISES_OF === 0 ? ENOUGH : LITTLE;
      return `('${accountId({ brandId, owner, purpose: 'main', currency: 'CNY' })}'::uuid, '${day}'::date, ${amount})`;
    });
    await execute(`insert into wallet_day (brand_id, account_id, day, kind, money_in, money_out, count, last_seq)
      select '${brandId}', id, day, 'deposit', amount, 0, 1, 1 from (values ${deposits.join(', ')}) as a(id, day, amount)`);
  }
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
