import { uniform } from '@parlour/fairness';
import { chanceOfNext, MINES_MAX, nextFactor } from '@parlour/game-rules/mines';
import { Icon } from '@parlour/ui';
import clsx from 'clsx';
import { showChance, showFactor } from '../game/show-factor.ts';
import { deviceWords } from '../platform/device-words.ts';
import { playSound } from '../platform/sound.ts';
import { useSpoken, useText } from '../platform/texts.tsx';
import styles from './MinesControls.module.css';
import { closedTiles, type MinesProps } from './mines-board.ts';

const QUICK = [1, 3, 5, 10];

/** Before a round how many mines; during it what the next tile is worth, and a way to let chance choose it. */
export function MinesControls(props: MinesProps) {
  const { phase, round } = props;
  const isRunning = round !== null && (!round.isOver || (phase === 'moving' && round.before !== null));
  return isRunning ? <NextTile {...props} round={round} /> : <MineCount {...props} />;
}

function MineCount({ pick: { mines }, setPick, isLocked }: MinesProps) {
  const text = useText();
  function choose(count: number): void {
    playSound('tap');
    setPick({ mines: Math.min(MINES_MAX, Math.max(1, count)) });
  }
  return (
    <fieldset className={styles.line} disabled={isLocked} aria-label={text('arcade.mines.mines')}>
      <div className={styles.stepper}>
        <button
          className={styles.step}
          type="button"
          aria-label={text('arcade.mines.fewer')}
          disabled={mines === 1}
          onClick={() => choose(mines - 1)}
        >
          {'−'}
        </button>
        <output className={styles.count}>
          <span className={styles.label}>{text('arcade.mines.mines')}</span>
          {mines}
        </output>
        <button
          className={styles.step}
          type="button"
          aria-label={text('arcade.mines.more')}
          disabled={mines === MINES_MAX}
          onClick={() => choose(mines + 1)}
        >
          {'+'}
        </button>
      </div>
      {QUICK.map((count) => (
        <button
          key={count}
          className={clsx(styles.quick, count === mines && styles.chosen)}
          type="button"
          aria-label={text('arcade.mines.count', { count })}
          aria-pressed={count === mines}
          onClick={() => choose(count)}
        >
          {count}
        </button>
      ))}
    </fieldset>
  );
}

type RunningProps = MinesProps & { round: NonNullable<MinesProps['round']> };

function NextTile({ model, round, phase, onStep, setDraft, showPays }: RunningProps) {
  const spoken = useSpoken();
  const { text } = spoken;
  const { pick, isOver } = round;
  // Until the last tile has turned over, nothing says what it hid.
  const seen = phase === 'moving' && round.before ? round.before : round.seen;
  const depth = { mines: pick.mines, opened: seen.opened.length };
  const next = nextFactor(depth, model);
  const closed = closedTiles(seen);

  function openAny(): void {
    const tile = closed[uniform(deviceWords, closed.length)];
    if (tile === undefined) return;
    playSound('tap');
    onStep({ open: tile });
    setDraft({ open: tile });
  }
  return (
    <div className={styles.line}>
      <p className={styles.figure}>
        <span className={styles.label}>{text('arcade.mines.next')}</span>
        <span className={styles.value}>
          {next && showFactor(spoken, next)}
          <span className={styles.money}>{next && showPays(next)}</span>
        </span>
      </p>
      <p className={clsx(styles.figure, styles.narrow)}>
        <span className={styles.label}>{text('arcade.chance')}</span>
        <span className={styles.value}>{showChance(spoken, chanceOfNext(depth))}</span>
      </p>
      <button
        className={styles.random}
        type="button"
        aria-label={text('arcade.mines.random')}
        aria-disabled={phase !== 'shown' || isOver}
        onClick={() => phase === 'shown' && !isOver && openAny()}
      >
        <Icon name="shuffle" />
      </button>
    </div>
  );
}
