import type { Sheet } from '@parlour/game-rules';
import { amountOf } from '@parlour/money';
import clsx from 'clsx';
import type { AnyMechanicPage } from '../game/mechanic-page.ts';
import { sizeOfWin } from '../game/round.rules.ts';
import type { RoundView } from '../platform/calls.ts';
import { useText } from '../platform/texts.tsx';
import type { Panel } from './panels/panel.ts';
import styles from './Recent.module.css';

type Props = {
  history: readonly RoundView[];
  page: AnyMechanicPage;
  model: { sheet: Sheet };
  onOpen: (panel: Panel) => void;
};

const SHOWN_MAX = 12;

/** The last results, newest first; each can be checked. */
export function Recent({ history, page: { Row, isBoardTall }, model, onOpen }: Props) {
  const text = useText();
  const rounds = history.filter(({ isOver }) => isOver).slice(0, SHOWN_MAX);
  return (
    <ol className={clsx(styles.strip, isBoardTall && styles.roomy)} aria-label={text('arcade.recent')}>
      {rounds.map((round) => {
        const { id, pick, seen, payout } = round;
        const isWon = payout !== null && amountOf(payout) > 0n;
        return (
          seen !== null && (
            <li key={id} className={styles.item}>
              <button
                className={clsx(styles.result, isGain(round) && styles.won)}
                type="button"
                onClick={() => onOpen({ kind: 'verify', round })}
              >
                <Row pick={pick} seen={seen} model={model} isWon={isWon} />
              </button>
            </li>
          )
        );
      })}
    </ol>
  );
}

/** What brings no more than was staked does not look like a win. */
function isGain(round: RoundView): boolean {
  const size = sizeOfWin(round);
  return size !== 'none' && size !== 'quiet';
}
