import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { MINUTE_MS } from '@parlour/clock/durations';
import type { ChatMessage } from '@parlour/contract';
import { CHAT_TEXT_MAX } from '@parlour/contract/values/messages/chat.rules';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { makeBrand } from '../../../factories/brand.factory.ts';
import { chatter, deskOf, textsOf } from '../../../testing/chat.ts';
import { openBrowser } from '../../../testing/members.ts';
import { addOperator, signInAs } from '../../../testing/operators.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';
import { PICTURES_RATE, TEXTS_RATE } from './chat.rules.ts';

const PAYLOADS: string[] = JSON.parse(
  readFileSync(join(import.meta.dirname, '../../../testing/xss-payloads.json'), 'utf8'),
);
let app: TestApp;
let desk: ReturnType<typeof deskOf>;
beforeAll(async () => {
  app = await startTestApp({
    brands: [makeBrand({ merchantCode: 'harbor' }), makeBrand({ merchantCode: 'lantern' })],
    env: { HUMAN_CHECK: 'off' },
  });
  await addOperator(app, 'support', { grants: [{ role: 'support', merchantCode: 'harbor' }] });
});
// Time passes between the tests, and with it an operator's session.
beforeEach(async () => {
  desk = deskOf(await signInAs(app, 'support'));
});
afterAll(() => app.close());

const PER_MESSAGE = 5;

/** Rates count by time: those of the test before are over. */
const rest = () => app.clock.advance(MINUTE_MS);
const draw = (width = 1_800) =>
  sharp({ create: { width, height: width / 2, channels: 3, background: '#48c' } })
    .png()
    .toBuffer();

test('a conversation counts its messages from one, and is read from any of them', async () => {
  const mary = await chatter(app, 'mary01');
  expect(await mary.read()).toMatchObject({ state: 'none', lastSequence: 0, items: [] });
  for (const text of ['one', 'two', 'three']) await mary.send(text);
  // Nobody is at the desk, which the house says once.
  expect(textsOf(await mary.read())).toEqual(['one', 'away', 'two', 'three']);
  expect((await mary.read()).items.map(({ sequence }) => sequence)).toEqual([1, 2, 3, 4]);
  expect(textsOf(await mary.read('after=2'))).toEqual(['two', 'three']);
  expect(textsOf(await mary.read('before=3&limit=1'))).toEqual(['away']);
  expect(textsOf(await mary.read('after=4'))).toEqual([]);
});

test('a message sent again is the same message, and another under its id is refused', async () => {
  const paul = await chatter(app, 'paul01');
  const id = randomUUID();
  const sent = await Promise.all([paul.send('hello', id), paul.send('hello', id), paul.send('hello', id)]);
  expect(sent.map(({ value }) => (value as ChatMessage).sequence)).toEqual([1, 1, 1]);
  expect((await paul.send('other', id)).code).toBe('idempotency_conflict');
  expect(textsOf(await paul.read())).toEqual(['hello', 'away']);
});

test('random sends, repeats and marks leave what a model of them says', async () => {
  const rose = await chatter(app, 'rose01');
  const model: string[] = [];
  const ids = Array.from({ length: 12 }, () => randomUUID());
  for (let step = 0; step < 60; step += 1) {
    if (step % 20 === 0) rest();
    const id = ids[(step * 7) % ids.length] ?? '';
    const isNew = !model.includes(id);
    if (isNew) model.push(id);
    const by = step % 3 === 0 && model.length > 1 && isNew ? 'desk' : 'member';
    if (by === 'desk') {
      await desk.answer(rose.memberId, id, id);
      await rose.relay('mark', { delivered: step * 9, read: step });
    } else await rose.send(id, id);
    const { items, lastSequence, memberRead, memberDelivered } = await rose.read('after=0');
    const said = items.filter(({ author }) => author !== 'house');
    expect(new Set(said.map(({ author, id: own }) => `${author} ${own}`)).size).toBe(said.length);
    expect(items.map(({ sequence }) => sequence)).toEqual(items.map((_, at) => at + 1));
    expect(memberRead).toBeLessThanOrEqual(memberDelivered);
    expect(memberDelivered).toBeLessThanOrEqual(lastSequence);
  }
  const { items } = await rose.read('after=0');
  const firsts = items.filter(({ author }) => author !== 'house').map(({ text }) => text);
  expect([...new Set(firsts)]).toEqual(model);
});

test('what looks like markup comes back as the text it is', async () => {
  const xavi = await chatter(app, 'xavi01');
  const plain = PAYLOADS.filter((text) => /^(?:[^\p{Cc}\p{Cs}]|[\t\n\r])*$/u.test(text) && text.trim());
  expect(plain.length).toBeGreaterThan(150);
  for (let at = 0; at < plain.length; at += PER_MESSAGE) {
    rest();
    const text = plain
      .slice(at, at + PER_MESSAGE)
      .join('\n')
      .trim();
    expect((await xavi.send(text)).value).toMatchObject({ kind: 'text', text });
  }
});

test.each([
  ['nothing', ''],
  ['spaces', '   '],
  ['too much', 'x'.repeat(CHAT_TEXT_MAX + 1)],
  ['a control character', 'a\u0000b'],
])('%s is no message', async (what, text) => {
  const zoe = await chatter(app, `zoe${what.length}`);
  expect((await zoe.send(text)).code).toBe('invalid_input');
  expect((await zoe.relay('sendMessage', { id: 'mine', text: 'hi' })).code).toBe('invalid_input');
});

test('who writes too fast waits', async () => {
  const ivan = await chatter(app, 'ivan01');
  const codes: unknown[] = [];
  for (let sent = 0; sent <= TEXTS_RATE.count; sent += 1) codes.push((await ivan.send(`${sent}`)).code);
  expect(codes.at(-1)).toBe('rate_limited');
  expect(codes.slice(0, -1).every((code) => code === undefined)).toBe(true);
});

test('a picture is encoded anew and is nobody else’s', async () => {
  const [lena, eve] = [await chatter(app, 'lena01'), await chatter(app, 'eve01')];
  const image = (await draw()).toString('base64');
  const { value } = await lena.relay('sendPicture', { id: randomUUID(), image });
  expect(value).toMatchObject({ kind: 'picture', text: '', picture: { width: 1_500, height: 750 } });
  const path = `/wps/relay/CBS_picture?sequence=${(value as ChatMessage).sequence}`;
  const kept = (await lena.browser.call(path)).value as { image: string };
  expect((await sharp(Buffer.from(kept.image, 'base64')).metadata()).format).toBe('webp');
  expect((await eve.browser.call(path)).code).toBe('not_found');
  const seen = await desk.get(`/picture?memberId=${lena.memberId}&sequence=1`);
  expect(seen.value).toEqual(kept);
});

test('what is no picture is refused, and uses up none of those of the hour', async () => {
  const nina = await chatter(app, 'nina01');
  const send = (bytes: Buffer) =>
    nina.relay('sendPicture', { id: randomUUID(), image: bytes.toString('base64') });
  for (let sent = 0; sent < PICTURES_RATE.count; sent += 1)
    expect((await send(Buffer.from(sent % 2 ? '<svg/>' : 'nothing'))).code).toBe('upload_rejected');
  const picture = await draw(8);
  for (let sent = 0; sent < PICTURES_RATE.count; sent += 1)
    expect((await send(picture)).value).toMatchObject({ kind: 'picture' });
  expect((await send(picture)).code).toBe('rate_limited');
});

test('trials and visitors are sent away; a brand without chat has none', async () => {
  const trial = openBrowser(app);
  trial.setToken(((await trial.post('/wps/session/login/freeplay', {})).value as { token: string }).token);
  expect((await trial.call('/wps/relay/CBS_launchChat')).code).toBe('free_reject');
  expect((await openBrowser(app).call('/wps/relay/CBS_launchChat')).code).toBe('not_logged_in');
  const lily = await chatter(app, 'lily01', 'lantern');
  const brandId = app.modules.system.brands.ofMerchant('lantern')?.id ?? '';
  await app.database.transaction((tx) =>
    app.modules.system.brands.change(tx, brandId, (settings) => ({
      ...settings,
      switches: { ...settings.switches, liveChat: false },
    })),
  );
  expect((await lily.send('hello')).code).toBe('module_off');
});

test.each([
  ['', '/m/chat'],
  ['backUrl=/m/message&title=Help', '/m/chat?backUrl=%2Fm%2Fmessage&title=Help'],
  ['backUrl=//evil.example&language=VI', '/m/chat?language=VI'],
  ['backUrl=javascript:alert(1)&b2c=true&headerColor=%23ffffff', '/m/chat'],
])('launching with "%s" leads to %s', async (query, address) => {
  const browser = openBrowser(app);
  await browser.login('mary01');
  const launched = await browser.call(`/wps/relay/CBS_launchChat?${query}`, {
    headers: { moduleid: 'CBS3' },
  });
  expect(launched.value).toBe(address);
});
