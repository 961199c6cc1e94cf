import type { Sheet } from '@parlour/game-rules';
import type { Amount } from '@parlour/money';
import clsx from 'clsx';
import type { AnyMechanicPage } from '../game/mechanic-page.ts';
import { stakeTrouble } from '../game/stake-trouble.ts';
import { tellResult } from '../game/tell-result.ts';
import type { GameState } from '../game/useGame.ts';
import type { Stake } from '../game/useStake.ts';
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
        {table.phase === 'shown' && table.round
          ? tellResult(spoken, table.round, { page, model, currency })
          : ''}
      </p>
    </div>
  );

  function troubleOf(): string {
    if (error) return text(error);
    if (game.isBusy || game.isOpen) return '';
    const trouble = stakeTrouble(spoken, { stake, currency, asked });
    if (trouble) return trouble;
    return !isReady && page.pickHint ? text(page.pickHint) : '';
  }
}
