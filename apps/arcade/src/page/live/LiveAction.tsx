import { ActionButton } from '../frame/ActionButton.tsx';
import styles from '../frame/ActionRow.module.css';
import glyph from '../frame/Glyph.module.css';
import { Glyph } from '../frame/Glyph.tsx';
import { useText } from '../platform/texts.tsx';

type Props = {
  isOpen: boolean;
  isAsking: boolean;
  /** Sends an order again that had no answer; null while there is none. */
  onRetry: (() => void) | null;
  /** What the chips that were not placed yet cost and may win; null while there are none. */
  draft: { total: string; most: string } | null;
  /** What was placed on the round; null while nothing was. */
  placed: string | null;
  onBet: () => void;
  onUndo: (() => void) | null;
  onStatistics: () => void;
  onMenu: () => void;
};

/** Confirms the chips on the table, and takes a bet back while bets are taken. */
export function LiveAction(props: Props) {
  const { isOpen, isAsking, onRetry, draft, placed, onBet, onUndo, onStatistics, onMenu } = props;
  const text = useText();
  return (
    <div className={styles.row}>
      {onUndo ? (
        <button
          className={styles.side}
          type="button"
          disabled={isAsking}
          aria-label={text('arcade.live.undo')}
          onClick={onUndo}
        >
          <Drawing path="M8.5 5 4.5 9l4 4M4.5 9h9a5 5 0 0 1 0 10H9" />
        </button>
      ) : (
        <button
          className={styles.side}
          type="button"
          aria-label={text('arcade.live.statistics')}
          onClick={onStatistics}
        >
          <Drawing path="M5 19V9.5M12 19V5M19 19v-6.5" />
        </button>
      )}
      {onRetry ? (
        <ActionButton label={text('arcade.retry')} onPress={onRetry} />
      ) : (
        <ActionButton
          label={label()}
          detail={detail()}
          isDisabled={!isOpen || !draft}
          isBusy={isAsking}
          onPress={onBet}
        />
      )}
      <button className={styles.side} type="button" aria-label={text('arcade.menu')} onClick={onMenu}>
        <Glyph name="menu" />
      </button>
    </div>
  );

  function label(): string {
    if (placed && !(draft && isOpen)) return text('arcade.live.placed');
    return text(isOpen ? 'arcade.live.bet' : 'arcade.live.next');
  }

  function detail(): string | undefined {
    if (draft && isOpen) return text('arcade.live.betDetail', draft);
    return placed ?? undefined;
  }
}

function Drawing({ path }: { path: string }) {
  return (
    <svg className={glyph.glyph} viewBox="0 0 24 24" aria-hidden="true">
      <path d={path} />
    </svg>
  );
}
