import type { Sheet } from '@parlour/game-rules';
import { amountOf } from '@parlour/money';
import type { RoundView, SessionView } from '../platform/calls.ts';
import type { Spoken } from '../platform/texts.tsx';
import type { AnyMechanicPage } from './mechanic-page.ts';
import { sizeOfWin } from './round.rules.ts';

type About = { page: AnyMechanicPage; model: { sheet: Sheet }; currency: SessionView['currency'] };

/** What came of a round, with what it pays, in one sentence. */
export function tellResult(spoken: Spoken, round: RoundView, { page, model, currency }: About): string {
  const { text, money } = spoken;
  if (round.seen === null) return '';
  const told = page.tell(spoken, { pick: round.pick, seen: round.seen, model });
  if (!round.isOver || round.payout === null) return told;
  const amount = money.showMoney(round.payout, currency);
  if (round.state === 'drawn' && amountOf(round.payout) > 0n) return text('arcade.paying', { amount });
  const size = sizeOfWin(round);
  if (size === 'none') return text('arcade.toldLost', { told });
  return text(size === 'quiet' ? 'arcade.toldBack' : 'arcade.toldWon', { told, amount });
}
