import { CallRefused, type Client } from '@parlour/client';
import { beforeEach, expect, test } from 'vitest';
import { useSession } from '../../../platform/session/session.store.ts';
import { lookAtWallet, useWalletState, type Wallet } from './wallet.store.ts';

type Asked = { answer(sumBalance: string): void; refuse(): void };

/** A server that answers when the test says so. */
let asked: Asked[] = [];
const client = {
  wallet: {
    wallet: () =>
      new Promise<Wallet>((resolve, reject) => {
        asked.push({
          answer: (sumBalance) => resolve({ sumBalance } as Wallet),
          refuse: () => reject(new CallRefused('offline', 'no network', {})),
        });
      }),
  },
} as unknown as Client;

const signIn = (token: string | null) =>
  useSession.setState({ stored: token === null ? null : ({ token } as never) });
const shown = () => useWalletState.getState();
const settle = () => new Promise((resolve) => setTimeout(resolve));

beforeEach(() => {
  asked = [];
  signIn('mine');
  useWalletState.setState({ wallet: null, isFailed: false, moves: 0, before: null });
});

test('the first balance is shown without a movement, a later one with what it was before', async () => {
  const first = lookAtWallet(client);
  asked[0]?.answer('10.00');
  await first;
  expect(shown()).toMatchObject({ moves: 0, before: null });
  const second = lookAtWallet(client);
  asked[1]?.answer('12.50');
  await second;
  expect(shown()).toMatchObject({
    wallet: { sumBalance: '12.50' },
    before: { sumBalance: '10.00' },
    moves: 1,
  });
});

test('a balance that is the same again does not move', async () => {
  for (const index of [0, 1]) {
    const looked = lookAtWallet(client);
    asked[index]?.answer('10.00');
    await looked;
  }
  expect(shown().moves).toBe(0);
});

test('whatever moves while one question is open makes one more, however often it moved', async () => {
  const looked = lookAtWallet(client);
  await Promise.all([lookAtWallet(client), lookAtWallet(client), lookAtWallet(client)]);
  expect(asked).toHaveLength(1);
  asked[0]?.answer('10.00');
  await settle();
  expect(asked).toHaveLength(2);
  asked[1]?.answer('11.00');
  await looked;
  expect(asked).toHaveLength(2);
  expect(shown().wallet?.sumBalance).toBe('11.00');
});

test('after a failure no old figure stays, and the next answer is shown again', async () => {
  const first = lookAtWallet(client);
  asked[0]?.answer('10.00');
  await first;
  const second = lookAtWallet(client);
  asked[1]?.refuse();
  await second;
  expect(shown()).toMatchObject({ wallet: null, isFailed: true });
  const third = lookAtWallet(client);
  asked[2]?.answer('9.00');
  await third;
  expect(shown()).toMatchObject({ wallet: { sumBalance: '9.00' }, isFailed: false, moves: 0 });
});

test('what is answered after another has signed in is not shown', async () => {
  const looked = lookAtWallet(client);
  signIn('another');
  asked[0]?.answer('10.00');
  await looked;
  expect(shown().wallet).toBeNull();
});

test('nobody’s wallet is not asked for', async () => {
  signIn(null);
  await lookAtWallet(client);
  expect(asked).toHaveLength(0);
});
