import { CallRefused, type Client } from '@parlour/client';
import { beforeEach, expect, test, vi } from 'vitest';
import type { Live } from '../../../platform/live.ts';
import type { Wallet } from './wallet.store.ts';

// Browser globals must exist before the stores that use them are loaded.
vi.stubGlobal('reportError', (error: unknown) => {
  throw error;
});
const { useSession } = await import('../../../platform/session/session.store.ts');
const { followWallet, holdBalance, lookAtWallet, useWalletState } = await import('./wallet.store.ts');

type Asked = { answer(sumBalance: string): void; refuse(): void };

/** A server that answers when the test says so. */
let asked: Asked[] = [];
const client = {
  wallet: {
    wallet: () =>
      new Promise<Wallet>((resolve, reject) => {
        asked.push({
          answer: (sumBalance) => resolve({ sumBalance } as Wallet),
          refuse: () => reject(new CallRefused('offline', 'no network', { isLate: true })),
        });
      }),
  },
} as unknown as Client;

let tellOfMoney: () => void = () => {};
const live = {
  on(_topic: string, listener: () => void) {
    tellOfMoney = listener;
    return () => {};
  },
} as unknown as Live;

const signIn = (token: string | null) =>
  useSession.setState({ stored: token === null ? null : ({ token } as never) });
const shown = () => useWalletState.getState();
const settle = () => new Promise((resolve) => setTimeout(resolve));
const answer = async (index: number, sumBalance: string) => {
  asked[index]?.answer(sumBalance);
  await settle();
};

beforeEach(() => {
  holdBalance(false);
  signIn(null);
  asked = [];
  signIn('mine');
  followWallet({ client, live });
});

test('the first balance is shown without a movement, a later one with what it was before', async () => {
  await answer(0, '10.00');
  expect(shown()).toMatchObject({ wallet: { sumBalance: '10.00' }, moves: 0, before: null });
  tellOfMoney();
  await answer(1, '12.50');
  expect(shown()).toMatchObject({
    wallet: { sumBalance: '12.50' },
    before: { sumBalance: '10.00' },
    moves: 1,
  });
});

test('a balance that is the same again does not move', async () => {
  await answer(0, '10.00');
  tellOfMoney();
  await answer(1, '10.00');
  expect(asked).toHaveLength(2);
  expect(shown().moves).toBe(0);
});

test('whatever moves while one question is open makes one more, however often it moved', async () => {
  for (let news = 0; news < 3; news += 1) tellOfMoney();
  expect(asked).toHaveLength(1);
  await answer(0, '10.00');
  expect(asked).toHaveLength(2);
  expect(shown().wallet?.sumBalance).toBe('10.00');
  await answer(1, '11.00');
  expect(asked).toHaveLength(2);
  expect(shown().wallet?.sumBalance).toBe('11.00');
});

test('the figure stays while it is asked for again', async () => {
  await answer(0, '10.00');
  tellOfMoney();
  expect(shown().wallet?.sumBalance).toBe('10.00');
});

test('after a failure no old figure stays, and the next answer is shown again', async () => {
  await answer(0, '10.00');
  tellOfMoney();
  asked[1]?.refuse();
  await settle();
  expect(shown()).toMatchObject({ wallet: null, isFailed: true });
  lookAtWallet();
  expect(shown()).toMatchObject({ wallet: null, isFailed: false });
  await answer(2, '9.00');
  expect(shown()).toMatchObject({ wallet: { sumBalance: '9.00' }, isFailed: false, moves: 0 });
});

test('what is answered after another has signed in is not shown', async () => {
  signIn('another');
  await answer(0, '10.00');
  expect(shown().wallet).toBeNull();
  await answer(1, '5.00');
  expect(shown()).toMatchObject({ wallet: { sumBalance: '5.00' }, moves: 0, before: null });
});

test('nobody’s wallet is neither shown nor asked for', async () => {
  await answer(0, '10.00');
  signIn(null);
  lookAtWallet();
  expect(asked).toHaveLength(1);
  expect(shown().wallet).toBeNull();
});

test('while a round is open the figure stays, and shows what came meanwhile once it has ended', async () => {
  await answer(0, '10.00');
  holdBalance(true);
  tellOfMoney();
  await answer(1, '9.00');
  tellOfMoney();
  await answer(2, '14.00');
  expect(shown()).toMatchObject({ wallet: { sumBalance: '10.00' }, moves: 0 });
  holdBalance(false);
  expect(shown()).toMatchObject({
    wallet: { sumBalance: '14.00' },
    before: { sumBalance: '10.00' },
    moves: 1,
  });
});

test('an answer on its way when the next round begins waits for its end', async () => {
  await answer(0, '10.00');
  holdBalance(true);
  tellOfMoney();
  holdBalance(false);
  holdBalance(true);
  await answer(1, '12.00');
  expect(shown().wallet?.sumBalance).toBe('10.00');
  holdBalance(false);
  expect(shown().wallet?.sumBalance).toBe('12.00');
});

test('a game that never says that its round has ended holds the figure for half a minute', async () => {
  await answer(0, '10.00');
  holdBalance(true);
  vi.useFakeTimers();
  try {
    tellOfMoney();
    asked[1]?.answer('12.00');
    await vi.advanceTimersByTimeAsync(29_000);
    expect(shown().wallet?.sumBalance).toBe('10.00');
    await vi.advanceTimersByTimeAsync(1_000);
    expect(shown().wallet?.sumBalance).toBe('12.00');
  } finally {
    vi.useRealTimers();
  }
});

test('an open round hides neither a failure nor that somebody else has signed in', async () => {
  await answer(0, '10.00');
  holdBalance(true);
  signIn('another');
  expect(shown().wallet).toBeNull();
  await answer(1, '5.00');
  expect(shown().wallet?.sumBalance).toBe('5.00');
  tellOfMoney();
  asked[2]?.refuse();
  await settle();
  expect(shown()).toMatchObject({ wallet: null, isFailed: true });
});
