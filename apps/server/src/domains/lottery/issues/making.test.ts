import { DAY_MS, HOUR_MS, SECOND_MS } from '@parlour/clock/durations';
import { createManualClock } from '@parlour/clock/manual-clock';
import { asc } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeLottery } from '../../../factories/lottery.factory.ts';
import { type Drawn, openLottery } from '../../../testing/lottery.ts';
import { TEST_START_MS } from '../../../testing/test-app.ts';
import { lotteryIssue } from './issues.schema.ts';

const NOON_MS = Math.floor(TEST_START_MS / DAY_MS) * DAY_MS + 12 * HOUR_MS;
const clock = createManualClock(NOON_MS);

let lottery: Drawn;
beforeAll(async () => {
  lottery = await openLottery([every(60)], { clock });
});
afterAll(() => lottery.app.close());

/** Places of noon and after are 721 and on with a draw a minute, and fewer with fewer. */
function every(seconds: number) {
  return makeLottery({ schedule: { kind: 'every', seconds, closeSeconds: 5, timeZone: 'UTC' } });
}

const readIssues = () =>
  lottery.app.database.queries.select().from(lotteryIssue).orderBy(asc(lotteryIssue.closesAt));

test('after a pause another schedule goes on from the last number of the day: something is on sale at once', async () => {
  const { app, brand } = lottery;
  const before = await readIssues();
  clock.advance(3 * HOUR_MS);
  await app.modules.lottery.put(brand.id, [every(72)]);
  await app.modules.lottery.advance();
  const [next] = (await readIssues()).slice(before.length);
  const placeOf = (numero = '') => Number(numero.split('-')[1]);
  expect((next?.closesAt.getTime() ?? 0) - clock.now()).toBeLessThanOrEqual(72 * SECOND_MS);
  expect(placeOf(next?.numero)).toBe(placeOf(before.at(-1)?.numero) + 1);
});
