import { findSeriousViolations } from '../axe.ts';
import { signInAs } from '../members.ts';
import { chooseHarbor, signIn } from '../operators.ts';
import { expect, test } from '../test.ts';

/** A red point: the smallest picture there is. */
const PICTURE = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8DwHwAFBQIAX8jx0gAAAABJRU5ErkJggg==',
  'base64',
);

// The member's browser says that it has no network.
test.use({ allowedProblems: /ERR_INTERNET_DISCONNECTED/ });

test('a member and an operator talk, and a lost connection loses and doubles nothing', async ({
  page,
  openConsole,
}) => {
  const desk = await openConsole();
  await signIn(desk, 'support', '/messages/chat');
  await chooseHarbor(desk);
  await expect(desk.getByText('At the desk: ')).toBeVisible();

  await signInAs(page, 'newbie01', '/m/service');
  await page.getByRole('button', { name: 'Live chat' }).click();
  await expect(page.getByText('Please wait')).toBeVisible();
  await expect(page).toHaveURL(/\/m\/chat\?/);
  const write = page.getByRole('textbox', { name: 'Write a message' });
  const talk = page.getByRole('log');
  await write.fill('My deposit <b>is</b> missing');
  await write.press('Enter');
  await expect(talk.getByText('My deposit <b>is</b> missing')).toBeVisible();
  expect(await findSeriousViolations(page)).toEqual([]);

  await desk.getByRole('button', { name: /newbie01/ }).click();
  await desk.getByRole('button', { name: 'Take' }).click();
  const answer = desk.getByRole('textbox', { name: 'Answer' });
  await answer.pressSequentially('Let me look');
  await expect(page.getByText('is typing')).toBeVisible();
  await desk.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(talk.getByText('Let me look')).toBeVisible();
  await expect(talk.getByRole('img', { name: 'Read' }).first()).toBeVisible();
  expect(await findSeriousViolations(desk)).toEqual([]);

  await page.context().setOffline(true);
  for (const text of ['First while away', 'Second while away']) {
    await write.fill(text);
    await write.press('Enter');
  }
  await expect(page.getByText('Not sent.').first()).toBeVisible();
  await answer.fill('Are you there?');
  await desk.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(desk.getByRole('log').getByText('Are you there?')).toBeVisible();
  await page.context().setOffline(false);
  for (const text of ['First while away', 'Second while away', 'Are you there?']) {
    await expect(talk.getByText(text)).toHaveCount(1);
    await expect(desk.getByRole('log').getByText(text)).toHaveCount(1);
  }
  await expect(page.getByText('Not sent.')).toHaveCount(0);

  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'slip.png', mimeType: 'image/png', buffer: PICTURE });
  await desk.getByRole('button', { name: 'Show picture' }).click();
  await expect(desk.getByRole('img', { name: 'Picture in the chat' })).toBeVisible();
  await expect(talk.getByRole('img', { name: 'Picture in the chat' })).toBeVisible();

  await desk.getByRole('button', { name: 'Close', exact: true }).click();
  await page.getByRole('radio', { name: '5 stars' }).check({ force: true });
  await page.getByRole('button', { name: 'Send rating' }).click();
  await expect(page.getByText('How was our help?')).toHaveCount(0);
  await desk.getByRole('tab', { name: 'Closed' }).click();
  await expect(desk.getByText('Rated 5 of 5').first()).toBeVisible();
});
