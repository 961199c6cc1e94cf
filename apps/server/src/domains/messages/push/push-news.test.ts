import { MINUTE_MS } from '@parlour/clock/durations';
import { createManualClock } from '@parlour/clock/manual-clock';
import { startSandbox } from '@parlour/sandbox';
import { expect, test } from 'vitest';
import { makeTill, openTill, payAt } from '../../../testing/cashier/cashier.ts';
import { makeWithdrawals, startDrawing } from '../../../testing/cashier/withdrawals.ts';
import { addBettor, openLottery } from '../../../testing/lottery.ts';
import { addOperator, signInAs } from '../../../testing/operators.ts';
import { pushServiceOf } from '../../../testing/push.ts';

const NOON = Date.parse('2026-11-16T12:00:00+08:00');

test('deposits and withdrawals are told without their amounts', async () => {
  const brands = [makeTill('harbor', { cashier: makeWithdrawals(), hosts: ['harbor.example'] })];
  const till = await openTill({ brands, clock: createManualClock(NOON) });
  await addOperator(till.app, 'first', { grants: [{ role: 'finance', merchantCode: 'harbor' }] });
  const { drawer, cardId } = await startDrawing(till);
  const service = pushServiceOf(till.sandbox);
  const device = await service.subscribe(drawer.browser);
  const shown = async () => (await service.arrivedAt(device)).map((each) => each.shown);

  const { id, payUrl } = await drawer.start();
  await till.pass(MINUTE_MS);
  await payAt(payUrl ?? (await drawer.status(id)).payUrl);
  await till.deliver();
  await till.app.jobs.runDue();
  expect(await shown()).toMatchObject([
    { title: 'Your deposit has arrived', path: '/m/voucherCenter/record' },
  ]);

  const operator = await signInAs(till.app, 'first');
  const decide = (what: string, about: object) =>
    operator.post(`/ops/cashier/withdrawal/${what}`, about, { merchant: 'harbor' });
  const refused = await drawer.withdraw({ cardId });
  await decide('reject', { id: refused.id, reason: 'the card is not yours' });
  await till.app.jobs.runDue();
  const paid = await drawer.withdraw({ cardId });
  await decide('approve', { id: paid.id });
  await till.pass(2 * MINUTE_MS);
  await till.deliver();
  await till.app.jobs.runDue();
  expect(await shown()).toMatchObject([
    { title: 'Your withdrawal was paid out', path: '/m/withdraw/record' },
    { title: 'Your withdrawal was returned to your balance' },
    { title: 'Your deposit has arrived' },
  ]);
  await till.close();
});

test('tickets that were paid are told once for some minutes, and lost ones are not', async () => {
  const clock = createManualClock(NOON);
  const sandbox = await startSandbox({ port: 0, clock });
  const { app } = await openLottery(undefined, {
    clock,
    env: Object.assign({}, ...sandbox.environment),
  });
  const service = pushServiceOf(sandbox);
  const [winner, loser] = [await addBettor(app, 'winner01'), await addBettor(app, 'loser01')];
  const devices = [await service.subscribe(winner), await service.subscribe(loser)];
  // All ten digits of one place: one of them wins. None of the others does with five balls, or nearly never.
  const sure = {
    play: 'ssc.fixedPosition',
    selection: '0,1,2,3,4,5,6,7,8,9||||',
    multiple: 1,
    model: 'yuan',
  };
  await loser.placed();
  for (const _issue of [1, 2]) {
    await winner.placed({ items: [sure], stake: '20.00' });
    clock.set((await winner.current()).drawsAt);
    await app.modules.lottery.advance();
  }
  clock.advance(11 * MINUTE_MS);
  await app.jobs.runDue();
  const arrived = await Promise.all(devices.map(async (each) => service.arrivedAt(each)));
  expect(arrived).toMatchObject([[{ topic: 'ticketsPaid', shown: { path: '/m/gameRecord' } }], []]);
  await app.close();
  await sandbox.close();
});
