import type { Play } from '@parlour/lottery-rules';
import clsx from 'clsx';
import type { ReactNode } from 'react';
import { useText } from '../../../platform/texts.ts';
import { useIsChosen } from '../betting.store.ts';
import type { Board } from './board.ts';
import styles from './Cell.module.css';

type Props = {
  board: Board;
  play: Play;
  value: number;
  entry: string;
  look?: 'flat' | 'tall';
  /** In place of the name: a ball, dice, an animal. */
  art?: ReactNode;
  /** Below the name: the numbers of an animal, for one. */
  note?: ReactNode;
  isBare?: boolean;
};

/** Something to bet on, with what it pays. */
export function Cell({ board, play, value, entry, look = 'tall', art, note, isBare = false }: Props) {
  const isChosen = useIsChosen(board.key, play.id, { row: 0, value });
  const name = board.nameEntry(play, entry);
  const odds = board.oddsOn(play, entry);
  const limit = board.limitOn(play, entry);
  const text = useText();
  return (
    <button
      className={clsx(styles.cell, styles[look], isBare && styles.bare)}
      type="button"
      aria-pressed={isChosen}
      aria-label={art ? name : undefined}
      disabled={limit === 'full'}
      onClick={() => board.toggle(play, value)}
    >
      <span className={styles.name}>{art ?? name}</span>
      {note && <span className={styles.note}>{note}</span>}
      {limit === 'full' ? (
        <span className={styles.note}>{text('lotto.limit.sold')}</span>
      ) : (
        odds && <span className={styles.odds}>{limit === 'half' ? `½ · ${odds}` : odds}</span>
      )}
    </button>
  );
}

type GridProps = {
  board: Board;
  play: Play | undefined;
  columns?: 2 | 3 | 4 | 5 | 6 | 7 | 8;
  title?: string;
  look?: 'flat' | 'tall';
  artOf?: (value: number, entry: string) => ReactNode;
  noteOf?: (entry: string) => ReactNode;
};

/** Every entry of one play. */
export function CellGrid({ board, play, columns = 4, title, look = 'tall', artOf, noteOf }: GridProps) {
  if (play?.shape.kind !== 'rows') return null;
  const [row] = play.shape.rows;
  if (!row) return null;
  return (
    <section className={styles.section}>
      {title && <h3 className={styles.title}>{title}</h3>}
      <div className={clsx(styles.grid, styles[`columns${columns}`])}>
        {row.alphabet.names.map((entry, place) => {
          const value = row.alphabet.first + place;
          return (
            <Cell
              key={entry}
              board={board}
              play={play}
              value={value}
              entry={entry}
              look={look}
              art={artOf?.(value, entry)}
              note={noteOf?.(entry)}
            />
          );
        })}
      </div>
    </section>
  );
}

/** Several plays with the same entries, a line each: the balls by big and small, odd and even. */
export function CellMatrix({
  board,
  plays,
  title,
}: {
  board: Board;
  plays: readonly (Play | undefined)[];
  title?: string;
}) {
  const shown = plays.filter((play) => play !== undefined);
  if (shown.length === 0) return null;
  return (
    <section className={styles.section}>
      {title && <h3 className={styles.title}>{title}</h3>}
      <div className={styles.matrix}>
        {shown.map((play) => {
          const row = play.shape.kind === 'rows' ? play.shape.rows[0] : undefined;
          const { group, name } = board.describe(play);
          return (
            <div key={play.id} className={styles.line}>
              <span className={styles.place}>{group ?? name}</span>
              {row?.alphabet.names.map((entry, place) => (
                <Cell
                  key={entry}
                  board={board}
                  play={play}
                  value={row.alphabet.first + place}
                  entry={entry}
                  look="flat"
                />
              ))}
            </div>
          );
        })}
      </div>
    </section>
  );
}
