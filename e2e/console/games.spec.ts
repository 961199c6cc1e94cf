import type { Page } from '@playwright/test';
import { chooseHarbor, confirmWith, openInConsole, signIn } from '../operators.ts';
import { expect, test } from '../test.ts';

test.use({ baseURL: process.env.CONSOLE_URL });

test('a game is found, hidden with a reason, and gone from the lobby at once', async ({ page, request }) => {
  await signIn(page, 'content', '/games/titles');
  await chooseHarbor(page);
  // The unfiltered list, which is about to be replaced, has the row too.
  const narrowed = page.waitForResponse((response) => response.url().includes('KES.t7'));
  await page.getByLabel('Name in any language, or code').fill('KES.t7');
  await narrowed;
  const row = page.getByRole('row', { name: /KES\.t7\b/ });
  await expect(row).toContainText('Shown');
  await row.getByRole('button', { name: /^Edit/ }).click();
  await page.getByRole('dialog').getByLabel('Shown to members').click();
  await confirmWith(page, 'Save', 'The season is over');
  await expect(page.getByText('Saved. It is in the lobby now.')).toBeVisible();
  await expect(row).toContainText('Hidden');
  const site = `${process.env.BASE_URL}/wps/relay/GCSGAME_gameList?vassalage=KES&pageSize=100`;
  const { value } = await (await request.get(site, { headers: { merchant: 'harbor' } })).json();
  const shown = (value.games as { nodeId: string }[]).map(({ nodeId }) => nodeId);
  expect(shown).toContain('KES.t6');
  expect(shown).not.toContain('KES.t7');
});

test.describe('two editors', () => {
  // The browser itself reports the refused call.
  test.use({ allowedProblems: /status of 409/ });

  test('of the order of the lobby do not overwrite each other silently', async ({ page, openConsole }) => {
    await signIn(page, 'admin', '/games/lobby');
    await chooseHarbor(page);
    const tabs = page.getByRole('list', { name: 'Tabs' });
    await expect(tabs.getByRole('listitem').first()).toContainText('Slots');
    const other = await openConsole();
    await signIn(other, 'content', '/games/lobby');
    await chooseHarbor(other);
    await other.getByRole('button', { name: 'Move Fishing up' }).click();
    await other.getByRole('button', { name: 'Save the order' }).click();
    await confirmWith(other, 'Save', 'Fishing month');
    await page.getByRole('button', { name: 'Move Cards up' }).click();
    await page.getByRole('button', { name: 'Save the order' }).click();
    await page.getByRole('dialog').getByLabel('Reason').fill('Cards before fishing');
    await page.getByRole('dialog').getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page.getByText('Nothing of yours was written')).toBeVisible();
    await page.getByRole('button', { name: 'Load theirs' }).click();
    await expect(tabs.getByRole('listitem').first()).toContainText('Fishing');
  });
});

test('a match opens a title that is found by its name', async ({ page, request }) => {
  const site = `${process.env.BASE_URL}/wps/relay/GCSGAME_gameList?vassalage=LUM`;
  const { value } = await (await request.get(site, { headers: { merchant: 'harbor' } })).json();
  const { nodeId, gameName } = value.games[0] as { nodeId: string; gameName: string };
  await signIn(page, 'content', '/matches');
  await chooseHarbor(page);
  await page.getByRole('button', { name: 'Add a match' }).click();
  const dialog = page.getByRole('dialog');
  const team = `Harbour Gulls ${test.info().retry}`;
  await dialog.getByLabel('Home team', { exact: true }).fill(team);
  await dialog.getByLabel('Away team', { exact: true }).fill('Quay Terns');
  await dialog.getByLabel('League').fill('Coast Cup');
  // Hidden, because other tests need a home page without matches.
  await dialog.getByLabel('Hidden').click();
  const title = dialog.getByRole('combobox', { name: 'Title' });
  await title.fill(gameName);
  await page.getByRole('option', { name: `${gameName} ${nodeId}` }).click();
  await expect(title).toHaveValue(nodeId);
  await confirmWith(page, 'Save', 'The cup begins');
  const row = page.getByRole('row', { name: new RegExp(team) });
  await row.getByRole('button', { name: /^Edit/ }).click();
  await expect(title).toHaveValue(nodeId);
});

test('a vendor is shown with the address of the wallet, and closed with a reason', async ({ page }) => {
  await signIn(page, 'admin', '/games/vendors');
  await chooseHarbor(page);
  await page.getByRole('link', { name: 'Duel' }).click();
  await expect(page.getByLabel('Address of the wallet').last()).toContainText('/vendors/harbor/DS88');
  await page.getByRole('button', { name: 'Close', exact: true }).click();
  await confirmWith(page, 'Close', 'Their licence has ended');
  await expect(page.getByText('Closed')).toBeVisible();
  await openInConsole(page, '/audit');
  await expect(page.getByRole('row', { name: /Their licence has ended/ })).toContainText('Changed a vendor');
});

test('a round is found by its member, shows every call, and leads to the books', async ({ page }) => {
  await signIn(page, 'risk', '/games/rounds');
  await chooseHarbor(page);
  await openSeededRound(page);
  const calls = page.getByRole('table', { name: 'Calls of the vendor' });
  await expect(calls.getByRole('row')).toHaveCount(3);
  await expect(calls).toContainText('RS_OK');
  await calls.getByRole('link', { name: 'Open in the ledger' }).first().click();
  await expect(page).toHaveURL(/\/ledger\/posting\/harbor\//);
  await expect(page.getByText('seeded-2')).toBeVisible();
});

test('returns are listed with what is stated, and nothing waits where nothing is out of play', async ({
  page,
}) => {
  await signIn(page, 'risk', '/games/returns');
  await chooseHarbor(page);
  await expect(page.getByRole('table', { name: 'Returns' })).toContainText('96.00 %');
  await openInConsole(page, '/games/alerts');
  await expect(page.getByText('Nothing to look at')).toBeVisible();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('no page of games is wider than the screen; tables are pushed sideways in their frame', async ({
    page,
  }) => {
    await signIn(page, 'admin', '/games/titles');
    await chooseHarbor(page);
    for (const [path, title] of [
      ['/games/titles', 'Games'],
      ['/games/lobby', 'Order of the lobby'],
      ['/games/vendors', 'Vendors'],
      ['/games/vendors/harbor/KES', 'Kestrel'],
      ['/games/rounds', 'Rounds'],
      ['/games/returns', 'Returns'],
      ['/games/models', 'Models'],
      ['/games/alerts', 'Alerts'],
      ['/games/cards', 'Card tables'],
      ['/games/tables', 'Tables and rooms'],
      ['/games/cases', 'Collusion cases'],
      ['/games/jackpot', 'Jackpot'],
    ] as const) {
      await openInConsole(page, path);
      await expect(page.getByRole('heading', { level: 1, name: title, exact: true })).toBeVisible();
      await expect(page.getByRole('main').locator('[aria-busy=true], [role=status][aria-label]')).toHaveCount(
        0,
      );
      await expectFit(page, path);
    }
    await openInConsole(page, '/games/rounds');
    await openSeededRound(page);
    await expect(page.getByRole('table', { name: 'Calls of the vendor' })).toBeVisible();
    await expectFit(page, 'a round');
  });
});

async function expectFit(page: Page, what: string): Promise<void> {
  for (const width of [390, 320]) {
    await page.setViewportSize({ width, height: 844 });
    await expect
      .poll(() => page.evaluate<number>('document.documentElement.scrollWidth'), `${what} at ${width}`)
      .toBeLessThanOrEqual(width);
  }
}

async function openSeededRound(page: Page): Promise<void> {
  // The list may have the row before it is narrowed, until newer rounds push it off the page.
  const narrowed = page.waitForResponse((response) => response.url().includes('seeded-2'));
  await page.getByLabel('Member, round id or transaction id').fill('seeded-2');
  await narrowed;
  const row = page.getByRole('row', { name: /seeded-2/ });
  await expect(row).toContainText('mary01');
  await row.getByRole('link').first().click();
}
