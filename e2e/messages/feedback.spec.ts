import { findSeriousViolations } from '../axe.ts';
import { signInAs } from '../members.ts';
import { chooseHarbor, signIn } from '../operators.ts';
import { expect, test } from '../test.ts';

/** A red point: the smallest picture there is. */
const PICTURE = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8DwHwAFBQIAX8jx0gAAAABJRU5ErkJggg==',
  'base64',
);

// A file that is no picture is refused.
test.use({ allowedProblems: /status of 400/ });

test('a member sends feedback with a picture and reads the answer', async ({ page, openConsole }) => {
  await signInAs(page, 'agent01', '/m/help');
  await page.getByRole('link', { name: 'Feedback' }).click();
  await expect(page.getByText('Nothing sent yet')).toBeVisible();
  const file = page.locator('input[type=file]');
  await file.setInputFiles({ name: 'note.svg', mimeType: 'image/svg+xml', buffer: Buffer.from('<svg/>') });
  await expect(page.getByText('Upload failed: choose a PNG or JPG picture.')).toBeVisible();
  await file.setInputFiles({ name: 'fake.png', mimeType: 'image/png', buffer: Buffer.from('not a picture') });
  await expect(page.getByText('Upload failed: choose a PNG or JPG picture.')).toBeVisible();
  await file.setInputFiles({ name: 'point.png', mimeType: 'image/png', buffer: PICTURE });
  await expect(page.getByText('Picture uploaded')).toBeVisible();
  await page.getByLabel('Note on the pictures').fill('The red point');
  await page.getByLabel('What would you like to tell us?').fill('A red point is in the lobby.');
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByText('Waiting for us')).toBeVisible();
  await expect(page.getByText('1 picture: The red point')).toBeVisible();
  expect(await findSeriousViolations(page)).toEqual([]);

  const desk = await openConsole();
  await signIn(desk, 'support', '/feedback');
  await chooseHarbor(desk);
  await desk.getByRole('link', { name: 'A red point is in the lobby.' }).click();
  await expect(desk.getByRole('img', { name: 'Picture 1' })).toBeVisible();
  await desk.getByLabel('Your answer').fill('Thank you. We removed it.');
  await desk.getByRole('button', { name: 'Answer', exact: true }).click();
  await expect(desk.getByText('Answered', { exact: true })).toBeVisible();
  expect(await findSeriousViolations(desk)).toEqual([]);
  await desk.close();

  await page.reload();
  await expect(page.getByText('Thank you. We removed it.')).toBeVisible();
});
