import { findSeriousViolations } from '../axe.ts';
import { chooseHarbor, confirmWith, signIn } from '../operators.ts';
import { expect, test } from '../test.ts';

test.use({ baseURL: process.env.CONSOLE_URL });

/** A red point: the smallest picture there is. */
const PICTURE = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8DwHwAFBQIAX8jx0gAAAABJRU5ErkJggg==',
  'base64',
);
const LIST = `${process.env.BASE_URL}/wps/relay/MCSFE_getListAnnouncements?types=PU`;

test('an operator writes an announcement with a picture, and visitors have it while it is public', async ({
  page,
  request,
}) => {
  const shown = async (language: string) => {
    const { value } = await (await request.get(LIST, { headers: { merchant: 'harbor', language } })).json();
    return (value.popup as { title: string; content: string; picture: { url: string } | null }[]).find(
      ({ title }) => title === 'Regatta on Sunday',
    );
  };
  await signIn(page, 'content', '/announcements');
  await chooseHarbor(page);
  await page.getByRole('link', { name: 'New announcement' }).click();
  await page.getByLabel('Title').fill('Regatta on Sunday');
  await page.getByLabel('Text (HTML)').fill('<p>Come <b>early</b>.<script>alert(1)</script></p>');
  await page.getByLabel('Kind').click();
  await page.getByRole('option', { name: 'Popup' }).click();
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'point.png', mimeType: 'image/png', buffer: PICTURE });
  await expect(page.getByText('1 by 1')).toBeVisible();
  const preview = page.getByRole('complementary', { name: 'Preview' });
  await expect(preview.getByText('early')).toBeVisible();
  await expect(preview.getByRole('img', { name: 'Regatta on Sunday' })).toBeVisible();
  await expect(preview.getByText('Don’t show again today')).toBeVisible();
  await expect(preview.getByText('Got it')).toBeHidden();
  // What the brand says already stands in the same popup.
  await preview.getByRole('button', { name: 'Previous announcement' }).click();
  await expect(preview.getByRole('heading', { name: 'New-title Fridays' })).toBeVisible();
  await expect(preview.getByRole('img', { name: '2 of 4' })).toBeVisible();
  await preview.getByRole('button', { name: 'Next announcement' }).click();
  await expect(preview.getByRole('heading', { name: 'Regatta on Sunday' })).toBeVisible();
  await page.getByRole('button', { name: 'Save' }).click();
  await confirmWith(page, 'Save', 'The regatta is on');
  await expect(page.getByText('Draft')).toBeVisible();
  await expect(page.getByRole('tab', { name: 'Thai, missing' })).toBeVisible();
  expect(await shown('EN')).toBeUndefined();
  expect(await findSeriousViolations(page)).toEqual([]);

  await page.getByRole('button', { name: 'Publish' }).click();
  await confirmWith(page, 'Publish', 'The club agreed');
  await expect(page.getByText('Running')).toBeVisible();
  const popup = await shown('TH');
  expect(popup?.content).toBe('<p>Come <b>early</b>.</p>');
  const picture = await request.get(`${process.env.BASE_URL}${popup?.picture?.url}`);
  expect(picture.headers()['content-type']).toBe('image/jpeg');

  await page.getByRole('button', { name: 'Withdraw' }).click();
  await confirmWith(page, 'Withdraw', 'Too much wind');
  await expect(page.getByText('Too much wind')).toBeVisible();
  expect(await shown('EN')).toBeUndefined();
});
