import { findSeriousViolations } from '../axe.ts';
import { chooseHarbor, confirmWith, signIn } from '../operators.ts';
import { expect, test } from '../test.ts';

test.use({ baseURL: process.env.CONSOLE_URL });

const LICENCES = `${process.env.BASE_URL}/m/licences`;

test('an operator writes a page from the built-in words, and the site shows each version while it is public', async ({
  page,
  browser,
}) => {
  // Each time somebody else: a browser keeps a page that it has for half a minute.
  const see = async (words: string) => {
    const visitor = await browser.newPage();
    await visitor.goto(LICENCES);
    await expect(visitor.getByText(words)).toBeVisible();
    await visitor.close();
  };
  await see('Each studio answers for its own games.');
  await signIn(page, 'content', '/pages');
  await chooseHarbor(page);
  await page.getByRole('link', { name: 'Licences' }).click();
  await page.getByRole('button', { name: 'Start from the built-in words' }).click();
  const content = page.getByLabel('Text (HTML)');
  await expect(content).toHaveValue(/<h2>Software and art<\/h2>/);
  const preview = page.getByRole('complementary', { name: 'Preview' });

  for (const [at, words] of [
    'Licence HB-1 of the demo office.',
    'Licence HB-2 of the demo office.',
  ].entries()) {
    await content.fill(`<p>${words}</p><script>alert(1)</script>`);
    await expect(preview.getByText(words)).toBeVisible();
    await page.getByRole('button', { name: 'Save' }).click();
    await confirmWith(page, 'Save', 'The office wrote to us');
    await expect(page.getByRole('tab', { name: 'Thai, missing' })).toBeVisible();
    await page.getByRole('button', { name: 'Publish' }).click();
    await confirmWith(page, 'Publish', 'Valid from today');
    await expect(page.getByText(`Version ${at + 1} is public`)).toBeVisible();
    await expect(content).toHaveValue(`<p>${words}</p>`);
    await see(words);
  }
  expect(await findSeriousViolations(page)).toEqual([]);

  await page.getByRole('button', { name: 'Read version 1' }).click();
  await expect(page.getByText('You are reading version 1.')).toBeVisible();
  await expect(content).toHaveValue('<p>Licence HB-1 of the demo office.</p>');
  await expect(content).toBeDisabled();
  await page.getByRole('button', { name: 'Back to the latest' }).click();

  await page.getByRole('button', { name: 'Withdraw' }).click();
  await confirmWith(page, 'Withdraw', 'The office took it back');
  await expect(page.getByText('Built-in words', { exact: true })).toBeVisible();
  await see('Each studio answers for its own games.');
});
