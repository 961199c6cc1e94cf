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
const app = await startTestApp({
  brands: [],
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

await doWork(JSON.parse(work) as KilledWork);
process.stdout.write('done\n');
process.exit(0);

async function doWork({ calls, jobs }: KilledWork): Promise<void> {
  for (const { cookies, token, url, body } of calls) {
    const browser = openBrowser(app);
    for (const [name, value] of cookies) browser.jar.set(name, value);
    browser.setToken(token);
    // One that was done before the last kill is refused, which is as good.
    await browser.post(url, body);
  }
  if (jobs.includes('draws')) await app.modules.lottery.advance();
  if (jobs.includes('night')) await endYesterday();
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
