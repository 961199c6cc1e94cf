import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { systemClock } from '@parlour/clock/clock';
import { createManualClock } from '@parlour/clock/manual-clock';
import { openPostgres } from '@parlour/database/postgres';
import { type Browser, chromium, expect as see } from '@playwright/test';
import { expect, test } from 'vitest';
import { makeBrand } from '../../apps/server/src/factories/brand.factory.ts';
import { createLog } from '../../apps/server/src/observability/log.ts';
import { addMember, MEMBER_PASSWORD } from '../../apps/server/src/testing/members.ts';
import { addOperator, passwordOf } from '../../apps/server/src/testing/operators.ts';
import { startServer } from '../../apps/server/src/testing/process.ts';
import { describeWithServices, serviceEnvironment } from '../../apps/server/src/testing/services.ts';
import { startTestApp, TEST_MASTER_KEY } from '../../apps/server/src/testing/test-app.ts';
import { findChromium } from '../../tools/find-chromium.mjs';

/** A process that was killed is back after this long on a busy machine, and pages find it with patience. */
const BACK_WITHIN_MS = 90_000;

describeWithServices('a member and an operator in two browsers, each on a process of their own', () => {
  test('lose and double nothing of what they say while the process of the member is killed', async () => {
    const services = await serviceEnvironment();
    const prepared = await startTestApp({
      database: await openPostgres({ url: services.DATABASE_URL, pool: 10, log: createLog('silent') }),
      env: { REDIS_URL: services.REDIS_URL },
      brands: [makeBrand({ merchantCode: 'harbor' })],
      // The processes have the machine's clock, and share rate limits and sessions with this one.
      clock: createManualClock(systemClock.now()),
    });
    await addOperator(prepared, 'ann', { grants: [{ role: 'support', merchantCode: 'harbor' }] });
    await addMember(prepared, 'mary01');
    await prepared.close();
    const start = (env: Record<string, string> = {}) =>
      startServer({
        ...services,
        DATA_DIR: mkdtempSync(join(tmpdir(), 'parlour-across-')),
        MASTER_KEY: TEST_MASTER_KEY,
        ...env,
      });
    const [hers, other] = [await start(), await start()];
    const browser = await chromium.launch({
      executablePath: findChromium({ install: false }) ?? '',
      args: ['--no-sandbox', '--disable-gpu'],
    });
    const desk = await openDesk(browser, other.consoleOrigin);
    const chat = await openChat(browser, hers.origin);
    const [hersTalk, desksTalk] = [chat.page.getByRole('log'), desk.page.getByRole('log')];
    const patience = { timeout: BACK_WITHIN_MS };

    await chat.write('Where is my deposit?');
    await desk.page.getByRole('button', { name: /mary01/ }).click(patience);
    await desk.page.getByRole('button', { name: 'Take' }).click(patience);
    await desk.write('Let me look');
    await see(hersTalk.getByText('Let me look')).toBeVisible(patience);

    // One is on its way when the process dies, the others are written while there is none.
    await chat.write('On its way');
    await hers.end('SIGKILL');
    for (const words of ['Into the void', 'And once more']) await chat.write(words);
    await see(chat.page.getByText('Not sent.').first()).toBeVisible(patience);
    await desk.write('Are you there?');
    await see(desksTalk.getByText('Are you there?')).toBeVisible(patience);

    const { port } = new URL(hers.origin);
    const again = await start({ PORT: port });
    const said = [
      ...['Where is my deposit?', 'Let me look', 'On its way', 'Into the void', 'And once more'],
      'Are you there?',
    ];
    for (const talk of [hersTalk, desksTalk])
      for (const words of said) await see(talk.getByText(words, { exact: true })).toHaveCount(1, patience);
    await see(chat.page.getByText('Not sent.')).toHaveCount(0);
    await desk.write('All is well');
    await see(hersTalk.getByText('All is well')).toBeVisible(patience);
    const orderOf = (words: string) => said.toSorted((one, two) => words.indexOf(one) - words.indexOf(two));
    expect(orderOf(await hersTalk.innerText())).toEqual(orderOf(await desksTalk.innerText()));

    await browser.close();
    for (const server of [again, other]) expect(await server.end('SIGTERM')).toBe(0);
  }, 600_000);
});

/** The member's page, on the chat. */
async function openChat(browser: Browser, origin: string) {
  const page = await browser.newPage({ viewport: { width: 390, height: 844 } });
  await page.goto(`${origin}/m/login?return=${encodeURIComponent('/m/chat')}`);
  const main = page.getByRole('main');
  await main.getByRole('textbox', { name: 'Username' }).fill('mary01');
  await main.getByRole('textbox', { name: 'Password' }).fill(MEMBER_PASSWORD);
  await main.getByRole('button', { name: 'Log in', exact: true }).click();
  const box = page.getByRole('textbox', { name: 'Write a message' });
  const write = async (words: string) => {
    await box.fill(words);
    await box.press('Enter');
  };
  await box.waitFor();
  return { page, write };
}

/** The operator's page, at the desk. */
async function openDesk(browser: Browser, origin: string) {
  const page = await browser.newPage({ viewport: { width: 1_280, height: 900 } });
  await page.goto(`${origin}/messages/chat`);
  await page.getByLabel('Name').fill('ann');
  await page.getByLabel('Password').fill(passwordOf('ann'));
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.getByText('At the desk: ').waitFor();
  const box = page.getByRole('textbox', { name: 'Answer' });
  const write = async (words: string) => {
    await box.fill(words);
    await page.getByRole('button', { name: 'Send', exact: true }).click();
  };
  return { page, write };
}
