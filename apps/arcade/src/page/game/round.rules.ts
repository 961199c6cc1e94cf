import { type Amount, amountOf, writeDecimal } from '@parlour/money';
import type { ArcadeKey } from '../generated/arcade-key.ts';
import type { FreeRounds, RoundView, SessionView } from '../platform/calls.ts';

/** How a win is celebrated, by its multiple of what was staked. */
export type WinSize = 'none' | 'quiet' | 'small' | 'big' | 'mega' | 'epic';

const SIZES: readonly [WinSize, bigint][] = [
  ['epic', 50n],
  ['mega', 25n],
  ['big', 10n],
];

/** What gives back no more than was staked is no reason to celebrate. */
export function sizeOfWin({ payout, staked }: Pick<RoundView, 'payout' | 'staked'>): WinSize {
  const won = payout === null ? 0n : amountOf(payout);
  const bet = amountOf(staked);
  if (won <= 0n) return 'none';
  if (won <= bet) return 'quiet';
  return SIZES.find(([, times]) => won >= bet * times)?.[0] ?? 'small';
}

export function isBigWin(size: WinSize): size is 'big' | 'mega' | 'epic' {
  return size === 'big' || size === 'mega' || size === 'epic';
}

/** What became of a round that has no outcome to show; null if it has one. */
export function fateOf({ state }: Pick<RoundView, 'state'>): ArcadeKey | null {
  if (state === 'refused') return 'arcade.state.refused';
  if (state === 'cancelled') return 'arcade.state.cancelled';
  if (state === 'disputed') return 'arcade.state.disputed';
  if (state === 'placed' || state === 'cancelling') return 'arcade.state.pending';
  return state === 'open' ? 'arcade.state.open' : null;
}

/** The session with a round that is over, or has come this far. */
export function withRound(session: SessionView, round: RoundView): SessionView {
  const known = session.history.find(({ id }) => id === round.id);
  const others = session.history.filter(({ id }) => id !== round.id);
  const { sitting } = session;
  const isCounted = round.isOver && !known?.isOver && round.payout !== null;
  return {
    ...session,
    open: null,
    history: known && known !== session.history[0] ? replaced(session.history, round) : [round, ...others],
    balance: round.balance ?? session.balance,
    free: isCounted ? withFree(session.free, round) : session.free,
    sitting: isCounted
      ? {
          ...sitting,
          staked: plus(sitting.staked, round.isFree ? '0' : round.staked),
          won: plus(sitting.won, round.payout ?? '0'),
        }
      : sitting,
  };
}

/** One more of them is played. */
function withFree(free: FreeRounds | null, { isFree, payout }: RoundView): FreeRounds | null {
  if (!free || !isFree) return free;
  return { ...free, used: free.used + 1, won: plus(free.won, payout ?? '0') };
}

function replaced(history: RoundView[], round: RoundView): RoundView[] {
  return history.map((each) => (each.id === round.id ? round : each));
}

function plus(a: string, b: string): string {
  return writeDecimal(amountOf(a) + amountOf(b));
}

/** What the sitting has brought so far. */
export function netOf({ sitting }: Pick<SessionView, 'sitting'>): string {
  return writeDecimal(amountOf(sitting.won) - amountOf(sitting.staked));
}

/** The balance without a bet whose round has not ended on the screen. */
export function lessHeld(balance: string | null, held: Amount): string | null {
  if (balance === null) return null;
  const left = amountOf(balance) - held;
  return writeDecimal(left < 0n ? 0n : left);
}
