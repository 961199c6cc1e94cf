import type { Page } from '@playwright/test';
import { signInAs } from '../members.ts';
import { expect, test } from '../test.ts';

test.use({ hasPopup: true, hasOwnAddress: true });

/** Addresses that lead nowhere, as a server would send them that lets everything through. */
const NOWHERE = [
  '//evil.example/m/home',
  '///evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  '/m/\\evil.example',
  '/m//evil.example',
  '/m/../\\evil.example',
  'https:evil.example',
  'https:\\\\evil.example',
  'https://localhost@evil.example/',
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  ' javascript:alert(1)',
  'java\tscript:alert(1)',
  'java\nscript:alert(1)',
  'java&Tab;script&colon;alert(1)',
  '&#106;avascript&#58;alert(1)',
  '&#x6A;&#x0A;avascript:alert(1)',
  '&#1;javascript:alert(1)',
  'javascript%3Aalert(1)',
  '%6Aavascript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'data:text/html;base64,PHNjcmlwdD5hbGVydCgxKTwvc2NyaXB0Pg==',
  'da\tta:text/html,x',
  'vbscript:msgbox(1)',
  'blob:http://localhost/x',
  'file:///etc/passwd',
  'mailto:a@example.com',
  'intent://scan/#Intent;scheme=zxing;end',
  '/&#9;/evil.example',
  '&sol;&sol;evil.example',
  '%2F%2Fevil.example',
  '/wps/session/logout',
  '/',
];
const INSIDE = ['/m/help', '/m/help#top', '/m/help?from=here'];
const OUTSIDE = 'https://example.com/';

const link = (href: string) => `<a href="${href.replaceAll('"', '&quot;')}">Word</a>`;
const CONTENT = `<p>${[...NOWHERE, ...INSIDE, OUTSIDE].map(link).join(' ')}</p>`;

/** What of an operator's text leads somewhere: the pages of the site, and another site in a tab of its own. */
const LEFT = [
  ...INSIDE.map((href) => ({ href, target: '', rel: '' })),
  { href: OUTSIDE, target: '_blank', rel: 'noopener noreferrer' },
];
const linksIn = (
  places: string,
) => `[...document.querySelectorAll(${JSON.stringify(places)})].map((link) => ({
  href: link.getAttribute('href'), target: link.target, rel: link.rel,
}))`;
const LINKS = linksIn('article [class*=_text_] a');
/** Pictures of the popup, and banners below it; the jackpot's slide is the site's own. */
const PICTURE_LINKS = linksIn('dialog a[class*=leading], main a[class*=banner]:not([href*=jackpot])');

/** Presses every word that is no link any more; the document and its address stay. */
async function pressAll(page: Page): Promise<void> {
  const address = page.url();
  await page.evaluate(`{
    window.isSameDocument = true;
    for (const text of document.querySelectorAll('article [class*=_text_]'))
      for (const element of [text, ...text.querySelectorAll(':not(a)')]) element.click();
  }`);
  await expect.poll(() => page.evaluate('window.isSameDocument')).toBe(true);
  expect(page.url()).toBe(address);
}

/** A link of the site changes the page without loading it anew. */
async function followInside(page: Page): Promise<void> {
  await page.getByRole('article').getByRole('link').first().click();
  await expect(page).toHaveURL(/\/m\/help$/);
  expect(await page.evaluate('window.isSameDocument')).toBe(true);
}

const ANNOUNCEMENT = {
  id: 'one',
  title: 'Links',
  content: CONTENT,
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
};
const MESSAGE = {
  id: '00000000-0000-4000-8000-000000000001',
  kind: 'system',
  title: 'Links',
  excerpt: 'Word',
  language: 'EN',
  sentAt: Date.UTC(2026, 10, 17),
  readAt: null,
};
const PICTURE = { digest: 'x', width: 75, height: 30, url: '/m/picture/harbor/x.jpg', files: [] };
/** The pixel that any picture of these answers is. */
const PIXEL = Buffer.from('R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==', 'base64');
const banners = [...NOWHERE, ...INSIDE, OUTSIDE].map((href, index) => ({
  id: `banner ${index}`,
  title: 'Word',
  execution: 'B',
  language: 'EN',
  picture: PICTURE,
  url: PICTURE.url,
  linkage: '',
  groupName: 'm_popup1',
  href,
}));
const CHAT = {
  lastSequence: 1,
  memberDelivered: 1,
  memberRead: 1,
  deskDelivered: 1,
  deskRead: 1,
  state: 'open',
  isStaffed: true,
  operator: 'Desk',
  mayRate: false,
  items: [
    {
      sequence: 1,
      id: MESSAGE.id,
      author: 'operator',
      kind: 'text',
      text: [...NOWHERE, ...INSIDE, OUTSIDE].join('\n'),
      picture: null,
      operator: 'Desk',
      sentAt: MESSAGE.sentAt,
    },
  ],
};

const ANSWERS: readonly (readonly [RegExp, unknown])[] = [
  [
    /MCSFE_getListAnnouncements/,
    { banners, player: [], popup: [{ ...ANNOUNCEMENT, forcePopup: true }], hot: [], promotion: [] },
  ],
  [/MCSFE_mnotice/, { list: [ANNOUNCEMENT] }],
  [/MCSFE_getReadAnnouncements/, { ids: ['one'], unread: 0 }],
  [/MCSFE_mark|CBS_mark/, {}],
  [/MCSFE_getInboxMessages/, { items: [MESSAGE], next: null }],
  [/MCSFE_getInboxMessage\?/, { ...MESSAGE, content: CONTENT }],
  [
    /\/wps\/page\?/,
    { page: { title: 'Links', content: CONTENT, language: 'EN', version: 1, publishedAt: 0 } },
  ],
  [/CBS_chat/, CHAT],
];

/** The client alone decides here: the server that would have refused such links is not asked. */
test('only pages of the site open inside, and nothing opens but them and addresses of the web', async ({
  page,
}) => {
  const windows: string[] = [];
  page.on('popup', (popup) => windows.push(popup.url()));
  await signInAs(page, 'agent01', '/m/help');
  for (const [calls, value] of ANSWERS)
    await page.route(calls, (route) => route.fulfill({ json: { success: true, value } }));
  await page.route('**/m/picture/**', (route) => route.fulfill({ contentType: 'image/gif', body: PIXEL }));
  for (const { path, open } of [
    { path: '/m/home', open: null },
    { path: '/m/notice', open: 'Links' },
    { path: '/m/webEmail', open: /Links/ },
    { path: '/m/licences', open: null },
  ]) {
    await page.goto(path);
    if (open) await page.getByRole('main').getByRole('button', { name: open }).click();
    await expect(page.locator('article [class*=_text_]').first()).toBeVisible();
    expect(await page.evaluate(LINKS), path).toEqual(LEFT);
    if (path === '/m/home') expect(await page.evaluate(PICTURE_LINKS)).toEqual([...LEFT, ...LEFT]);
    await pressAll(page);
    await followInside(page);
  }

  await page.goto('/m/chat?backUrl=//evil.example');
  await expect(page.getByRole('log').getByText('javascript%3Aalert(1)')).toBeVisible();
  await expect(page.getByRole('log').getByRole('link')).toHaveCount(0);
  await page.getByRole('banner').getByRole('button', { name: 'Back' }).click();
  await expect(page).toHaveURL(/^http:\/\/localhost:\d+\/m\/home$/);
  expect(windows).toEqual([]);
});
