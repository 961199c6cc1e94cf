import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { type OnboardingAnswer, OPERATOR_PATHS, SIGNATURE_HEADER, signBody } from '@parlour/wallet-protocol';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { GAME_URL_CALL, makeOrder, ONBOARDING_TOKEN, OPERATOR_ID } from './testing/test-arcade.ts';
import { startWalletStandIn, type WalletStandIn } from './testing/wallet-stand-in.ts';

const PROGRAM = join(import.meta.dirname, '..', 'dist', 'main.js');
const QUICK_KEYS = `--import=${join(import.meta.dirname, '..', '..', '..', 'tools', 'quick-keys.mjs')}`;
const STARTED = /games are at (http:\S+)/;

let wallet: WalletStandIn;
let dataDir: string;
const started: ChildProcess[] = [];

beforeAll(async () => {
  wallet = await startWalletStandIn();
  dataDir = await mkdtemp(join(tmpdir(), 'parlour-arcade-'));
});
afterAll(async () => {
  for (const child of started) child.kill('SIGKILL');
  await wallet.close();
  await rm(dataDir, { recursive: true, force: true, maxRetries: 5 });
});

test('a process killed between bet and win, or during the bet, loses nothing', async () => {
  const first = await start();
  const player = await open(first.origin);
  const before = wallet.balance();

  wallet.be('win', 'hangs');
  const paid = makeOrder();
  void player.play(paid).catch(() => {});
  await vi.waitFor(() => expect(wallet.calls('win')).toHaveLength(1), WAIT);
  await kill(first.child);
  expect(wallet.balance()).toBe(before - STAKE);

  const second = await start();
  await vi.waitFor(() => expect(wallet.moved('win')).toHaveLength(1), WAIT);
  const [tried, again] = wallet.calls('win');
  expect(again?.transaction_uuid).toBe(tried?.transaction_uuid);
  const between = wallet.balance();

  wallet.be('bet', 'mute');
  void (await open(second.origin)).play(makeOrder()).catch(() => {});
  await vi.waitFor(() => expect(wallet.moved('bet')).toHaveLength(2), WAIT);
  await kill(second.child);
  expect(wallet.balance()).toBe(between - STAKE);

  const third = await start();
  await vi.waitFor(() => expect(wallet.moved('rollback')).toHaveLength(1), WAIT);
  expect(wallet.balance()).toBe(between);
  const made = await readdir(join(dataDir, 'arcade'), { recursive: true });
  for (const path of made.filter((name) => name === 'master.key' || name === 'db'))
    expect((await stat(join(dataDir, 'arcade', path))).mode & 0o077).toBe(0);
  third.child.kill('SIGTERM');
  expect(await once(third.child, 'exit')).toEqual([0, null]);
}, 240_000);

test('it does not start without a token, and says so in one line', async () => {
  const child = run({});
  expect(await text(child.stderr as NonNullable<typeof child.stderr>)).toBe(
    'ARCADE_ONBOARDING_TOKEN: must be set, so that no stranger becomes an operator\n',
  );
});

const STAKE = 1_000_000n;
const WAIT = { timeout: 60_000, interval: 20 };

function run(env: Record<string, string>): ChildProcess {
  const child = spawn(process.execPath, [QUICK_KEYS, PROGRAM], {
    env: { PATH: process.env.PATH, DATA_DIR: dataDir, ARCADE_PORT: '0', LOG_LEVEL: 'error', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  started.push(child);
  return child;
}

async function start(): Promise<{ child: ChildProcess; origin: string }> {
  const child = run({ ARCADE_ONBOARDING_TOKEN: ONBOARDING_TOKEN });
  let said = '';
  child.stdout?.on('data', (chunk) => {
    said += chunk;
  });
  await vi.waitFor(() => expect(said).toMatch(STARTED), { timeout: 120_000, interval: 50 });
  return { child, origin: STARTED.exec(said)?.[1] ?? '' };
}

async function kill(child: ChildProcess): Promise<void> {
  const ended = once(child, 'exit');
  child.kill('SIGKILL');
  await ended;
}

async function post<Answer>(url: string, body: string, headers: Record<string, string>): Promise<Answer> {
  const answer = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body,
  });
  return (await answer.json()) as Answer;
}

async function open(origin: string) {
  const { studios } = await post<OnboardingAnswer>(
    `${origin}/onboarding`,
    JSON.stringify({
      operator_id: OPERATOR_ID,
      public_key: wallet.publicKey,
      wallet_url: wallet.walletUrl,
    }),
    { authorization: `Bearer ${ONBOARDING_TOKEN}` },
  );
  for (const { code, public_key } of studios) wallet.learnStudio(code, public_key);
  const call = JSON.stringify(GAME_URL_CALL);
  const signature = await signBody(call, wallet.privateKey);
  const { url } = await post<{ url: string }>(`${origin}/studios/TIDEWATER${OPERATOR_PATHS.gameUrl}`, call, {
    [SIGNATURE_HEADER]: signature,
  });
  const { pathname, hash } = new URL(url);
  const bearer = { authorization: `Bearer ${pathname.split('/').at(-1)}.${hash.slice(1)}` };
  return { play: (order: object) => post<object>(`${origin}/api/rounds`, JSON.stringify(order), bearer) };
}
