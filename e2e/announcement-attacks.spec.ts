import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { signIn } from './operators.ts';
import { expect, test } from './test.ts';

/** Whoever takes over an operator's account must not take over the site. */
const PAYLOADS = JSON.parse(
  readFileSync(new URL('../apps/server/src/testing/xss-payloads.json', import.meta.url), 'utf8'),
) as string[];
const PER_ANNOUNCEMENT = 40;
/** The contract refuses control characters. */
const SAVED = PAYLOADS.filter((payload) => !/[^\P{Cc}\t\n\r]|\p{Cs}/u.test(payload));
const BATCHES = Array.from({ length: Math.ceil(SAVED.length / PER_ANNOUNCEMENT) }, (_, index) =>
  SAVED.slice(index * PER_ANNOUNCEMENT, (index + 1) * PER_ANNOUNCEMENT),
);
const LISTS = /MCSFE_(getListAnnouncements|mnotice)/;

/** The sanitiser reads markup in a document of its own, where the policy of the page blocks, too, and says so. */
const BLOCKED_WHILE_READ =
  /^(CSP violation: ((script|style)-src-(attr|elem) blocked inline|base-uri blocked)|console error: (Applying|Executing) inline|console error: Setting the document's base) .*\/RichText-/;

test.use({ hasPopup: true, hasOwnAddress: true, allowedProblems: BLOCKED_WHILE_READ });

/**
 * What would run says so: dialogs, navigations and everything that payloads call. The test's own watch reports requests
 * to other hosts, errors, and what the policy of the page had to block.
 */
async function watchForAttacks(page: Page): Promise<() => Promise<string[]>> {
  const seen: string[] = [];
  page.on('dialog', async (dialog) => {
    seen.push(`dialog: ${dialog.message()}`);
    await dialog.dismiss();
  });
  page.on('popup', (popup) => seen.push(`window: ${popup.url()}`));
  await page.addInitScript({
    content: `window.attacks = [];
      for (const name of ['alert', 'confirm', 'prompt', 'print', 'open'])
        window[name] = () => { window.attacks.push(name); };`,
  });
  return async () => [...seen, ...(await page.evaluate<string[]>('window.attacks'))];
}

/** Opens everything that is announced, in the popup and on its page, and presses every link that leads nowhere. */
async function readEverything(page: Page): Promise<number> {
  await page.goto('/m/home');
  const popup = page.locator('dialog[open]');
  await expect(popup).toBeVisible();
  await page.evaluate(PRESS_WHAT_LEADS_NOWHERE);
  const inPopup = await page.evaluate<number>(`document.querySelectorAll('dialog li').length`);
  await page.goto('/m/notice');
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
  const onPage = await page.evaluate<number>(OPEN_EACH);
  await expect(page).toHaveURL(/\/m\/notice$/);
  return Math.min(inPopup, onPage);
}

const PRESS_WHAT_LEADS_NOWHERE = `
  for (const element of document.querySelectorAll('dialog article *, main article div *')) {
    const link = element.closest('a');
    if (!link || !/^(\\/m|https?:)/.test(link.getAttribute('href') ?? '')) element.click?.();
    for (const name of ['mouseover', 'focus', 'pointerenter', 'animationstart', 'toggle', 'error', 'load'])
      element.dispatchEvent(new Event(name));
  }`;

const OPEN_EACH = `(async () => {
  const heads = [...document.querySelectorAll('main article h2 button')];
  for (const head of heads) {
    head.click();
    await new Promise((resolve) => setTimeout(resolve, 0));
    ${PRESS_WHAT_LEADS_NOWHERE}
  }
  return heads.length;
})()`;

test('attacks that an operator publishes execute nothing on the site', async ({ page, openConsole }) => {
  const attacks = await watchForAttacks(page);
  const desk = await openConsole();
  await signIn(desk, 'content', '/announcements');
  const documents = BATCHES.map((batch, index) => ({
    kind: 'popup',
    // Nobody else in these tests looks as one who logs in for the first time at this brand.
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
    texts: {
      EN: {
        title: `Batch ${index}`,
        content: batch.map((payload) => `<div>${payload}</div>`).join('\n'),
        picture: null,
        linkage: '',
        href: '',
      },
    },
  }));
  expect(await desk.evaluate<number>(PUBLISH(documents))).toBe(documents.length);
  await page.route(LISTS, (route) =>
    route.continue({ url: route.request().url().replace('audience=B', 'audience=F') }),
  );
  expect(await readEverything(page)).toBeGreaterThanOrEqual(documents.length);
  await expect(page.getByRole('button', { name: /^Batch 7/ })).toBeVisible();
  expect(await attacks()).toEqual([]);
});

const PUBLISH = (documents: readonly object[]) => `(async () => {
  const call = async (path, body) => {
    const response = await fetch('/ops/messages/announcement/' + path, {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        Merchant: 'harbor',
        Authorization: 'Bearer ' + JSON.parse(sessionStorage.PARLOUR_CONSOLE_TOKEN),
      },
      body: JSON.stringify({ ...body, reason: 'an attack' }),
    });
    const { success, value, code } = await response.json();
    if (!success) throw new Error(path + ' ' + code);
    return value;
  };
  let published = 0;
  for (const document of ${JSON.stringify(documents)}) {
    const { id, version } = await call('save', { version: 0, document });
    await call('publish', { id, version });
    published += 1;
  }
  return published;
})()`;
