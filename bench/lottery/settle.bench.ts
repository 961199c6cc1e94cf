import { createManualClock } from '@parlour/clock/manual-clock';
import { makeLottery } from '../../apps/server/src/factories/lottery.factory.ts';
import { startServices } from '../../tools/services.mjs';
import { startAppWithoutPages } from '../app-without-pages.ts';
import { report } from '../report.ts';

const BETS = Number(process.env.BETS ?? 1_000_000);
const MEMBERS = 10_000;
const MEGABYTE = 1_048_576;
const LOOK_EVERY_MS = 100;

/** Tickets of one line each, against one UPDATE of as many rows of the same shape; and the most memory it takes. */
export async function run(): Promise<void> {
  const services = await startServices();
  const clock = createManualClock(Date.UTC(2026, 10, 17, 4));
  const { app, database, brand } = await startAppWithoutPages({ databaseUrl: services.databaseUrl, clock });
  try {
    const { lottery } = app.modules;
    await lottery.put(brand.id, [makeLottery()]);
    await lottery.advance();
    await database.withConnection(async ({ run: execute, rows }) => {
      // A million rows take a busy machine longer than any statement of the server may.
      await execute('set statement_timeout = 0');
      for (const variant of VARIANTS) {
        const [issue] = await rows<Issue>(
          `select numero, draws_at from lottery_issue where state = 'open' order by closes_at limit 1`,
        );
        if (!issue) throw new Error('no issue');
        await execute(ticketsOf(brand.id, issue.numero, variant));
        await execute(`create table bench_ticket as select * from lottery_ticket where state = 'pending'`);
        await execute('alter table bench_ticket add primary key (brand_id, id)');
        await execute('vacuum analyze lottery_ticket');
        await execute('vacuum analyze bench_ticket');
        const reference = await timed(() => execute(BARE_UPDATE));
        await execute('drop table bench_ticket');
        const drawsMs = new Date(issue.draws_at).getTime();
        clock.set(drawsMs - 2_000);
        const sealing = await timed(() => lottery.advance());
        console.log(`sealed in ${sealing.toFixed(1)} s`);
        clock.set(drawsMs);
        const memory = watchMemory();
        const ours = await timed(() => lottery.advance());
        report({ name: `settling ${variant.bets} bets ${variant.name}, s`, ours, reference });
        console.log(`memory grew by ${memory.end()} MB at its peak`);
      }
      const [left] = await rows<{ count: bigint }>(
        `select count(*) from lottery_ticket where state = 'pending'`,
      );
      if (left && BigInt(left.count) > 0n) throw new Error(`${left.count} tickets were left`);
      const { findings } = await app.modules.wallet.checker.look(brand.id);
      console.log(`the checker found ${findings.length} wrong`);
    });
  } finally {
    await app.close();
    services.stop();
  }
}

const BARE_UPDATE = `update bench_ticket set state = 'settled', outcome = '{"0":{"state":"lost","won":"0","rebate":"0"}}'`;

type Variant = { name: string; bets: number; rebate: string };
type Issue = { numero: string; draws_at: Date };

/** Where each bet has a rebate, each is paid through the ledger: of these there are fewer. */
const VARIANTS: readonly Variant[] = [
  { name: 'of which one in a hundred wins', bets: BETS, rebate: '0' },
  { name: 'with a rebate each', bets: BETS / 20, rebate: '2000' },
];

/** The highest of what the process holds, looked at several times a second, above what it held before. */
function watchMemory(): { end(): number } {
  const before = process.memoryUsage().rss;
  let peak = before;
  const look = () => {
    peak = Math.max(peak, process.memoryUsage().rss);
  };
  const timer = setInterval(look, LOOK_EVERY_MS);
  return {
    end() {
      clearInterval(timer);
      look();
      return Math.round((peak - before) / MEGABYTE);
    },
  };
}

/** Their ids ascend with time, as the server's do. */
const ticketsOf = (brandId: string, numero: string, variant: Variant) => `
  insert into lottery_ticket (brand_id, id, order_id, game, numero, member_id, currency, play_type, issues, stops_on_win,
    sub_orders, lines, stake, state, outcome, won, rebate, refunded, at)
  select '${brandId}', t.id, t.id, 'HM1', '${numero}', md5('member' || (i % ${MEMBERS}))::uuid, 'CNY', 'trad', 1, false,
    1, '{"settings":{},"caps":{"perIssue":"400000","singlePick":"40000","singlePickBets":1},"kinds":[{"play":"ssc.back2.straight",'
      || '"multiple":1,"model":"yuan","series":1956,"odds":["4890/50"],"each":"200000"}],"lines":[[0,"'
      || (i % 10) || '|' || ((i / 10) % 10) || '",1,"${variant.rebate}"]]}',
    200000, 'pending', '', 0, 0, 0, to_timestamp(${Date.now() / 1000})
  from (select i, ('0190000${VARIANTS.indexOf(variant)}-0000-7000-8000-' || lpad(to_hex(i), 12, '0'))::uuid as id from generate_series(1, ${variant.bets}) i) t`;

async function timed(work: () => Promise<unknown>): Promise<number> {
  const startedAt = performance.now();
  await work();
  return (performance.now() - startedAt) / 1000;
}
