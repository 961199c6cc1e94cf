import { findSeriousViolations } from '../axe.ts';
import { logInAs } from '../members.ts';
import { chooseHarbor, confirmWith, signIn } from '../operators.ts';
import { expect, test } from '../test.ts';

test('an operator sends, the member’s badge rises at once, and falls as they read and delete', async ({
  page,
  openConsole,
}) => {
  await logInAs(page, 'newbie01', '/m/home');
  const badge = page.getByRole('banner').getByRole('img', { name: /unread/ });
  const before = Number((await badge.textContent()) ?? 0);

  const operator = await openConsole();
  await signIn(operator, 'content', '/sendings');
  await chooseHarbor(operator);
  await operator.getByRole('link', { name: 'New message' }).click();
  await operator.getByLabel('Title').fill('Low tide at noon');
  await operator.getByLabel('Text (HTML)').fill('<p>Mind the <b>gangway</b>.<script>alert(1)</script></p>');
  await operator.getByRole('button', { name: 'Named accounts' }).click();
  await operator.getByLabel('Accounts').fill('newbie01');
  await expect(operator.getByText('1 recipient')).toBeVisible();
  expect(await findSeriousViolations(operator)).toEqual([]);
  await operator.getByRole('button', { name: 'Send', exact: true }).click();
  await confirmWith(operator, 'Send', 'The pilot asked');
  await expect(operator.getByText('1 of 1')).toBeVisible();
  await expect(operator.getByText('Sent', { exact: true })).toBeVisible();

  await expect(badge).toHaveText(String(before + 1));
  await page.goto('/m/message');
  await expect(page.getByRole('link', { name: /Inbox/ }).getByRole('img')).toHaveText(String(before + 1));
  await page.getByRole('link', { name: /Inbox/ }).click();
  await page.getByRole('button', { name: /Low tide at noon/ }).click();
  await expect(page.getByText('gangway')).toBeVisible();
  expect(await findSeriousViolations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByRole('button', { name: /Low tide at noon/ })).toBeHidden();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('button', { name: /Low tide at noon/ })).toBeVisible();
  await page.goto('/m/home');
  await expect(badge).toHaveText(String(before));
});
