import type { Client } from '@parlour/client';
import { nameOf, type QueryState } from '@parlour/client/queries';
import { create } from 'zustand';
import type { Live } from '../../../platform/live.ts';
import { queries } from '../../../platform/loading/queries.ts';

export type Wallet = Awaited<ReturnType<Client['wallet']['wallet']>>;

type Held = {
  /** Null until known: a figure that may be wrong is not shown. */
  wallet: Wallet | null;
  isFailed: boolean;
  /** How often the total changed while it was shown, and its value before the last change. */
  moves: number;
  before: Wallet | null;
  /** The last answer; after a failure it is no longer shown. */
  answer: Wallet | null;
};

const WALLET = nameOf(['member', 'wallet']);
const NOTHING: Held = { wallet: null, isFailed: false, moves: 0, before: null, answer: null };

export const useWalletState = create<Held>(() => NOTHING);

let isFollowed = false;

/** Started by the first component that shows the balance, and kept up to date for the whole visit. */
export function followWallet({ client, live }: { client: Client; live: Live }): void {
  if (isFollowed) return;
  isFollowed = true;
  queries.watch(WALLET, { load: (signal) => client.wallet.wallet({ signal }) }, () =>
    useWalletState.setState((held) => hold(held, queries.read(WALLET) as QueryState<Wallet>)),
  );
  live.on('wallet', lookAtWallet);
}

export function lookAtWallet(): void {
  queries.ask(WALLET);
}

function hold(held: Held, { value, isFailed }: QueryState<Wallet>): Held {
  if (isFailed) return { ...NOTHING, isFailed, answer: value };
  if (!value) return NOTHING;
  // During a reload the figure stays; after a failure there is none.
  if (value === held.answer) return { ...held, isFailed };
  const { wallet: before } = held;
  const hasMoved = before !== null && before.sumBalance !== value.sumBalance;
  const now = { wallet: value, isFailed, answer: value };
  return hasMoved ? { ...now, moves: held.moves + 1, before } : { ...held, ...now };
}
