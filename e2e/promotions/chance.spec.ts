import { findSeriousViolations } from '../axe.ts';
import { signInAs } from '../members.ts';
import { expect, test } from '../test.ts';

test('a member checks in, turns the wheel, and computes the turn again on the page', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await signInAs(page, 'agent01', '/m/activity');
  await page.getByRole('link', { name: 'Daily check-in' }).click();
  await page.getByRole('button', { name: /^Check in/ }).click();
  await expect(page.getByText('Checked in today', { exact: false })).toBeVisible();
  await page.goBack();

  await page.getByRole('link', { name: 'Wheel' }).click();
  await expect(page.getByText('5 turns left')).toBeVisible();
  await page.getByLabel('Your part').fill('my own part');
  const commitment = await page.locator('code').textContent();
  await page.getByRole('button', { name: 'Turn the wheel' }).click();
  const turn = page.getByRole('region', { name: 'Wheel' });
  await turn.getByText('How was this drawn?').click();
  await expect(turn.getByText(commitment ?? '')).toBeVisible();
  await expect(turn.getByText('my own part')).toBeVisible();
  await turn.getByRole('button', { name: 'Verify on this device' }).click();
  await expect(turn.getByText('Verified.', { exact: false })).toBeVisible();
  expect(await findSeriousViolations(page)).toEqual([]);
});
