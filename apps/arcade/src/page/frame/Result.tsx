import type { Sheet } from '@parlour/game-rules';
import { type Amount, amountOf, writeDecimal } from '@parlour/money';
import clsx from 'clsx';
import type { AnyMechanicPage } from '../game/mechanic-page.ts';
import { sizeOfWin } from '../game/round.rules.ts';
import type { GameState } from '../game/useGame.ts';
import type { Stake } from '../game/useStake.ts';
import type { RoundView } from '../platform/calls.ts';
import { useSpoken } from '../platform/texts.tsx';
import styles from './Result.module.css';

type Props = {
  game: GameState;
  page: AnyMechanicPage;
  model: { sheet: Sheet };
  stake: Stake;
  isReady: boolean;
  /** A bet that a second tap would place. */
  asked: Amount | null;
};

/**
 * One line of words below the stage: what went wrong, or what came of the round. It has its place also when empty, but
 * for a stage that shows results itself: there it is heard, and seen only if something went wrong.
 */
export function Result({ game, page, model, stake, isReady, asked }: Props) {
  const spoken = useSpoken();
  const { text } = spoken;
  const { showMoney } = spoken.money;
  const { session, table, error } = game;
  const { currency } = session;
  const trouble = troubleOf();
  return (
    <div className={clsx(styles.result, page.isStageWhole && styles.over)}>
      <p className={styles.trouble} role="alert">
        {trouble}
      </p>
      <p
        className={clsx(styles.told, page.isStageWhole ? styles.heard : trouble && styles.hidden)}
        role="status"
      >
        {table.phase === 'shown' && table.round ? tell(table.round) : ''}
      </p>
    </div>
  );

  function troubleOf(): string {
    if (error) return text(error);
    if (game.isBusy || game.isOpen) return '';
    if (asked !== null && asked === stake.total)
      return text('arcade.confirmStake', { amount: showMoney(writeDecimal(asked), currency) });
    if (stake.finding === 'too_small')
      return text('arcade.error.stake_too_small', { least: showMoney(writeDecimal(stake.min), currency) });
    if (stake.finding === 'too_big')
      return text('arcade.error.stake_too_big', { most: showMoney(writeDecimal(stake.max), currency) });
    if (stake.finding) return text('arcade.error.stake_unread');
    return !isReady && page.pickHint ? text(page.pickHint) : '';
  }

  function tell(round: RoundView): string {
    if (round.seen === null) return '';
    const told = page.tell(spoken, { pick: round.pick, seen: round.seen, model });
    if (!round.isOver || round.payout === null) return told;
    const amount = showMoney(round.payout, currency);
    if (round.state === 'drawn' && amountOf(round.payout) > 0n) return text('arcade.paying', { amount });
    const size = sizeOfWin(round);
    if (size === 'none') return text('arcade.toldLost', { told });
    return text(size === 'quiet' ? 'arcade.toldBack' : 'arcade.toldWon', { told, amount });
  }
}
