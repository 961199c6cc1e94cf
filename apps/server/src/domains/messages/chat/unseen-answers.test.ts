import { createManualClock } from '@parlour/clock/manual-clock';
import { startSandbox } from '@parlour/sandbox';
import { expect, test } from 'vitest';
import { makeBrand } from '../../../factories/brand.factory.ts';
import { chatter, deskOf } from '../../../testing/chat.ts';
import { runDueDays } from '../../../testing/daily-jobs.ts';
import { addOperator, signInAs } from '../../../testing/operators.ts';
import { pushServiceOf } from '../../../testing/push.ts';
import { startTestApp } from '../../../testing/test-app.ts';
import { CHAT_KEPT_MS, UNSEEN_AFTER_MS } from './chat.rules.ts';

const NOON = Date.parse('2026-11-16T12:00:00+08:00');

async function openDesk() {
  const clock = createManualClock(NOON);
  const sandbox = await startSandbox({ port: 0, clock });
  const session = { idleMinutes: 1_440, absoluteHours: 720 };
  const app = await startTestApp({
    clock,
    env: { ...Object.assign({}, ...sandbox.environment), HUMAN_CHECK: 'off' },
    brands: [makeBrand({ merchantCode: 'harbor', session })],
  });
  await addOperator(app, 'support', { grants: [{ role: 'support', merchantCode: 'harbor' }] });
  const desk = deskOf(await signInAs(app, 'support'));
  const member = await chatter(app, 'waiting01');
  await member.send('Hello?');
  const service = pushServiceOf(sandbox);
  const device = await service.subscribe(member.browser);
  return {
    app,
    clock,
    desk,
    member,
    shown: async () => (await service.arrivedAt(device)).map((each) => each.shown),
    pass: async (ms: number) => {
      clock.advance(ms);
      await app.jobs.runDue();
    },
    async [Symbol.asyncDispose]() {
      await app.close();
      await sandbox.close();
    },
  };
}

test('who is not in the chat is told once of answers in a row, and not again before they have read', async () => {
  await using open = await openDesk();
  const { desk, member, pass, shown } = open;
  const told = { title: 'Support has answered you', path: '/m/chat' };
  await desk.answer(member.memberId, 'One moment');
  await pass(UNSEEN_AFTER_MS - 1);
  expect(await shown()).toEqual([]);
  await pass(1);
  await open.app.jobs.runDue();
  expect(await shown()).toMatchObject([told]);
  await desk.answer(member.memberId, 'Your card has arrived');
  await pass(UNSEEN_AFTER_MS);
  await open.app.jobs.runDue();
  expect(await shown()).toHaveLength(1);

  const { lastSequence } = await member.read();
  await member.relay('mark', { delivered: lastSequence, read: lastSequence });
  await desk.answer(member.memberId, 'Anything else?');
  await pass(UNSEEN_AFTER_MS);
  await open.app.jobs.runDue();
  expect(await shown()).toMatchObject([told, told]);
});

test('who reads the answer at once is told nothing, and quiet hours are kept', async () => {
  await using open = await openDesk();
  const { desk, member, pass, shown } = open;
  await desk.answer(member.memberId, 'Here it is');
  const { lastSequence } = await member.read();
  await member.relay('mark', { delivered: lastSequence, read: lastSequence });
  await pass(UNSEEN_AFTER_MS);
  await open.app.jobs.runDue();
  expect(await shown()).toEqual([]);

  const state = (await member.browser.call('/wps/push')).value as { topics: string[] };
  await member.browser.call('/wps/push', {
    method: 'PUT',
    body: { topics: state.topics, quiet: { from: '11:00', until: '13:00' } },
  });
  await desk.answer(member.memberId, 'And this');
  await pass(UNSEEN_AFTER_MS);
  await open.app.jobs.runDue();
  expect(await shown()).toEqual([]);
  await pass(3_600_000);
  expect(await shown()).toHaveLength(1);
});

test('messages past their time are deleted at night, and the talk goes on with the next sequence', async () => {
  await using open = await openDesk();
  const { app, clock, desk, member } = open;
  await desk.answer(member.memberId, 'An old answer');
  clock.advance(CHAT_KEPT_MS / 2);
  await member.browser.login('waiting01');
  await member.send('Still there?');
  clock.advance(CHAT_KEPT_MS / 2 + 2 * 86_400_000);
  await runDueDays(app);
  await member.browser.login('waiting01');
  const { items, lastSequence } = await member.read();
  expect(items.map(({ text }) => text)).toEqual(['Still there?']);
  expect(items.map(({ sequence }) => sequence)).toEqual([lastSequence]);
  await member.send('Again');
  expect((await member.read()).lastSequence).toBe(lastSequence + 1);
});
