import { chooseHarbor, confirmWith, signIn } from '../operators.ts';
import { expect, test } from '../test.ts';

test.use({ baseURL: process.env.CONSOLE_URL });

const MINES = `/games/titles?${new URLSearchParams({ filter: JSON.stringify({ mechanic: 'mines' }) })}`;

test('all games of a filter are marked at once, stay chosen, and the opposite takes it back', async ({
  page,
}) => {
  await signIn(page, 'content', MINES);
  await chooseHarbor(page);
  const rows = page.getByRole('table', { name: 'Games' }).locator('tbody').getByRole('row');
  await expect(rows.filter({ hasText: 'mines' }).first()).toBeVisible();
  await page.getByRole('button', { name: 'Choose all of this filter' }).click();
  await expect(page.getByText(/^\d+ chosen$/)).toBeVisible();
  const count = await rows.count();
  await page.getByRole('button', { name: 'Hide', exact: true }).click();
  await expect(page.getByRole('dialog')).toContainText(`Hide: ${count} games`);
  await confirmWith(page, 'Hide', 'Mines rest this week');
  await expect(rows.filter({ hasText: 'Hidden' })).toHaveCount(count);
  await page.getByRole('button', { name: 'Show', exact: true }).click();
  await confirmWith(page, 'Show', 'Mines are back');
  await expect(rows.filter({ hasText: 'Shown' })).toHaveCount(count);
  await rows.first().getByRole('link').click();
  await expect(page.getByRole('region', { name: 'What the vendor states' })).toContainText('mines');
});

test('an operator sees a round as its player saw it', async ({ page, openConsole }) => {
  const site = process.env.BASE_URL;
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`${site}/m/trail`);
  await page.getByRole('button', { name: 'Play free' }).click();
  await expect(page).toHaveURL(/\/m\/home$/);
  await page.goto(`${site}/m/play?gameCategory=RNG&vendor=TIDEWATER&nodeId=TIDEWATER.tide-dice`);
  const game = page.frameLocator('iframe');
  await game.getByRole('button', { name: 'Roll', exact: true }).click();
  const told = await game.getByText(/^Rolled \d+\.\d\d/).textContent();

  const desk = await openConsole();
  const dice = { vendor: 'TIDEWATER', gameCode: 'tide-dice', state: 'settled' };
  await signIn(desk, 'risk', `/games/rounds?${new URLSearchParams({ filter: JSON.stringify(dice) })}`);
  await chooseHarbor(desk);
  await desk.getByRole('row', { name: /trial/ }).first().getByRole('link').first().click();
  await desk.getByRole('button', { name: 'Ask the vendor' }).click();
  const shown = desk.frameLocator('iframe');
  await expect(shown.getByText(told ?? '', { exact: true })).toBeVisible();
  await expect(shown.getByRole('button', { name: 'Roll', exact: true })).toHaveCount(0);
  await shown.getByRole('button', { name: 'Play it again' }).click();
  await expect(shown.getByText(told ?? '', { exact: true })).toBeVisible();
});
