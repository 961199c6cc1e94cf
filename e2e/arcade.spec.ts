import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from '@playwright/test';
import { startWalletStandIn, type WalletStandIn } from '../apps/arcade/src/testing/wallet-stand-in.ts';
import { OPERATOR_PATHS, SIGNATURE_HEADER, signBody } from '../packages/wallet-protocol/src/index.ts';
import { findSeriousViolations } from './axe.ts';
import { findMisfits } from './fit.ts';
import { ONBOARDING_TOKEN } from './start-server.ts';
import { expect, test } from './test.ts';

/** Each worker has a wallet of its own. */
const OPERATOR = `journeys-${process.pid}`;
let wallet: WalletStandIn;
let lobby: { origin: string; close: () => void };

test.beforeAll(async () => {
  wallet = await startWalletStandIn({ balance: 250_00n * 1_000n });
  lobby = await startLobby();
  const answer = await fetch(`${process.env.ARCADE_URL}/onboarding`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${ONBOARDING_TOKEN}` },
    body: JSON.stringify({
      operator_id: OPERATOR,
      public_key: wallet.publicKey,
      wallet_url: wallet.walletUrl,
    }),
  });
  expect(answer.status, await answer.clone().text()).toBe(200);
  const { studios } = (await answer.json()) as { studios: { code: string; public_key: string }[] };
  for (const { code, public_key } of studios) wallet.learnStudio(code, public_key);
});

test.afterAll(async () => {
  lobby.close();
  await wallet.close();
});

test('a roll moves the balance by what it says, a second tap places no second bet, and the round verifies', async ({
  page,
}) => {
  await openGame(page, { user: 'journey-1' });
  const game = page.frameLocator('iframe');
  await expect(game.getByText('¥250.00')).toBeVisible();
  const bets = wallet.calls('bet').length;
  const roll = game.getByRole('button', { name: 'Roll', exact: true });
  await roll.dblclick();
  await expect(game.getByText(/^Rolled \d+\.\d\d/)).toBeVisible();
  expect(wallet.calls('bet').length).toBe(bets + 1);
  const cents = String(wallet.balance() / 1_000n);
  await expect(game.getByText(`¥${cents.slice(0, -2)}.${cents.slice(-2)}`)).toBeVisible();

  await game.getByRole('button', { name: 'Your rolls' }).click();
  await game.getByRole('button', { name: 'Verify' }).first().click();
  await game.getByRole('button', { name: 'Reveal and change seed' }).click();
  await expect(game.getByText('Verified on your device. Everything matches.')).toBeVisible();
});

test.describe('a bet that the wallet refuses', () => {
  test.use({ allowedProblems: /status of 409/ });

  test('is told in words, and the game goes on', async ({ page }) => {
    await openGame(page, { user: 'journey-2' });
    const game = page.frameLocator('iframe');
    await game.getByRole('button', { name: 'Max' }).click();
    await game.getByRole('button', { name: 'Roll', exact: true }).click();
    await expect(game.getByText('Your balance is too low for this bet.')).toBeVisible();
    await game.getByRole('button', { name: 'Min' }).click();
    await game.getByRole('button', { name: 'Roll', exact: true }).click();
    await expect(game.getByText(/^Rolled \d+\.\d\d/)).toBeVisible();
  });
});

test('the site around the game hears what it is told, and hears nothing said to others', async ({ page }) => {
  await openGame(page, { user: 'journey-3' });
  const game = page.frameLocator('iframe');
  await game.getByRole('button', { name: 'Deposit' }).click();
  await game.getByRole('button', { name: 'Leave the game' }).click();
  await expect
    .poll(() => page.evaluate('heard.map(({ kind }) => kind)'))
    .toEqual(['parlour.game.ready', 'parlour.game.deposit', 'parlour.game.close']);
  const origins = await page.evaluate('[...new Set(heard.map(({ origin }) => origin))]');
  expect(origins).toEqual([process.env.ARCADE_URL]);
});

for (const { width, css, lang } of [
  { width: 320, css: 'dark', lang: 'en' },
  { width: 430, css: 'light', lang: 'en' },
  { width: 320, css: 'light', lang: 'th' },
  { width: 430, css: 'dark', lang: 'th' },
])
  test(`the game fits ${width} px in ${css} and ${lang}, and breaks no rule of access`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    const url = await gameUrl({ user: 'journey-4', lang, meta: { css } });
    await page.goto(url);
    await page.getByRole('slider').waitFor();
    await page.locator('button', { hasText: /^(Roll|ทอย)$/ }).click();
    await expect(page.getByRole('status')).not.toBeEmpty();
    expect(await findSeriousViolations(page)).toEqual([]);
    expect(await findMisfits(page)).toEqual([]);
    const overflow = await page.evaluate('document.documentElement.scrollWidth - innerWidth');
    expect(overflow).toBe(0);
    await page.screenshot({ path: `test-results/arcade-${width}-${css}-${lang}.png`, fullPage: true });
    await page.getByRole('button', { name: /^(Rules and payouts|กติกาและอัตราจ่าย)$/ }).click();
    await page.getByRole('table').waitFor();
    expect(await findSeriousViolations(page)).toEqual([]);
    expect(await findMisfits(page)).toEqual([]);
    await page.screenshot({ path: `test-results/arcade-rules-${width}-${css}-${lang}.png` });
  });

async function openGame(page: Page, changes: object): Promise<void> {
  const url = await gameUrl(changes);
  await page.goto(`${lobby.origin}/?${encodeURIComponent(url)}`);
}

async function gameUrl(changes: object): Promise<string> {
  const body = JSON.stringify({
    user: 'journey',
    token: 'a-token-of-the-wallet',
    game_code: 'tide-dice',
    operator_id: OPERATOR,
    platform: 'GPL_MOBILE',
    lang: 'en',
    currency: 'CNY',
    country: 'CN',
    lobby_url: `${lobby.origin}/lobby`,
    deposit_url: `${lobby.origin}/deposit`,
    sub_partner_id: 'harbor',
    ...changes,
  });
  const answer = await fetch(`${process.env.ARCADE_URL}/studios/TIDEWATER${OPERATOR_PATHS.gameUrl}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      [SIGNATURE_HEADER]: await signBody(body, wallet.privateKey),
    },
    body,
  });
  return ((await answer.json()) as { url: string }).url;
}

/** An operator's page that frames a game and records its messages. */
async function startLobby() {
  const document = `<!doctype html><meta charset="utf-8"><title>Lobby</title>
<style>body{margin:0}iframe{width:100%;height:844px;border:0}</style>
<script>var heard=[];addEventListener('message',({origin,data})=>heard.push({origin,kind:data.kind}))</script>
<body><script>const f=document.createElement('iframe');f.src=decodeURIComponent(location.search.slice(1));document.body.append(f)</script>`;
  const server = createServer((_request, response) => {
    response.setHeader('content-type', 'text/html; charset=utf-8').end(document);
  });
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  const { port } = server.address() as AddressInfo;
  return { origin: `http://localhost:${port}`, close: () => void server.close() };
}
