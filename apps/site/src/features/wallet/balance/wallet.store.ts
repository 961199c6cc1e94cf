import { CallRefused, type Client } from '@parlour/client';
import { create } from 'zustand';
import type { Live } from '../../../platform/live.ts';
import { sessionToken, useSession } from '../../../platform/session/session.store.ts';

export type Wallet = Awaited<ReturnType<Client['wallet']['wallet']>>;

type Held = {
  /** Null until it is known: a figure that may be wrong is not shown. */
  wallet: Wallet | null;
  isFailed: boolean;
  /** How often the total moved while it was looked at, and what it was before the last time. */
  moves: number;
  before: Wallet | null;
};

const NOTHING: Held = { wallet: null, isFailed: false, moves: 0, before: null };

export const useWalletState = create<Held>(() => NOTHING);

let isFollowed = false;
let isAsking = false;
let isStale = false;

/** Begun by the first who shows the balance, and kept for the visit: so it is right wherever it is shown next. */
export function followWallet({ client, live }: { client: Client; live: Live }): void {
  if (isFollowed) return;
  isFollowed = true;
  const look = () => void lookAtWallet(client);
  live.on('wallet', look);
  useSession.subscribe(({ stored }, before) => {
    if (stored?.token === before.stored?.token) return;
    useWalletState.setState(NOTHING);
    look();
  });
  look();
}

/** One question at a time: whatever moves meanwhile is asked for once more, however often it moved. */
export async function lookAtWallet(client: Client): Promise<void> {
  isStale = true;
  if (isAsking) return;
  isAsking = true;
  try {
    while (isStale) {
      isStale = false;
      await ask(client);
    }
  } finally {
    isAsking = false;
  }
}

async function ask(client: Client): Promise<void> {
  const token = sessionToken();
  if (!token) return;
  // What is answered after another has signed in is somebody else's.
  const isCurrent = () => token === sessionToken();
  try {
    const wallet = await client.wallet.wallet();
    if (isCurrent()) useWalletState.setState((held) => hold(held, wallet));
  } catch (error) {
    if (isCurrent()) useWalletState.setState({ ...NOTHING, isFailed: true });
    if (!(error instanceof CallRefused)) throw error;
  }
}

function hold(held: Held, wallet: Wallet): Held {
  const { wallet: before } = held;
  const hasMoved = before !== null && before.sumBalance !== wallet.sumBalance;
  return hasMoved
    ? { wallet, isFailed: false, moves: held.moves + 1, before }
    : { ...held, wallet, isFailed: false };
}
