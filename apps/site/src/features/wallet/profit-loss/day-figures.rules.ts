import { amountOf } from '../money.rules.ts';

type Figures = Readonly<
  Record<'deposits' | 'withdrawals' | 'bets' | 'wins' | 'bonuses' | 'adjustments', string>
>;

/** Whether anything happened: wins and stakes may cancel each other out, and still they happened. */
export function hasMoved({ deposits, withdrawals, bets, wins, bonuses, adjustments }: Figures): boolean {
  return [deposits, withdrawals, bets, wins, bonuses, adjustments].some((figure) => amountOf(figure) !== 0n);
}
