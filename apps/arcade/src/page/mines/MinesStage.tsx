import { TILES } from '@parlour/game-rules/mines';
import clsx from 'clsx';
import { useEffect } from 'react';
import { useMotionTime } from '../game/useMotionTime.ts';
import { playSound, vibrate } from '../platform/sound.ts';
import { useText } from '../platform/texts.tsx';
import { Cavern } from './Cavern.tsx';
import { Counters } from './Counters.tsx';
import styles from './MinesStage.module.css';
import { closedTiles, endedBy, faceOf, isOpened, type MinesProps, NOTHING_SEEN } from './mines-board.ts';
import { Tile } from './Tile.tsx';

const ROW = 5;
const PLACES = Array.from({ length: TILES }, (_, tile) => {
  const row = Math.trunc(tile / ROW);
  return { tile, row: row + 1, column: tile - row * ROW + 1 };
});
const JEWEL_MS = 12;
const BLAST_MS = [70, 40, 130];
const ENDS = { all: 'arcade.mines.all', limit: 'arcade.cashedOut' } as const;

/** Five by five stones in a cavern. */
export function MinesStage(props: MinesProps) {
  const { model, phase, motionMs, round, draft, onStep, setDraft } = props;
  const text = useText();
  const board = useMotionTime<HTMLDivElement>(motionMs);
  const seen = round?.seen ?? NOTHING_SEEN;
  /** What the counters know: of the last tile only once it has turned over. */
  const known = phase === 'moving' && round?.before ? round.before : seen;
  const isWaiting = phase === 'shown' && round !== null && !round.isOver;
  const asked = phase === 'asking' && draft && 'open' in draft ? draft.open : null;
  const end = phase === 'shown' && round ? endedBy(round, model) : null;
  useOpeningSound(props);

  function open(tile: number): void {
    playSound('tap');
    onStep({ open: tile });
    setDraft({ open: tile });
  }
  return (
    <>
      <Cavern />
      <div className={styles.stage}>
        <Counters {...props} seen={known} />
        <div
          ref={board}
          className={clsx(
            styles.board,
            phase === 'asking' && round === null && styles.laying,
            seen.hit !== null && phase === 'moving' && styles.shaken,
          )}
        >
          <fieldset
            className={styles.tiles}
            aria-label={text('arcade.mines.board', { count: closedTiles(seen).length })}
          >
            {PLACES.map(({ tile, row, column }) => (
              <Tile
                key={tile}
                place={{ row, column }}
                face={faceOf(tile, seen)}
                isOwn={isOpened(tile, seen)}
                isAsked={tile === asked}
                isOpen={isWaiting && faceOf(tile, seen) === 'closed'}
                onPress={() => open(tile)}
              />
            ))}
          </fieldset>
          {end && (
            <p className={styles.note} role="status">
              {text(ENDS[end])}
            </p>
          )}
        </div>
      </div>
    </>
  );
}

/** What the last tile hid is heard when it turns. */
function useOpeningSound({ phase, round }: MinesProps): void {
  const isMoving = phase === 'moving';
  const opened = round?.seen.opened.length ?? 0;
  const isHit = round?.seen.hit != null;
  useEffect(() => {
    if (!isMoving) return;
    if (isHit) {
      playSound('stop');
      vibrate(BLAST_MS);
    } else if (opened > 0) {
      playSound('bell');
      vibrate(JEWEL_MS);
    }
  }, [isMoving, opened, isHit]);
}
