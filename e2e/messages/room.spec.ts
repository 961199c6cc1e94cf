import { findSeriousViolations } from '../axe.ts';
import { signInAs } from '../members.ts';
import { chooseHarbor, signIn } from '../operators.ts';
import { expect, test } from '../test.ts';

// A message that the room does not take is refused.
test.use({ allowedProblems: /status of 409/ });

test('two members talk in the room, one reports, and an operator hides the message everywhere', async ({
  page,
  openElsewhere,
  openConsole,
}) => {
  await signInAs(page, 'mary01', '/m/message');
  await page.getByRole('link', { name: 'Chat room' }).click();
  await expect(page.getByText('From the house').first()).toBeVisible();
  const other = await openElsewhere();
  await signInAs(other, 'agent01', '/m/chatRoom');
  const theirs = other.getByRole('log');
  const ours = page.getByRole('log');
  const say = async (at: typeof page, words: string) => {
    const field = at.getByRole('textbox', { name: 'Say something' });
    await field.fill(words);
    await field.press('Enter');
  };
  await say(page, '<img src=x onerror=alert(1)> hello all');
  await expect(theirs.getByText('<img src=x onerror=alert(1)> hello all')).toBeVisible();
  await expect(theirs.getByText('ma***1').first()).toBeVisible();
  await say(other, 'call me on 0912 345 678');
  await expect(other.getByText('contact details are not allowed')).toBeVisible();
  await other.getByRole('button', { name: 'Discard' }).click();
  await say(other, 'You play like a fool');
  await expect(ours.getByText('You play like a fool')).toBeVisible();

  await page.getByRole('button', { name: 'Report the message of ag***1' }).last().click();
  await page.getByRole('radio', { name: 'Insults or threats' }).check({ force: true });
  await page.getByRole('button', { name: 'Report', exact: true }).click();
  await expect(page.getByText("We'll look at it.")).toBeVisible();

  const desk = await openConsole();
  await signIn(desk, 'support', '/messages/room');
  await chooseHarbor(desk);
  const reports = desk.getByRole('region', { name: /^Reports/ });
  await expect(reports.getByText('You play like a fool')).toBeVisible();
  expect(await findSeriousViolations(desk)).toEqual([]);
  await reports.getByRole('button', { name: 'Hide' }).click();
  await desk.getByLabel('Reason').fill('an insult');
  await desk.getByRole('dialog').getByRole('button', { name: 'Hide' }).click();
  await expect(ours.getByText('You play like a fool')).toHaveCount(0);
  await expect(theirs.getByText('A moderator removed your message.')).toBeVisible();
  await expect(reports.getByText('Nothing is reported.')).toBeVisible();
});
