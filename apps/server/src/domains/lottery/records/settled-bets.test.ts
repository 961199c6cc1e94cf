import { DAY_MS } from '@parlour/clock/durations';
import { toDecimal } from '@parlour/lottery-rules';
import { PARTS_PER_UNIT } from '@parlour/money';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addBettor, type Drawn, openLottery } from '../../../testing/lottery.ts';

let opened: Drawn;
beforeAll(async () => {
  opened = await openLottery();
});
afterAll(() => opened.app.close());

test('bets are told by play once their issue is settled, over all tickets of the member', async () => {
  const { app, brand } = opened;
  const { clock } = app;
  const fromMs = clock.now();
  const bettor = await addBettor(app, 'bettor');
  const board = (selection: string, stake: string) =>
    bettor.placed({
      playType: 'ent',
      items: [{ play: 'ssc.ball1.number', selection, multiple: 1, model: 'yuan' }],
      stake,
    });
  const { drawsAt } = await bettor.current();
  await board('0,1,2,3,4', '10.00');
  await board('5,6,7,8', '8.00');
  const settled = () =>
    app.modules.lottery.settledBets(app.database.queries, brand.id, {
      memberIds: [bettor.member.id],
      currency: 'CNY',
      fromMs,
      untilMs: clock.now() + DAY_MS,
    });
  expect(await settled()).toEqual([]);
  clock.set(drawsAt);
  await app.modules.lottery.advance();
  const [bets, ...others] = await settled();
  expect(others).toEqual([]);
  expect(bets).toMatchObject({
    memberId: bettor.member.id,
    play: 'ssc.ball1.number',
    isBoard: true,
    staked: 18n * PARTS_PER_UNIT,
    ownStaked: 18n * PARTS_PER_UNIT,
  });
  expect(bets && toDecimal(bets.covers, 1)).toBe('0.9');
});
