import { DAY_MS, HOUR_MS, MINUTE_MS } from '@parlour/clock/durations';
import type { BrowserContextOptions, Page } from '@playwright/test';
import { answerCaptcha, endSession, expectPath, field } from '../accounts.ts';
import { logInAs } from '../members.ts';
import { chooseHarbor, confirmWith, DEMO_PASSWORD } from '../operators.ts';
import { openInSite } from '../routes.ts';
import { expect, test } from '../test.ts';
import { type Days, serveDays } from './days.ts';

/** After a day's end: by then the night's work is done. */
const NIGHT_MS = 25 * MINUTE_MS;

// One server, whose clock only moves forward.
test.describe.configure({ mode: 'serial' });

let days: Days;
test.beforeAll(async () => {
  days = await serveDays();
});
test.afterAll(() => days?.stop());

type Open = (options: BrowserContextOptions) => Promise<Page>;

/** A page of a member whose device has the server's time. */
async function openAs(open: Open, account: string, path: string): Promise<Page> {
  const page = await open({ baseURL: days.site });
  await page.clock.install({ time: await days.now() });
  await logInAs(page, account, path);
  return page;
}

/** An operator's session at this server: the kept ones are the shared server's. */
async function openDesk(open: Open, name: string, path: string): Promise<Page> {
  const desk = {
    isMobile: false,
    hasTouch: false,
    deviceScaleFactor: 1,
    viewport: { width: 1440, height: 900 },
  };
  const page = await open({ ...desk, baseURL: days.console, timezoneId: 'UTC' });
  await page.clock.install({ time: await days.now() });
  await page.goto(path);
  await page.getByLabel('Name').fill(name);
  await page.getByLabel('Password').fill(DEMO_PASSWORD);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await chooseHarbor(page);
  return page;
}

/** Fails if the page is loaded anew before it is called. */
async function keepDocument(page: Page): Promise<() => Promise<void>> {
  await page.evaluate('window.isKept = true');
  return async () => expect(await page.evaluate('window.isKept')).toBe(true);
}

test('after midnight of the brand the next check-in and the next tasks are open without a reload', async ({
  openElsewhere,
}) => {
  await days.addMember('dora01');
  await days.untilEnd(5 * MINUTE_MS);
  const page = await openAs(openElsewhere, 'dora01', '/m/activity/signIn');
  await page.getByRole('button', { name: 'Check in: 1 point' }).click();
  await expect(page.getByText('Checked in today', { exact: false })).toBeVisible();
  await days.deposit('dora01', '100');
  const tasks = await page.context().newPage();
  await tasks.goto('/m/activity/tasks');
  const deposit = (group: string) =>
    tasks.getByRole('region', { name: group }).getByRole('listitem').filter({ hasText: 'Deposit ¥100' });
  await expect(deposit('Today').getByRole('button', { name: 'Claim' })).toBeVisible();
  const isSame = await keepDocument(page);
  const isSameToo = await keepDocument(tasks);

  await days.pass(6 * MINUTE_MS);
  // Of both pages.
  await page.clock.fastForward(6 * MINUTE_MS);
  // Before the points of the check-in are news to it.
  await expect(deposit('Today').getByRole('button', { name: 'Claim' })).toHaveCount(0);
  await expect(deposit('Yesterday, still to claim').getByRole('button', { name: 'Claim' })).toBeVisible();
  await isSameToo();
  await expect(page.getByText('Day 2, today: 1 point')).toBeAttached();
  await expect(page.getByText('Checked in today', { exact: false })).toHaveCount(0);
  await page.getByRole('button', { name: 'Check in: 1 point' }).click();
  await expect(page.getByText('Day 2: checked in, 1 point')).toBeAttached();
  await isSame();
});

test('a night raises a member who watches, and the gift waits in the reward centre', async ({
  openElsewhere,
}) => {
  await days.addMember('vera01');
  await days.deposit('vera01', '100');
  await days.play('vera01', '10000');
  await days.untilEnd(MINUTE_MS);
  const page = await openAs(openElsewhere, 'vera01', '/m/vip');
  await expect(page.getByRole('heading', { name: 'VIP 0', exact: true })).toBeVisible();
  const isSame = await keepDocument(page);

  await days.pass(NIGHT_MS);
  await expect(page.getByText('You are now VIP 1')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'VIP 1', exact: true })).toBeVisible();
  const daily = page.locator('dl').filter({ hasText: 'Free of fee per day' });
  await expect(daily).toContainText('Per day6Free of fee per day3');
  await openInSite(page, '/m/withdraw');
  await expect(page.getByText('6 left today')).toBeVisible();
  await expect(page.getByText('1 free withdrawal left today thanks to VIP 1')).toBeVisible();
  await openInSite(page, '/m/rewardCenter');
  const gift = page.getByRole('article').filter({ hasText: 'New VIP level' });
  await expect(gift.getByText('¥8.00 cash')).toBeVisible();
  await gift.getByRole('button', { name: 'Claim', exact: true }).click();
  await expect(gift).toHaveCount(0);
  await isSame();

  const desk = await openDesk(openElsewhere, 'finance1', '/promotions/grants');
  const grant = desk.getByRole('row').filter({ hasText: 'vera01' }).filter({ hasText: '8.00' });
  await expect(grant.first()).toBeVisible();
});

test('a friend comes by the link, an operator looks at a shared browser, and the inviter is paid', async ({
  openElsewhere,
}) => {
  await days.addMember('ivan01');
  await days.untilEnd(5 * MINUTE_MS);
  const shared = await openAs(openElsewhere, 'ivan01', '/m/invite');
  const link = (await shared.getByText(/\/m\/register\?i=/).textContent()) ?? '';
  await endSession(shared);
  await shared.goto(link);
  await field(shared, 'Username').fill('fiona01');
  await field(shared, 'Password').fill(DEMO_PASSWORD);
  await field(shared, 'Confirm password').fill(DEMO_PASSWORD);
  await answerCaptcha(shared);
  await shared.getByRole('button', { name: 'Register', exact: true }).click();
  await expectPath(shared, '/m/home');

  const inviter = await openAs(openElsewhere, 'ivan01', '/m/invite');
  await expect(inviter.getByText('In progress')).toBeVisible();
  await days.provePhone('fiona01');
  await days.deposit('fiona01', '100');
  await days.play('fiona01', '300');
  // Once the night has counted what she staked, the next look finds that all is done.
  await days.pass(NIGHT_MS);
  await days.pass(NIGHT_MS);
  await expect(inviter.getByText(/^Paid on /)).toBeVisible();

  // Nobody is signed in for so long.
  await days.pass(7 * DAY_MS + NIGHT_MS);
  const later = await openAs(openElsewhere, 'ivan01', '/m/invite');
  await expect(later.getByText('Being checked')).toBeVisible();
  const isSame = await keepDocument(later);
  const desk = await openDesk(openElsewhere, 'finance1', '/promotions/invite');
  const row = desk.getByRole('row').filter({ hasText: 'fiona01' });
  await expect(row).toContainText('Browser');
  await row.getByRole('button', { name: 'Approve' }).click();
  await confirmWith(desk, 'Approve', 'They live together');
  await days.pass(NIGHT_MS);
  await expect(later.getByText('¥18 paid')).toBeVisible();
  await isSame();
});

test('a leaderboard is published by two, counted while it runs, and pays its prize', async ({
  openElsewhere,
}) => {
  await days.addMember('bella01');
  const writer = await openDesk(openElsewhere, 'content', '/promotions/boards');
  await writer.getByRole('button', { name: 'New leaderboard' }).click();
  const dialog = writer.getByRole('dialog');
  const titles = dialog.getByLabel(/^Title \(/);
  await expect(titles).toHaveCount(6);
  for (const title of await titles.all()) await title.fill('The long night');
  const startsAt = (await days.now()) + HOUR_MS;
  await dialog.getByLabel(/^Ends/).fill(new Date(startsAt + 2 * HOUR_MS).toISOString().slice(0, 16));
  await dialog.getByLabel('How much').fill('50');
  await confirmWith(writer, 'Ask for approval', 'The nights are long');
  await expect(writer.getByText('Asked for. Somebody else has to approve.')).toBeVisible();
  const other = await openDesk(openElsewhere, 'finance1', '/approvals');
  await other.getByRole('link', { name: 'Leaderboard is published' }).first().click();
  await other.getByRole('button', { name: 'Approve' }).click();
  await confirmWith(other, 'Approve', 'Read its terms');

  await days.pass(HOUR_MS + MINUTE_MS);
  await days.play('bella01', '40');
  await days.pass(5 * MINUTE_MS);
  const page = await openAs(openElsewhere, 'bella01', '/m/activity/leaderboard');
  const board = page.getByRole('region', { name: 'The long night' });
  await expect(board.getByText('#1', { exact: true })).toBeVisible();
  await expect(board.getByText('¥40').first()).toBeVisible();
  await openInSite(page, '/m/rewardCenter');
  await expect(page.getByText('No rewards', { exact: true })).toBeVisible();
  const isSame = await keepDocument(page);

  await days.pass(2 * HOUR_MS + 31 * MINUTE_MS);
  const history = page.getByRole('region', { name: 'History' });
  await expect(history.getByText('Leaderboard', { exact: true })).toBeVisible();
  await expect(history.getByText('¥50.00 cash')).toBeVisible();
  await isSame();
  // Her colleague's session is over by now.
  const later = await openDesk(openElsewhere, 'finance1', '/promotions/boards');
  const row = later.getByRole('row').filter({ hasText: 'The long night' });
  await expect(row).toContainText('Paid');
  await expect(row).toContainText('1. bella01: 40');
});

test('an item of the mall is the prize of a task: won, sent where it is wanted, received', async ({
  openElsewhere,
}) => {
  await days.addMember('gina01');
  await days.untilEnd(6 * HOUR_MS);
  const writer = await openDesk(openElsewhere, 'content', '/promotions/chance');
  await writer.getByRole('button', { name: 'Add a task' }).click();
  const dialog = writer.getByRole('dialog');
  await dialog.getByLabel('What members do').click();
  await writer.getByRole('option', { name: 'Stake in a day' }).click();
  await dialog.getByLabel('Target').fill('30');
  await dialog.getByRole('combobox', { name: 'Prize' }).click();
  await writer.getByRole('option', { name: 'Goods' }).click();
  await dialog.getByLabel('Item of the mall').click();
  await writer.getByRole('option', { name: 'Tea set (2 in stock)' }).click();
  await confirmWith(writer, 'Save', 'Something to hold in the hand');
  await expect(writer.getByText('Asked for. Somebody else has to approve.')).toBeVisible();
  const other = await openDesk(openElsewhere, 'finance1', '/approvals');
  await other.getByRole('link', { name: 'Task with a prize of value' }).first().click();
  await other.getByRole('button', { name: 'Approve' }).click();
  await confirmWith(other, 'Approve', 'There are two of them');

  await days.play('gina01', '30');
  const page = await openAs(openElsewhere, 'gina01', '/m/activity/tasks');
  const task = page.getByRole('listitem').filter({ hasText: 'Tea set' });
  await task.getByRole('button', { name: 'Claim' }).click();
  await expect(task.getByText('Claimed', { exact: true })).toBeVisible();
  await openInSite(page, '/m/rewardCenter');
  await page.getByRole('button', { name: 'Give an address and claim' }).click();
  const sheet = page.getByRole('dialog', { name: 'Claim your prize' });
  await sheet.getByRole('button', { name: 'Send it to me' }).click();
  await expect(sheet.getByText('Please give the city.')).toBeVisible();
  for (const [name, value] of [
    ['Name', 'Gina Lin'],
    ['Phone', '+86 138 0013 8001'],
    ['Street', '8 Quay Street, floor 3'],
    ['City', 'Harbour City'],
  ] as const)
    await sheet.getByLabel(name).fill(value);
  await sheet.getByRole('button', { name: 'Send it to me' }).click();
  await expect(sheet.getByText('It is yours')).toBeVisible();
  await sheet.getByRole('link', { name: 'See my orders' }).click();
  const order = page.getByRole('article', { name: 'Tea set' });
  await expect(order).toContainText('Prize');

  const desk = await openDesk(openElsewhere, 'support', '/promotions/mallOrders');
  const row = desk.getByRole('row', { name: /Tea set/ });
  await row.getByRole('button', { name: 'Mark as sent' }).click();
  await desk.getByLabel('Carrier').fill('Harbour Express');
  await desk.getByLabel('Tracking number').fill('HX 78');
  await confirmWith(desk, 'Mark as sent', 'handed to the carrier');
  await expect(order).toContainText('HX 78');
  await order.getByRole('button', { name: 'It has arrived' }).click();
  await expect(order).toContainText('Done');
});
