import { randomUUID } from 'node:crypto';
import type { Route } from '@playwright/test';
import { newcomer, registerMember } from '../accounts.ts';
import { signInAs } from '../members.ts';
import { chooseHarbor, DEMO_PASSWORD, signIn } from '../operators.ts';
import { expect, test } from '../test.ts';
import { IS_FULL } from '../tier.ts';
import {
  ATTACKS,
  attacksIn,
  MARK_COUNT,
  PAYLOADS,
  provokeEachIn,
  provokeIn,
  readAll,
  SENT,
  watchForAttacks,
} from './attacks.ts';

test.use({ hasPopup: true, hasOwnAddress: true });

const LISTS = /MCSFE_(getListAnnouncements|mnotice)/;
/** Where operators write what the console draws as members see it, and the field of their words. */
const WRITTEN_AT = [
  ['/announcements/harbor/new', 'Text (HTML)'],
  ['/sendings/harbor/new', 'Text (HTML)'],
  ['/pages/harbor/licences', 'Text (HTML)'],
  ['/promotions/offers/harbor/new', 'Terms'],
] as const;
const NOTHING_BAD = { dangers: [], marks: MARK_COUNT };

/** Whoever takes over an operator's account must not take over the site. */
test('attacks that an operator publishes and sends execute nothing on the site', async ({
  page,
  openConsole,
}) => {
  const attacks = await watchForAttacks(page);
  const reader = { ...newcomer('raided', '1370013700'), password: DEMO_PASSWORD };
  await registerMember(page, reader);
  const desk = await openConsole();
  await signIn(desk, 'content', '/announcements');
  await desk.evaluate(DO_AS_OPERATOR(thingsToPublish(reader.username)));

  await page.route(LISTS, (route) =>
    route.continue({
      url: route
        .request()
        .url()
        .replace(/audience=[AB]/, 'audience=F'),
    }),
  );
  await page.goto('/m/home');
  await expect(page.locator('dialog[open]')).toBeVisible();
  expect(await readAll(page)).toMatchObject(NOTHING_BAD);
  await page.goto('/m/notice');
  await expect(page.getByRole('button', { name: `Attack ${ATTACKS.length}` })).toBeVisible();
  expect(await readAll(page)).toMatchObject(NOTHING_BAD);
  await page.goto('/m/webEmail');
  await expect(page.getByRole('button', { name: /Attack [12]/ })).toHaveCount(2);
  expect(await readAll(page)).toMatchObject(NOTHING_BAD);
  await page.goto(`${process.env.BASE_URL?.replace('localhost', 'perlas.localhost')}/m/licences`);
  await expect(page.getByRole('article')).toBeVisible();
  expect(await readAll(page)).toMatchObject(NOTHING_BAD);
  await expect(page).toHaveURL(/\/m\/licences$/);
  expect(await attacks()).toEqual([]);
});

test('attacks that a member and the desk write to each other are words', async ({ page, openConsole }) => {
  const attacks = await watchForAttacks(page);
  const raider = { ...newcomer('raider', '1370013701'), password: DEMO_PASSWORD };
  await registerMember(page, raider);
  const desk = await openConsole();
  const attacksAtDesk = await watchForAttacks(desk);
  await signIn(desk, 'admin', '/messages/chat');
  await chooseHarbor(desk);
  await page.goto('/m/chat');
  const write = page.getByRole('textbox', { name: 'Write a message' });
  const answer = desk.getByRole('textbox', { name: 'Answer' });
  for (const [at, words] of ATTACKS.entries()) {
    await write.fill(words);
    await write.press('Enter');
    if (at === 0) {
      await desk.getByRole('button', { name: new RegExp(raider.username) }).click();
      await desk.getByRole('button', { name: 'Take' }).click();
    }
    await answer.fill(words);
    await desk.getByRole('button', { name: 'Send', exact: true }).click();
    await expect(answer).toHaveValue('');
  }
  for (const talk of [page.getByRole('log'), desk.getByRole('log')])
    for (const words of ATTACKS) await expect(talk.getByText(words, { exact: true })).toHaveCount(2);
  expect([...(await attacks()), ...(await attacksAtDesk())]).toEqual([]);
});

test('attacks that a member says in the room are words, for other members and at the desk', async ({
  page,
  openConsole,
}) => {
  const attacks = await watchForAttacks(page);
  await signInAs(page, 'agent01', '/m/help');
  const desk = await openConsole();
  const attacksAtDesk = await watchForAttacks(desk);
  await page.route(/CBS_room(\?|$)/, (route) => answer(route, RAW_ROOM));
  await page.goto('/m/chatRoom');
  await expect(
    page
      .getByRole('log')
      .getByText(PAYLOADS[0] ?? '')
      .first(),
  ).toBeVisible();
  const shown = (await page.getByRole('log').textContent()) ?? '';
  for (const payload of PAYLOADS) expect(shown).toContain(payload);
  await signIn(desk, 'admin', '/messages/room');
  await chooseHarbor(desk);
  await desk.route(/ops\/messages\/room(\?|$)/, (route) => answer(route, RAW_LINES));
  await desk.goto('/messages/room');
  await expect(desk.getByText(PAYLOADS[0] ?? '').first()).toBeVisible();
  const told = (await desk.getByRole('main').textContent()) ?? '';
  for (const payload of PAYLOADS) expect(told).toContain(payload);
  expect([...(await attacks()), ...(await attacksAtDesk())]).toEqual([]);
});

test('attacks in feedback are words at the desk, and their answer is words in the inbox', async ({
  page,
  openConsole,
}) => {
  const attacks = await watchForAttacks(page);
  await signInAs(page, 'mary01', '/m/feedback');
  const desk = await openConsole();
  const attacksAtDesk = await watchForAttacks(desk);
  await signIn(desk, 'support', '/feedback');
  await chooseHarbor(desk);
  const [, words = ''] = attacksIn(2);
  const written = `Raid: ${words.slice(0, 900)}`;
  await page.getByLabel('What would you like to tell us?').fill(written);
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByText('Waiting for us')).toBeVisible();
  await desk.reload();
  await desk.getByRole('link', { name: /^Raid: / }).click();
  await expect(desk.getByRole('main')).toContainText('Raid: ');
  await desk.getByLabel('Your answer').fill(`Answer: ${words.slice(0, 1_900)}`);
  await desk.getByRole('button', { name: 'Answer', exact: true }).click();
  await expect(desk.getByText('Answered', { exact: true })).toBeVisible();
  await page.goto('/m/webEmail');
  const letter = page.getByRole('article').filter({ hasText: 'Our answer to your feedback' });
  await expect(letter).toBeVisible();
  expect((await readAll(page)).dangers).toEqual([]);
  const head = letter.getByRole('button', { name: /Our answer to your feedback/ });
  if ((await head.getAttribute('aria-expanded')) === 'false') await head.click();
  await expect(letter).toContainText('Answer: ');
  const told = (await letter.textContent()) ?? '';
  // What members and the desk wrote is there as it was written, markup and all.
  for (const line of written.split('\n').slice(0, 5)) expect(told).toContain(line.trim());
  expect([...(await attacks()), ...(await attacksAtDesk())]).toEqual([]);
});

test('attacks that an operator types, or that a server let through, execute nothing in the previews of the console', async ({
  openConsole,
}) => {
  const desk = await openConsole();
  const attacks = await watchForAttacks(desk);
  await signIn(desk, 'content', '/announcements');
  await chooseHarbor(desk);
  for (const [place, [path, words]] of WRITTEN_AT.entries()) {
    // One component draws all of them: everyday each payload is typed at one of the places, in full at every one.
    const payloads = SENT.filter((_, at) => IS_FULL || at % WRITTEN_AT.length === place);
    await desk.goto(path);
    const preview = desk.getByRole('complementary', { name: 'Preview' });
    await desk.getByLabel('Title').fill('<img src=x onerror=alert(1)>');
    expect(await provokeEachIn(desk, { field: desk.getByLabel(words), roots: 'aside', payloads })).toEqual(
      [],
    );
    await expect(preview.getByText('<img src=x onerror=alert(1)>', { exact: true })).toBeVisible();
  }
  await desk.route(/ops\/messages\/sending\?/, (route) => answer(route, RAW_SENDING));
  await desk.goto(`/sendings/harbor/${RAW_SENDING.id}`);
  await expect(desk.getByText('Attack of a sending')).toBeVisible();
  expect(await provokeIn(desk, 'main')).toEqual([]);
  expect(await attacks()).toEqual([]);
});

test.describe('attacks that a server let through', () => {
  /**
   * The sanitiser of the site reads markup into a document that is never shown. Chromium applies the policy of the page
   * there as well and reports the handlers, styles and bases that it finds; none of them could have run, and the report
   * tells us of the attack. `readAll` sees that nothing of it came into the page.
   */
  test.use({
    allowedProblems:
      /^(CSP violation: ((script|style)-src-(attr|elem) blocked inline|base-uri blocked)|console error: (Applying|Executing) inline|console error: Setting the document's base) .*\/RichText-/,
  });

  test('execute nothing on the site', async ({ page }) => {
    const attacks = await watchForAttacks(page);
    await signInAs(page, 'agent01', '/m/help');
    for (const [calls, value] of RAW_ANSWERS)
      await page.route(calls, (route) => answer(route, typeof value === 'function' ? value(route) : value));
    await page.goto('/m/home');
    await expect(page.locator('dialog[open]')).toBeVisible();
    expect((await readAll(page)).dangers).toEqual([]);
    await expect(page.locator('dialog[open] article')).toHaveCount(PAYLOADS.length);
    for (const [path, count] of [
      ['/m/notice', ATTACKS.length],
      ['/m/webEmail', ATTACKS.length],
      ['/m/licences', 0],
    ] as const) {
      await page.goto(path);
      await expect(page.getByRole('article').first()).toBeVisible();
      expect(await readAll(page)).toMatchObject({ opened: count, dangers: [] });
    }
    await page.goto('/m/chat');
    await expect(
      page
        .getByRole('log')
        .getByText(PAYLOADS[0] ?? '')
        .first(),
    ).toBeVisible();
    const shown = (await page.getByRole('log').textContent()) ?? '';
    for (const payload of PAYLOADS) expect(shown).toContain(payload);
    expect(await attacks()).toEqual([]);
  });
});

/** Announcements for whom no other test looks as: one who logs in for the first time at this brand. */
function thingsToPublish(account: string): object[] {
  const announcements = ATTACKS.map((content, index) => ({
    kind: 'popup',
    audiences: ['first_login'],
    groupName: null,
    promotionType: null,
    order: 0,
    startsAt: Date.UTC(2026, 0, 1),
    endsAt: null,
    forceRead: false,
    forcePopup: false,
    autoplay: false,
    beforeLoginRegister: false,
    texts: { EN: { title: `Attack ${index + 1}`, content, picture: null, linkage: '', href: '' } },
  }));
  const messages = attacksIn(2).map((content, index) => ({
    id: randomUUID(),
    kind: 'system',
    texts: { EN: { title: `Attack ${index + 1}`, content } },
    recipients: { to: 'accounts', accounts: [account] },
  }));
  const texts = { EN: { title: 'Attack', content: attacksIn(1)[0] } };
  return [
    ...announcements.map((document) => ({ at: 'harbor', thing: 'announcement', body: { document } })),
    ...messages.map((body) => ({ at: 'harbor', thing: 'sending', body })),
    { at: 'perlas', thing: 'page', body: { name: 'licences', texts } },
  ];
}

const DO_AS_OPERATOR = (things: readonly object[]) => `(async () => {
  const call = async (at, path, body) => {
    const response = await fetch('/ops/messages/' + path, {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        Merchant: at,
        Authorization: 'Bearer ' + JSON.parse(sessionStorage.PARLOUR_CONSOLE_TOKEN),
      },
      body: JSON.stringify({ ...body, reason: 'an attack' }),
    });
    const { success, value, code } = await response.json();
    if (!success) throw new Error(path + ' ' + code);
    return value;
  };
  for (const { at, thing, body } of ${JSON.stringify(things)}) {
    if (thing === 'sending') await call(at, 'sending/start', body);
    else {
      const { id, name, version } = await call(at, thing + '/save', { version: 0, ...body });
      await call(at, thing + '/publish', { ...(id ? { id } : { name }), version });
    }
  }
})()`;

const answer = (route: Route, value: unknown) => route.fulfill({ json: { success: true, value } });

const announce = (content: string, index: number) => ({
  id: String(index),
  title: `Payload ${index}`,
  content,
  execution: 'B',
  language: 'EN',
  picture: null,
  contentType: 'PU',
  promotionType: '',
  startsAt: Date.UTC(2026, 10, 17),
  forceRead: false,
  forcePopup: false,
  autoplay: false,
  beforeLoginRegister: false,
});
const RAW_MESSAGES = ATTACKS.map((content, index) => ({
  id: `00000000-0000-4000-8000-0000000000${10 + index}`,
  kind: 'system',
  title: `Payload ${index}`,
  excerpt: content.slice(0, 100),
  language: 'EN',
  sentAt: Date.UTC(2026, 10, 17),
  readAt: null,
  content,
}));
const RAW_CHAT = {
  lastSequence: PAYLOADS.length,
  memberDelivered: 0,
  memberRead: 0,
  deskDelivered: 0,
  deskRead: 0,
  state: 'open',
  isStaffed: true,
  operator: '<img src=x onerror=alert(1)>',
  mayRate: false,
  items: PAYLOADS.map((text, index) => ({
    sequence: index + 1,
    id: `00000000-0000-4000-8000-000000000${100 + index}`,
    author: 'operator',
    kind: 'text',
    text,
    picture: null,
    operator: '<img src=x onerror=alert(1)>',
    sentAt: Date.UTC(2026, 10, 17),
  })),
};

const RAW_MEMBER = '00000000-0000-4000-8000-000000000099';
const RAW_ROOM = {
  lastSequence: PAYLOADS.length,
  hidden: [],
  change: 0,
  lastChange: 0,
  standing: 'write',
  mutedUntil: null,
  items: PAYLOADS.map((text, index) => ({
    sequence: index + 1,
    id: `00000000-0000-4000-8000-000000000${100 + index}`,
    author: 'member',
    isOwn: false,
    name: `<b onclick=alert(1)>${index}</b>`,
    text,
    isHidden: false,
    sentAt: Date.UTC(2026, 10, 17),
  })),
};

const RAW_LINES = {
  isOn: true,
  lastSequence: PAYLOADS.length,
  items: PAYLOADS.map((text, index) => ({
    sequence: index + 1,
    author: 'member',
    member: { id: RAW_MEMBER, account: '<img src=x onerror=alert(1)>' },
    operator: null,
    text,
    sentAt: Date.UTC(2026, 10, 17),
    hiddenAt: null,
    hiddenBy: null,
    reports: 0,
    isMuted: false,
  })),
};
const RAW_SENDING = {
  id: RAW_MEMBER,
  kind: 'system',
  title: '<img src=x onerror=alert(1)>',
  recipients: { to: 'accounts', accounts: ['<script>alert(1)</script>'] },
  state: 'sent',
  total: 1,
  delivered: 1,
  leftOut: 0,
  queuedAt: Date.UTC(2026, 10, 17),
  queuedBy: null,
  endedAt: Date.UTC(2026, 10, 17),
  texts: {
    EN: { title: 'Attack of a sending', content: PAYLOADS.map((each) => `<div>${each}</div>`).join('') },
  },
  read: 0,
  reason: '<img src=x onerror=alert(1)>',
  stoppedBy: null,
  stopReason: null,
};

/** What the calls answer, as a server would that another has taken over. */
const RAW_ANSWERS: readonly (readonly [RegExp, unknown])[] = [
  [
    /MCSFE_getListAnnouncements/,
    { banners: [], player: [], popup: PAYLOADS.map(announce), hot: [], promotion: [] },
  ],
  [/MCSFE_mnotice/, { list: ATTACKS.map(announce) }],
  [/MCSFE_getReadAnnouncements/, { ids: [], unread: 0 }],
  [/MCSFE_mark|CBS_mark/, {}],
  [/MCSFE_getInboxMessages/, { items: RAW_MESSAGES, next: null }],
  [
    /MCSFE_getInboxMessage\?/,
    (route: Route) => RAW_MESSAGES.find(({ id }) => route.request().url().includes(id)),
  ],
  [
    /\/wps\/page\?/,
    { page: { title: 'Licences', content: attacksIn(1)[0], language: 'EN', version: 1, publishedAt: 0 } },
  ],
  [/CBS_chat\?*/, RAW_CHAT],
];
