import type { Page } from '@playwright/test';
import { findSeriousViolations } from '../axe.ts';
import { findMisfits } from '../fit.ts';
import { signInAs } from '../members.ts';
import { expect, test } from '../test.ts';
import { inFull } from '../tier.ts';

/** Invented, like all sports content here; the demo has no matches. */
const MATCHES = [
  {
    homeTeam: 'Harbour Gulls',
    awayTeam: 'North Pier Athletic',
    homeTeamImageUrl: '',
    awayTeamImageUrl: '',
    league: 'Tide League',
    matchTime: Date.UTC(2026, 10, 15, 12, 30),
    vendor: 'LUM',
    roomId: 'gulls',
    nodeId: 'LUM.gulls',
  },
  {
    homeTeam: 'Lanterns',
    awayTeam: 'Old Quay Wanderers of the Far Shore',
    homeTeamImageUrl: '/m/brand/harbor/icon.svg',
    awayTeamImageUrl: '',
    league: 'The Ebb and Flow Invitational Cup',
    matchTime: Date.UTC(2026, 10, 30, 23, 5),
    vendor: 'LUM',
    roomId: 'lanterns',
    nodeId: 'LUM.lanterns',
  },
];
type Look = { language: string; colorScheme: 'dark' | 'light'; width: number };

const CALL = '**/wps/relay/GCSGAME_hotMatches';

test.use({ hasOwnAddress: true });

async function putMatches(page: Page, list: object[] = MATCHES): Promise<void> {
  await page.route(CALL, (route) => route.fulfill({ json: { success: true, value: { list } } }));
}
const modal = (page: Page) => page.getByRole('dialog', { name: 'Hot matches' });
const entry = (page: Page) => page.getByRole('button', { name: /^Hot matches/ });

test('a brand without matches says nothing of them', async ({ page }) => {
  await page.goto('/m/home');
  await expect(page.getByRole('tabpanel', { name: 'Hot games' })).toBeVisible();
  await expect(entry(page)).toHaveCount(0);
  await expect(modal(page)).toHaveCount(0);
});

test('matches open by themselves once, with teams, league and time on the clocks of the brand', async ({
  page,
}) => {
  await putMatches(page);
  await page.goto('/m/home');
  const [first, second] = [
    modal(page).getByRole('listitem').first(),
    modal(page).getByRole('listitem').nth(1),
  ];
  await expect(first.getByText('Harbour Gulls')).toBeVisible();
  await expect(first.getByText('North Pier Athletic')).toBeVisible();
  await expect(first.getByText('Tide League')).toBeVisible();
  await expect(first.getByText('15 Nov | 20:30', { exact: true })).toBeVisible();
  await expect(second.getByText('01 Dec | 07:05', { exact: true })).toBeVisible();
  await expect(second.locator('img')).toHaveCount(1);
  await modal(page).getByRole('button', { name: 'Close' }).click();
  await expect(modal(page)).toHaveCount(0);
  await page.getByRole('link', { name: 'Promotion' }).click();
  await expect(entry(page)).toHaveCount(0);
  await page.getByRole('link', { name: 'Home', exact: true }).click();
  await expect(entry(page)).toBeVisible();
  await expect(modal(page)).toHaveCount(0);
  await page.reload();
  await expect(entry(page)).toBeVisible();
  await expect(modal(page)).toHaveCount(0);
  await entry(page).click();
  await expect(modal(page)).toBeVisible();
  // Any navigation closes them.
  await page.goBack();
  await expect(page).toHaveURL(/\/m\/activity$/);
  await expect(modal(page)).toHaveCount(0);
});

test('a press beside them counts only after 300 ms', async ({ page }) => {
  await page.clock.install();
  await putMatches(page);
  await page.goto('/m/game');
  await expect(modal(page)).toBeVisible();
  await modal(page).getByRole('button', { name: 'Close' }).click();
  await page.clock.runFor(1_000);
  await expect(modal(page)).toHaveCount(0);
  await page.clock.pauseAt(await page.evaluate<number>('Date.now() + 5000'));
  await entry(page).click();
  await expect(modal(page)).toBeVisible();
  await page.clock.runFor(299);
  await page.mouse.click(4, 4);
  await page.clock.runFor(0);
  await expect(modal(page)).toBeVisible();
  await page.clock.runFor(1);
  await page.mouse.click(4, 4);
  await page.clock.runFor(400);
  await expect(modal(page)).toHaveCount(0);
});

test('a visitor who presses one is led to log in, and then to the match', async ({ page }) => {
  await putMatches(page);
  await page.goto('/m/home');
  await modal(page)
    .getByRole('button', { name: /^Harbour Gulls vs/ })
    .click();
  await expect(page).toHaveURL(/\/m\/login\?return=/);
  const wanted = new URL(new URL(page.url()).searchParams.get('return') ?? '', page.url());
  expect(wanted.pathname).toBe('/m/play');
  expect(Object.fromEntries(wanted.searchParams)).toEqual({
    gameCategory: 'SPORTS',
    vendor: 'LUM',
    gameId: 'gulls',
    nodeId: 'LUM.gulls',
  });
  await expect(modal(page)).toHaveCount(0);
});

test('a member who presses one comes to the frame that launches it', async ({ page }) => {
  await page.route('**/wps/game/launchGame*', () => {});
  await signInAs(page, 'mary01', '/m/aboutUs');
  await putMatches(page);
  await page.goto('/m/home');
  const launching = page.waitForRequest('**/wps/game/launchGame*');
  await modal(page)
    .getByRole('button', { name: /^Lanterns vs/ })
    .click();
  await expect(page).toHaveURL(/\/m\/play\?/);
  const { searchParams } = new URL((await launching).url());
  expect(Object.fromEntries(searchParams)).toMatchObject({
    gameCategory: 'SPORTS',
    vendor: 'LUM',
    gameId: 'lanterns',
    nodeId: 'LUM.lanterns',
  });
});

for (const { language, colorScheme, width } of inFull<Look>(
  [
    { language: 'EN', colorScheme: 'dark', width: 390 },
    { language: 'TH', colorScheme: 'light', width: 320 },
  ],
  [{ language: 'VI', colorScheme: 'dark', width: 320 }],
))
  test(`matches fit and keep nobody out: ${language}, ${colorScheme}, ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    await page.emulateMedia({ colorScheme });
    await page.addInitScript({ content: `localStorage.setItem('PARLOUR_LANGUAGE', '"${language}"')` });
    await putMatches(page);
    await page.goto('/m/home');
    await expect(page.getByRole('dialog').getByRole('listitem')).toHaveCount(2);
    expect(await findMisfits(page)).toEqual([]);
    expect(await findSeriousViolations(page, { isFurtherLook: language !== 'EN' })).toEqual([]);
  });
