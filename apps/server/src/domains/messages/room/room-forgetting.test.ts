import { DAY_MS } from '@parlour/clock/durations';
import { ROOM_KEPT_DAYS } from '@parlour/contract/values/messages/room.rules';
import { expect, test } from 'vitest';
import { makeBrand } from '../../../factories/brand.factory.ts';
import { runDueDays } from '../../../testing/daily-jobs.ts';
import { addOperator, signInAs } from '../../../testing/operators.ts';
import { guestOf, moderatorOf, saidIn } from '../../../testing/room.ts';
import { startTestApp } from '../../../testing/test-app.ts';

test('messages older than a brand keeps are deleted at night, but for what waits for a decision and what follows it', async () => {
  const app = await startTestApp({
    brands: [makeBrand({ merchantCode: 'harbor', session: { idleMinutes: 1_440, absoluteHours: 720 } })],
  });
  await addOperator(app, 'keeper', {
    grants: [
      { role: 'content', merchantCode: 'harbor' },
      { role: 'support', merchantCode: 'harbor' },
    ],
  });
  const settings = { visitorsMayRead: true, refusedWords: [], maskedWords: [] };
  const save = async (keptDays: number) =>
    (await moderatorOf(await signInAs(app, 'keeper')).post('settings/save', { ...settings, keptDays }))
      .status;
  expect(await save(ROOM_KEPT_DAYS.max + 1)).toBe(400);
  expect(await save(7)).toBe(200);

  const guest = await guestOf(app, 'talker01');
  const other = await guestOf(app, 'talker02');
  for (const text of ['first', 'second', 'third']) await guest.say(text);
  expect((await other.report(2)).status).toBe(200);
  app.clock.advance(5 * DAY_MS);
  await guest.browser.login('talker01');
  await guest.say('fourth');
  app.clock.advance(3 * DAY_MS);
  await runDueDays(app);
  await guest.browser.login('talker01');
  expect(saidIn(await guest.read())).toEqual(['second', 'third', 'fourth']);

  const moderator = moderatorOf(await signInAs(app, 'keeper'));
  expect((await moderator.post('dismiss', { sequence: 2 })).status).toBe(200);
  app.clock.advance(DAY_MS);
  await runDueDays(app);
  await guest.browser.login('talker01');
  const { items, lastSequence } = await guest.read();
  expect(items.map(({ sequence, text }) => [sequence, text])).toEqual([[4, 'fourth']]);
  expect(lastSequence).toBe(4);
  await app.close();
});
