import type { Client } from '@parlour/client';
import { create } from 'zustand';
import type { Live } from '../../../platform/live.ts';
import { queries } from '../../../platform/loading/queries.ts';
import { nameOf, type QueryState } from '../../../platform/loading/query.ts';

export type Wallet = Awaited<ReturnType<Client['wallet']['wallet']>>;

type Held = {
  /** Null until it is known: a figure that may be wrong is not shown. */
  wallet: Wallet | null;
  isFailed: boolean;
  /** How often the total moved while it was looked at, and what it was before the last time. */
  moves: number;
  before: Wallet | null;
  /** The last one; after a failure it is not shown any more. */
  answer: Wallet | null;
};

const WALLET = nameOf(['member', 'wallet']);
const NOTHING: Held = { wallet: null, isFailed: false, moves: 0, before: null, answer: null };

export const useWalletState = create<Held>(() => NOTHING);

let isFollowed = false;

/** Begun by the first who shows the balance, and kept for the visit: so it is right wherever it is shown next. */
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
  // Asked for again: until the answer the figure stays, and after a failure there is none.
  if (value === held.answer) return { ...held, isFailed };
  const { wallet: before } = held;
  const hasMoved = before !== null && before.sumBalance !== value.sumBalance;
  const now = { wallet: value, isFailed, answer: value };
  return hasMoved ? { ...now, moves: held.moves + 1, before } : { ...held, ...now };
}
