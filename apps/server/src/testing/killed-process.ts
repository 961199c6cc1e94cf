/**
 * A process that is killed while it works, for tests:
 *
 *   killed-process <database> <moment> <statement> <work>
 *
 * It does its work at a moment, kills itself as soon as it has sent that statement, counted from 1, and prints `done`
 * if it came to the end before. The work is JSON (`KilledWork`).
 */
import { createManualClock } from '@parlour/clock/manual-clock';
import { openPostgres } from '@parlour/database/postgres';
import pg from 'pg';
import type { DailyKind } from '../jobs/daily.ts';
import { createLog } from '../observability/log.ts';
import { nextDate } from '../tenancy/calendar.rules.ts';
import { openBrowser } from './members.ts';
import type { KilledWork } from './process.ts';
import { startTestApp } from './test-app.ts';

const [url = '', moment = '0', last = '0', work = ''] = process.argv.slice(2);
const { env = {}, ...toDo } = JSON.parse(work) as KilledWork;
const app = await startTestApp({
  brands: [],
  env,
  database: await openPostgres({ url, pool: 5, log: createLog('silent') }),
  clock: createManualClock(Number(moment)),
});

let left = Number(last);
const { query } = pg.Client.prototype as { query(...args: unknown[]): unknown };
pg.Client.prototype.query = function send(this: pg.Client, ...args: unknown[]) {
  const sent = query.apply(this, args);
  left -= 1;
  if (left === 0) process.kill(process.pid, 'SIGKILL');
  return sent;
} as typeof pg.Client.prototype.query;

await doWork(toDo);
process.stdout.write('done\n');
process.exit(0);

async function doWork({ calls, callbacks = [], jobs }: KilledWork): Promise<void> {
  for (const { cookies, token, url, body } of calls) {
    const browser = openBrowser(app);
    for (const [name, value] of cookies) browser.jar.set(name, value);
    browser.setToken(token);
    // One that was done before the last kill is refused, which is as good.
    await browser.post(url, body);
  }
  for (const { url, headers, body } of callbacks) {
    const { pathname, search } = new URL(url);
    const sent = { 'content-type': 'application/json', ...headers };
    await app.server.inject({ method: 'POST', url: `${pathname}${search}`, headers: sent, payload: body });
  }
  if (jobs.includes('draws')) await app.modules.lottery.advance();
  if (jobs.includes('night')) await endYesterday();
  const { countBoards, closePackets, settleInvites } = app.modules.promotions;
  if (jobs.includes('boards')) await countBoards();
  if (jobs.includes('packets')) await closePackets();
  if (jobs.includes('invites')) await settleInvites();
}

async function endYesterday(): Promise<void> {
  const night = app.modules.promotions.jobs?.find(({ name }) => name === 'promotions.night') as DailyKind;
  const { brands } = app.modules.system;
  for (const brand of brands.all()) {
    const calendar = await brands.calendarOf(brand);
    const yesterday = nextDate(calendar.dayOf(app.clock.now()), -1);
    for (const day of calendar.daysBetween(yesterday, yesterday)) await night.outside?.({ ...day, brand });
  }
}
