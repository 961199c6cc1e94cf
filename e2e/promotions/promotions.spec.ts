import { signInAs } from '../members.ts';
import { chooseHarbor, confirmWith, signIn } from '../operators.ts';
import { expect, test } from '../test.ts';

test('an application is rejected with a reason, and the member reads it without a reload', async ({
  page,
  openConsole,
}) => {
  await signInAs(page, 'agent01', '/m/activity');
  await page.getByRole('link', { name: /Share your best round/ }).click();
  await page.getByRole('button', { name: 'Join', exact: true }).click();
  await expect(page.getByText('We are looking at it. The answer appears here.')).toBeVisible();

  const desk = await openConsole();
  await signIn(desk, 'finance1', '/promotions/applications');
  await chooseHarbor(desk);
  const application = desk.getByRole('row').filter({ hasText: 'agent01' });
  await application.getByRole('button', { name: 'Reject' }).click();
  await confirmWith(desk, 'Reject', 'The picture shows a round of somebody else');

  const steps = page.getByRole('article');
  await expect(steps.getByText('The picture shows a round of somebody else')).toBeVisible();
  await expect(steps.getByText('Rejected', { exact: true }).first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Join', exact: true })).toHaveCount(0);
  // The desk keeps it, with who rejected it and why.
  await expect(application).toHaveCount(0);
  await desk.getByRole('combobox', { name: 'State' }).click();
  await desk.getByRole('option', { name: 'Rejected' }).click();
  await expect(application).toContainText('The picture shows a round of somebody else');
});
