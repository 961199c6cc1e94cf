import { ONE } from '@parlour/exact';
import clsx from 'clsx';
import type { AnyMechanicPage, AnyPlayProps } from '../game/mechanic-page.ts';
import type { useAuto } from '../game/useAuto.ts';
import type { GameState } from '../game/useGame.ts';
import type { Stake } from '../game/useStake.ts';
import { useText } from '../platform/texts.tsx';
import { ActionButton } from './ActionButton.tsx';
import styles from './ActionRow.module.css';
import { Glyph } from './Glyph.tsx';
import type { Panel } from './panels/panel.ts';

type Props = {
  page: AnyMechanicPage;
  props: AnyPlayProps;
  game: GameState;
  stake: Stake;
  auto: ReturnType<typeof useAuto>;
  isReady: boolean;
  onPlay: () => void;
  /** A tap while the stage moves. */
  onHurry: () => void;
  onOpen: (panel: Panel) => void;
};

/** The action within reach of the thumb, with automatic play on one side and the menu on the other. */
export function ActionRow({ page, props, game, stake, auto, isReady, onPlay, onHurry, onOpen }: Props) {
  const text = useText();
  const { Action, OpenAction, actionLabel, actionShape } = page;
  const { pace } = game.session;
  const canPlay = isReady && stake.total !== null;
  const isAutoOffered = pace.hasAuto && !page.rules.leave && !page.rules.isShared;
  return (
    <div className={clsx(styles.row, actionShape === 'round' && styles.coin)}>
      {isAutoOffered ? (
        <button
          className={styles.side}
          type="button"
          disabled={!canPlay || props.isLocked}
          onClick={() => onOpen({ kind: 'auto' })}
        >
          {text('arcade.auto')}
        </button>
      ) : (
        <button
          className={styles.side}
          type="button"
          aria-label={text('arcade.info')}
          onClick={() => onOpen({ kind: 'info' })}
        >
          <Glyph name="info" />
        </button>
      )}
      {game.tryAgain ? (
        <ActionButton label={text('arcade.retry')} shape={actionShape} onPress={game.tryAgain} />
      ) : Action ? (
        <Action {...props} onBet={canPlay && !props.isLocked ? onPlay : null} />
      ) : OpenAction && game.isOpen ? (
        <OpenAction {...props} />
      ) : auto.isRunning ? (
        <ActionButton
          label={text('arcade.autoStop')}
          detail={text('arcade.autoLeft', { count: auto.left ?? 0 })}
          kind="stop"
          shape={actionShape}
          onPress={auto.stop}
        />
      ) : (
        <ActionButton
          label={text(actionLabel)}
          detail={tellDetail()}
          shape={actionShape}
          isDisabled={!canPlay}
          isBusy={game.isBusy}
          restMs={game.restMs}
          onPress={game.isBusy ? onHurry : onPlay}
        />
      )}
      <button
        className={styles.side}
        type="button"
        aria-label={text('arcade.menu')}
        onClick={() => onOpen({ kind: 'menu' })}
      >
        <Glyph name="menu" />
      </button>
    </div>
  );

  function tellDetail(): string | undefined {
    if (!canPlay || actionShape === 'round') return undefined;
    if (page.units) return text('arcade.totalBet', { amount: stake.showPays(ONE) });
    if (!page.winFactor) return undefined;
    return text('arcade.winOf', { amount: stake.showPays(page.winFactor(props.pick, props.model)) });
  }
}
