import { deflateSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { signInAs } from '../members.ts';
import { openInSite } from '../routes.ts';
import { expect, test } from '../test.ts';

// One after another: they change the same account.
test.describe.configure({ mode: 'default' });
test.use({ hasOwnAddress: true });

/** Specification section 2: the symbol of the wallet and `#,##0.00`. */
const FIGURE = /^¥\d{1,3}(,\d{3})*\.\d\d$/;

test.describe('the member centre', () => {
  test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

  test('says who one is, and leads to what is built', async ({ page }) => {
    await signInAs(page, 'agent01');
    await page.getByRole('banner').getByRole('link', { name: /Agent/ }).click();
    await expect(page).toHaveURL(/\/m\/member\/home$/);
    await page.getByRole('button', { name: 'Copy member number' }).click();
    await expect(page.getByText('Copied')).toBeVisible();
    const copied = await page.evaluate<string>('navigator.clipboard.readText()');
    expect(copied).toMatch(/^\d+$/);
    await expect(page.getByText(`No. ${copied}`)).toBeVisible();
    const links = await page.getByRole('region', { name: 'Your account' }).getByRole('link').all();
    const paths = await Promise.all(links.map((link) => link.getAttribute('href')));
    expect(paths).toEqual([
      '/m/myAccount/index',
      '/m/limits',
      '/m/rewardCenter',
      '/m/mall/mallHome',
      '/m/securityCenter',
      '/m/notifications',
      '/m/feedback',
      '/m/help',
    ]);
    await expect(page.getByRole('navigation').getByRole('link', { name: 'Members' })).toHaveAttribute(
      'aria-current',
      'page',
    );
  });

  test('shows the balance, and remembers that it is hidden', async ({ page }) => {
    await signInAs(page, 'agent01', '/m/member/home');
    const main = page.getByRole('main');
    await expect(main.getByRole('img', { name: FIGURE })).toHaveText(FIGURE);
    await main.getByRole('button', { name: 'Hide balance' }).click();
    await expect(main.getByRole('img', { name: 'Balance hidden' })).toHaveText(/^\D?\*.*\.\*\*$/);
    await page.reload();
    await expect(main.getByRole('img', { name: 'Balance hidden' })).toBeVisible();
    await page.getByRole('button', { name: 'Menu' }).click();
    const menu = page.getByRole('dialog', { name: 'Menu' });
    await menu.getByRole('button', { name: 'Show balance' }).click();
    await expect(menu.getByRole('img', { name: FIGURE })).toBeVisible();
    await menu.getByRole('link', { name: 'Member centre' }).first().click();
    await expect(menu).toHaveCount(0);
  });
});

test.describe('the account page', () => {
  test('changes the nickname, and takes it away again', async ({ page }) => {
    await signInAs(page, 'agent01', '/m/myAccount/index');
    const nickname = page.getByRole('textbox', { name: 'What should we call you?' });
    const save = page.getByRole('button', { name: 'Save' });
    await expect(save).toBeDisabled();
    await nickname.fill('A');
    await save.click();
    await expect(page.getByText('Must be at least 2 characters')).toBeVisible();
    await nickname.fill('');
    await save.click();
    await expect(page.getByText('Saved')).toBeVisible();
    await openInSite(page, '/m/home');
    await expect(page.getByRole('banner')).toContainText('agent01');
    await openInSite(page, '/m/myAccount/index');
    await nickname.fill('  Agent   One ');
    await save.click();
    await expect(page.getByText('Saved')).toBeVisible();
    await page.goto('/m/home');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Welcome back, Agent One');
  });

  test('takes a drawn picture, or one of the member without what the camera wrote', async ({ page }) => {
    await signInAs(page, 'agent01', '/m/myAccount/index');
    await page.getByRole('button', { name: 'Change picture' }).click();
    await page.getByRole('button', { name: 'Koi' }).click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page.getByRole('main').locator('img')).toHaveAttribute('src', /head-koi\.svg$/);

    const sent = page.waitForRequest(
      (request) => request.method() === 'POST' && /info\/icon/.test(request.url()),
    );
    await page.getByRole('button', { name: 'Change picture' }).click();
    await upload(page, { name: 'me.png', mimeType: 'image/png', buffer: pngWithMetadata() });
    const form = new URLSearchParams((await sent).postData() ?? '');
    const image = Buffer.from(form.get('image') ?? '', 'base64');
    expect(image.subarray(0, 2)).toEqual(Buffer.from([0xff, 0xd8]));
    expect(image.includes('52.5200 N')).toBe(false);
    await expect(page.getByRole('dialog')).toHaveCount(0);
    const picture = page.getByRole('main').locator('img');
    await expect(picture).toHaveAttribute('src', /^data:image\/webp;base64,/);
    expect(await page.evaluate<number>(`document.querySelector('main img').naturalWidth`)).toBe(256);
    await page.reload();
    await expect(picture).toHaveAttribute('src', /^data:image\/webp;base64,/);
  });

  test('says what is wrong with a file that is no picture', async ({ page }) => {
    await signInAs(page, 'agent01', '/m/myAccount/index');
    await page.getByRole('button', { name: 'Change picture' }).click();
    const alert = page.getByRole('dialog').getByRole('alert');
    await upload(page, { name: 'me.gif', mimeType: 'image/gif', buffer: Buffer.from('GIF89a') });
    await expect(alert).toHaveText('Please choose a PNG or JPG picture.');
    await upload(page, { name: 'me.png', mimeType: 'image/png', buffer: Buffer.from('no picture') });
    await expect(alert).toHaveText('Please choose a PNG or JPG picture.');
    const large = Buffer.alloc(5 * 1_048_576 + 1);
    await upload(page, { name: 'me.png', mimeType: 'image/png', buffer: large });
    await expect(alert).toHaveText('This picture is larger than 5 MB.');
  });
});

test.describe('a trial', () => {
  test('starts with one press, says what it is, and asks to register', async ({ page }) => {
    await page.goto('/m/home');
    await page
      .getByRole('main')
      .getByRole('link', { name: /^Play free/ })
      .click();
    await page.getByRole('button', { name: 'Play free' }).click();
    await expect(page).toHaveURL(/\/m\/home$/);
    const header = page.getByRole('banner');
    await expect(header).toContainText('Free play');
    await expect(header.getByRole('link', { name: 'Register' })).toBeVisible();
    const name = JSON.parse(await page.evaluate<string>('localStorage.PARLOUR_TRIAL_USER')) as string;
    await expect(header).toContainText(name);

    await page.reload();
    await header.getByRole('link', { name: new RegExp(name) }).click();
    const prompt = page.getByRole('dialog', { name: 'For members only' });
    await prompt.getByRole('button', { name: 'Cancel' }).click();
    await expect(prompt).toHaveCount(0);
    for (const path of ['/m/myAccount/index', '/m/securityCenter']) {
      await openInSite(page, path);
      await expect(prompt).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(prompt).toHaveCount(0);
    }
    await openInSite(page, '/m/member/home');
    await prompt.getByRole('button', { name: 'Register now' }).click();
    await expect(page).toHaveURL('/m/register?return=%2Fm%2Fmember%2Fhome');
  });
});

async function upload(page: Page, file: { name: string; mimeType: string; buffer: Buffer }): Promise<void> {
  await page.getByRole('dialog').locator('input[type=file]').setInputFiles(file);
}

/** Two pixels, with GPS metadata. */
function pngWithMetadata(): Buffer {
  const header = Buffer.from([0, 0, 0, 2, 0, 0, 0, 1, 8, 2, 0, 0, 0]);
  const pixels = deflateSync(Buffer.from([0, 255, 0, 0, 0, 0, 255]));
  const place = Buffer.from('GPS\0' + '52.5200 N 13.4050 E', 'latin1');
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', header),
    chunk('tEXt', place),
    chunk('IDAT', pixels),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function chunk(kind: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(kind, 'latin1'), data]);
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  check.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, check]);
}

/** PNG's checksum; Node's own is newer than the version we support. */
function crc32(bytes: Buffer): number {
  let crc = 0xffffffff;
  for (const byte of bytes) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit += 1) crc = crc & 1 ? (crc >>> 1) ^ 0xedb88320 : crc >>> 1;
  }
  return (crc ^ 0xffffffff) >>> 0;
}
