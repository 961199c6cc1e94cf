import type { Client } from '@parlour/client';
import { nameOf, type QueryState } from '@parlour/client/queries';
import { create } from 'zustand';
import type { Live } from '../../../platform/live.ts';
import { queries } from '../../../platform/loading/queries.ts';
import { HOLD_MAX_MS } from './held-balance.rules.ts';

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
  queries.watch(WALLET, { load: (signal) => client.wallet.wallet({ signal }) }, () => {
    if (isHeld && isNewFigure()) heldNews ??= setTimeout(showWallet, HOLD_MAX_MS);
    else showWallet();
  });
  live.on('wallet', lookAtWallet);
}

let isHeld = false;
let heldNews: ReturnType<typeof setTimeout> | undefined;

/**
 * While a round is open in a frame the figure above it stays: it would tell the result before the game does. News wait
 * until the round has ended, but not for longer than a game needs to show its result.
 */
export function holdBalance(isHeldNow: boolean): void {
  isHeld = isHeldNow;
  if (!isHeld && heldNews !== undefined) showWallet();
}

/** A loss of the figure is shown at once: another member may have signed in. */
function isNewFigure(): boolean {
  const { wallet, answer } = useWalletState.getState();
  const { value, isFailed } = queries.read(WALLET) as QueryState<Wallet>;
  return wallet !== null && value !== null && !isFailed && value !== answer;
}

function showWallet(): void {
  clearTimeout(heldNews);
  heldNews = undefined;
  useWalletState.setState((held) => hold(held, queries.read(WALLET) as QueryState<Wallet>));
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
