import { SECOND_MS } from '@parlour/clock/durations';
import type { Issue, LotterySetup } from '@parlour/contract';
import { type Draw, reproduceDraws } from '@parlour/fairness';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeLottery } from '../../../factories/lottery.factory.ts';
import { addBettor, type Drawn, openLottery } from '../../../testing/lottery.ts';
import { lotteryIssue } from './issues.schema.ts';

type DrawAnswer = {
  family: string;
  issue: Issue;
  committedAt: number;
  next: { numero: string; commitment: string; committedAt: number } | null;
  draw: Draw | null;
};

/** Two draws a day, three minutes apart, on either side of midnight. */
const ROUND_MIDNIGHT: Partial<LotterySetup> = {
  code: 'NIGHT',
  schedule: { kind: 'daily', times: ['00:01', '23:58'], closeSeconds: 5, timeZone: 'Asia/Shanghai' },
};

let lottery: Drawn;
let mary: Awaited<ReturnType<typeof addBettor>>;
beforeAll(async () => {
  lottery = await openLottery([makeLottery(), makeLottery({ code: 'OFF' }), makeLottery(ROUND_MIDNIGHT)]);
  mary = await addBettor(lottery.app, 'mary01');
});
afterAll(() => lottery.app.close());

const advance = () => lottery.app.modules.lottery.advance();
const drawOf = async (gameId: string, numero: string) =>
  (await mary.call(`/lgw/issues/draw?gameId=${gameId}&numero=${numero}`)).value as DrawAnswer;

test('a draw names the issue whose commitment it is mixed with, made before its own sales end', async () => {
  const { numero, closesAt, drawsAt } = await mary.current();
  const before = await drawOf('HM1', numero);
  expect(before.next?.committedAt).toBeLessThanOrEqual(closesAt);
  const { issue: following } = await drawOf('HM1', before.next?.numero ?? '');
  expect(before.next?.commitment).toBe(following.commitment);
  lottery.app.clock.set(drawsAt + SECOND_MS);
  await advance();
  const drawn = await drawOf('HM1', numero);
  expect(drawn.next).toEqual(before.next);
  expect(drawn.draw?.external).toBe(before.next?.commitment);
});

test('a result is due from the close to the draw, and never after a void issue', async () => {
  const { numero, closesAt, drawsAt } = await mary.current();
  expect((await mary.opened()).isResultDue).toBe(false);
  lottery.app.clock.set(closesAt);
  expect((await mary.opened()).isResultDue).toBe(true);
  lottery.app.clock.set(drawsAt + SECOND_MS);
  await advance();
  expect(await mary.opened()).toMatchObject({ isResultDue: false, last: { numero } });

  const next = await mary.current();
  const { database } = lottery.app;
  await database.queries
    .update(lotteryIssue)
    .set({ state: 'void' })
    .where(and(eq(lotteryIssue.game, 'HM1'), eq(lotteryIssue.numero, next.numero)));
  lottery.app.clock.set(next.drawsAt + SECOND_MS);
  await advance();
  expect(await mary.opened()).toMatchObject({ isResultDue: false, last: { numero } });
});

test('what was drawn is shown and can be verified after its lottery is switched off', async () => {
  const { numero, drawsAt } = await mary.current('OFF');
  await mary.placed({ gameId: 'OFF' });
  lottery.app.clock.set(drawsAt + SECOND_MS);
  await advance();
  await lottery.app.modules.lottery.put(lottery.brand.id, [makeLottery({ code: 'OFF', isOn: false })]);
  expect((await mary.call('/lgw/vn/numeros/opened/game?gameId=OFF')).code).toBe('not_found');
  const { family, issue, draw } = await drawOf('OFF', numero);
  expect(family).toBe('ssc');
  expect(reproduceDraws(JSON.stringify([draw]))).toEqual([
    { commitment: issue.commitment, numbers: issue.result },
  ]);
  const results = (await mary.call('/lgw/issues?gameId=OFF')).value as { family: string; items: Issue[] };
  expect(results).toMatchObject({ family: 'ssc', items: expect.arrayContaining([issue]) });
  expect((await mary.call('/lgw/issues?gameId=NONE')).code).toBe('not_found');
});

test('past issues are listed by the day they were drawn on, in the zone of their lottery', async () => {
  for (let count = 0; count < 3; count += 1) {
    const { drawsAt } = await mary.current('NIGHT');
    lottery.app.clock.set(drawsAt + SECOND_MS);
    await advance();
    await advance();
  }
  const results = async (query: string) =>
    ((await mary.call(`/lgw/issues?gameId=NIGHT${query}`)).value as { items: Issue[] }).items;
  const drawn = await results('');
  const dayIn = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Shanghai' });
  const dayOf = ({ drawsAt }: Issue) => dayIn.format(drawsAt);
  const days = new Set(drawn.map(dayOf));
  expect(days.size).toBe(2);
  for (const day of days)
    expect(await results(`&day=${day}`)).toEqual(drawn.filter((own) => dayOf(own) === day));
  expect(await results('&day=2020-01-01')).toEqual([]);
  expect((await mary.call('/lgw/issues?gameId=NIGHT&day=2026-02-30')).code).toBe('invalid_input');
});
