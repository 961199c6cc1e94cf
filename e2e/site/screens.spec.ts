import type { Page } from '@playwright/test';
import { findSeriousViolations } from '../axe.ts';
import { findMisfits } from '../fit.ts';
import { signInAs } from '../members.ts';
import {
  isLookedAt,
  LAYOUT,
  MEMBER_LAYOUT,
  openInSite,
  type Row,
  readLayout,
  waitUntilDrawn,
} from '../routes.ts';
import { expect, test } from '../test.ts';
import { inFull } from '../tier.ts';

/**
 * Opens every screen once in each language and runs all the common checks then: what surrounds it, whether its text
 * fits at 320 px, that it is no wider than the screen, accessibility. Without a new document and without a fade a
 * screen takes a moment.
 */

const WIDTHS = [430, 390];
const half = Math.ceil(LAYOUT.length / 2);
const HALVES = { first: LAYOUT.slice(0, half), second: LAYOUT.slice(half) };

for (const [part, rows] of Object.entries(HALVES)) {
  test(`the ${part} half of the screens in EN: layout, way back, fit and access`, async ({ page }) => {
    await page.goto('/m/help');
    for (const row of rows) {
      await openInSite(page, '/m/help');
      await open(page, row.path);
      await expectLayout(page, row);
      await expectFit(page, row.path);
      if (isLookedAt(row.path)) await expectAccess(page, row.path);
      await expectWayBack(page, row);
    }
    if (part === 'first') await expectFitOfMenu(page);
  });

  test(`the ${part} half of the screens in TH: fit and access`, async ({ page, baseURL }) => {
    await openIn(page, 'TH', baseURL);
    for (const { path } of rows) {
      await open(page, path);
      await expectFit(page, path);
      if (isLookedAt(path)) await expectLanguage(page, path);
    }
    if (part === 'first') await expectFitOfMenu(page);
  });
}

/** Every other language, with a brand that offers it; what fits depends on the brand's look too. */
for (const { host, language } of inFull(
  [
    { host: 'lantern.localhost', language: 'VI' },
    { host: 'perlas.localhost', language: 'TY' },
  ],
  ['CN', 'JA', 'VI', 'TY'].map((language) => ({ host: 'localhost', language })),
))
  test(`every screen fits at 320 px: ${language} on ${host}`, async ({ page, baseURL }) => {
    await openIn(page, language, baseURL?.replace('localhost', host));
    await page.setViewportSize(NARROW);
    for (const { path } of LAYOUT) {
      await open(page, path);
      await expectFitAt320(page, path);
    }
    await expectFitOfMenu(page);
  });

test.describe('the screens of a member', () => {
  test.use({ hasOwnAddress: true });

  test('in EN: layout, way back, fit and access', async ({ page }) => {
    await signInAs(page, 'agent01', '/m/help');
    for (const row of MEMBER_LAYOUT) {
      await open(page, row.path);
      await expectLayout(page, row);
      await expectFit(page, row.path);
      await expectAccess(page, row.path);
      await expectWayBack(page, { ...row, back: 'previous' });
    }
    await openInSite(page, '/m/home');
    await expectFit(page, '/m/home');
    await expectAccess(page, '/m/home');
    await openInSite(page, '/m/myAccount/index');
    await page.getByRole('button', { name: 'Change picture' }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expectAccess(page, 'pictures');
  });

  test('in the other languages: fit, and access in TH', async ({ page }) => {
    await signInAs(page, 'agent01', '/m/help');
    // Every day the longest words and the tallest.
    for (const language of inFull(['Tagalog', 'ไทย'], ['简体中文', '日本語', 'Tiếng Việt'])) {
      await page.setViewportSize(NARROW);
      await switchLanguage(page, language);
      for (const path of ['/m/home', ...MEMBER_LAYOUT.map((row) => row.path)]) {
        await open(page, path);
        await expectFitAt320(page, `${language} ${path}`);
        if (language === 'ไทย') await expectLanguage(page, path);
      }
    }
  });
});

test('what does not fit is found', async ({ page }) => {
  await page.setViewportSize(NARROW);
  await page.goto('/m/nav');
  await expect(page.locator('main')).toBeVisible();
  await page.evaluate(`
    const plant = (html) => document.querySelector('main').insertAdjacentHTML('beforeend', html);
    plant('<p id="wide">unbroken-words-that-go-on-and-on-until-they-leave-the-screen-on-its-far-side</p>');
    plant('<div id="cut"><p>a line that is wider than the room it is given</p></div>');
    plant('<div id="pile"><p>one text here</p><p>another text on it</p></div>');
    plant('<button id="tight">pressed out</button>');
    const style = (selector, rules) => Object.assign(document.querySelector(selector).style, rules);
    style('#wide', { whiteSpace: 'nowrap' });
    style('#cut', { width: '90px', overflow: 'hidden', whiteSpace: 'nowrap' });
    style('#pile p:last-child', { marginTop: '-20px' });
    style('#tight', { width: '20px', padding: '0', whiteSpace: 'nowrap', display: 'block' });
  `);
  const found = await findMisfits(page);
  for (const kind of ['leaves the screen', 'is cut', 'lie on each other', 'leaves its button'])
    expect(
      found.filter((misfit) => misfit.startsWith(kind)),
      kind,
    ).not.toHaveLength(0);
});

test('what keeps somebody out is found, in the first look and in the next', async ({ page }) => {
  await page.goto('/m/nav');
  await page.getByRole('main').waitFor();
  await page.evaluate(`
    const plant = (html) => document.querySelector('main').insertAdjacentHTML('beforeend', html);
    plant('<button id="nameless"></button><p id="faint">hard to read</p>');
    Object.assign(document.querySelector('#faint').style, { color: '#777', background: '#888' });
  `);
  const contrast = expect.stringMatching(/^color-contrast: .*#faint/);
  const nameless = expect.stringMatching(/^button-name: .*#nameless/);
  expect(await findSeriousViolations(page)).toEqual(expect.arrayContaining([contrast, nameless]));
  expect(await findSeriousViolations(page, { isFurtherLook: true })).toContainEqual(contrast);
});

const NARROW = { width: 320, height: 700 };

/** From the first document on, as if it had been chosen on an earlier visit. */
async function openIn(page: Page, language: string, origin = ''): Promise<void> {
  await page.addInitScript({ content: `localStorage.setItem('PARLOUR_LANGUAGE', '"${language}"')` });
  await page.goto(`${origin}/m/nav`);
}

async function open(page: Page, path: string): Promise<void> {
  await openInSite(page, path);
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
}

async function expectLayout(page: Page, { back, path, ...row }: Row): Promise<void> {
  const { headings, documentTitle, title, ...seen } = await readLayout(page);
  const { title: wanted, ...frame } = row;
  const isBarless = row.bar === 'logo' || row.bar === 'none';
  expect.soft(seen, path).toEqual(frame);
  expect.soft(title, path).toEqual(isBarless ? null : (wanted ?? expect.any(String)));
  expect.soft(headings, `${path} has one heading`).toBe(1);
  expect.soft(documentTitle).toMatch(path === '/m/home' ? /^Harbor$/ : /^.+ · Harbor$/);
}

/** From help, where all of these tests start. */
async function expectWayBack(page: Page, { path, back }: Pick<Row, 'path' | 'back'>): Promise<void> {
  const arrow = page.getByRole('button', { name: /^Back/ });
  if (back === 'none') return expect(arrow, path).toHaveCount(0);
  await arrow.click();
  await waitUntilDrawn(page, back === 'home' ? '/m/home' : '/m/help');
}

/** Ends at 390 px. */
async function expectFit(page: Page, path: string): Promise<void> {
  await page.setViewportSize(NARROW);
  await expectFitAt320(page, path);
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 844 });
    expect.soft(await widthOf(page), `${path} at ${width} px`).toBe(width);
  }
}

async function expectFitAt320(page: Page, what: string): Promise<void> {
  expect.soft(await widthOf(page), `${what} at 320 px`).toBe(NARROW.width);
  expect.soft(await findMisfits(page), `${what} at 320 px`).toEqual([]);
}

async function expectFitOfMenu(page: Page): Promise<void> {
  await page.setViewportSize(NARROW);
  await openInSite(page, '/m/home');
  await page.locator('header button').last().click();
  await expect(page.getByRole('dialog')).toBeVisible();
  expect.soft(await findMisfits(page), 'menu').toEqual([]);
}

/** What was looked at in EN, in another language: its words may stand on other grounds. */
async function expectLanguage(page: Page, what: string): Promise<void> {
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme });
    const isOtherLanguage = colorScheme === 'dark';
    const look = { isFurtherLook: true, isOtherLanguage };
    expect.soft(await findSeriousViolations(page, look), `${what}, ${colorScheme}`).toEqual([]);
  }
}

async function expectAccess(page: Page, what: string): Promise<void> {
  await page.emulateMedia({ colorScheme: 'dark' });
  expect.soft(await findSeriousViolations(page), `${what}, dark`).toEqual([]);
  await page.emulateMedia({ colorScheme: 'light' });
  expect.soft(await findSeriousViolations(page, { isFurtherLook: true }), `${what}, light`).toEqual([]);
}

const widthOf = (page: Page) => page.evaluate<number>('document.documentElement.scrollWidth');

async function switchLanguage(page: Page, name: string): Promise<void> {
  await page.locator('button[aria-haspopup], header button').last().click();
  await page.getByRole('dialog').getByRole('button', { name }).click();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
}
