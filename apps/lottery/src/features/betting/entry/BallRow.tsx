import type { Row } from '@parlour/lottery-rules';
import clsx from 'clsx';
import { memo } from 'react';
import { useText } from '../../../platform/texts.ts';
import { useIsChosen } from '../betting.store.ts';
import styles from './BallRow.module.css';
import { hasTools, isOfNumbers, ROW_TOOLS, type RowTool, valuesOfTool } from './row-tools.rules.ts';

/** Rows of up to this many numbers stay on one line. */
const ONE_LINE_MAX = 11;
/** From this many draws without it on a number counts as cold. */
const COLD_FROM = 20;
/** Keeps the line: balls that moved when the figures came would be tapped wrong. */
const NOT_YET = '\u00a0';

type Props = {
  bettingKey: string;
  playId: string;
  row: Row;
  index: number;
  /** Null: the row needs no name. */
  name: string | null;
  nameEntry: (name: string) => string;
  /** For each value, how many draws ago it was last drawn; null: not known. */
  omission: readonly number[] | null;
  onToggle: (at: { row: number; value: number }) => void;
  onPut: (row: number, values: readonly number[]) => void;
};

/** The numbers of one row, with tools that fill it at once. */
export const BallRow = memo(function BallRow({
  bettingKey,
  playId,
  row,
  index,
  name,
  nameEntry,
  omission,
  onToggle,
  onPut,
}: Props) {
  const { alphabet } = row;
  const isNumeric = isOfNumbers(alphabet);
  const isOfTwoDigits = (alphabet.names[0]?.length ?? 0) > 1;
  const shape = !isNumeric ? 'words' : alphabet.names.length > ONE_LINE_MAX ? 'many' : 'line';
  return (
    <fieldset className={styles.row} aria-label={name ?? undefined}>
      <div className={styles.head}>
        <span className={styles.name}>{name}</span>
        {hasTools(row) && <Tools onUse={(tool) => onPut(index, valuesOfTool(tool, alphabet))} />}
      </div>
      <div className={clsx(styles.balls, styles[shape], isNumeric && isOfTwoDigits && styles.pairs)}>
        {alphabet.names.map((entry, place) => (
          <Entry
            key={entry}
            bettingKey={bettingKey}
            playId={playId}
            row={index}
            value={alphabet.first + place}
            name={nameEntry(entry)}
            missed={omission ? (omission[place] ?? null) : undefined}
            onToggle={onToggle}
          />
        ))}
      </div>
    </fieldset>
  );
});

type EntryProps = Pick<Props, 'bettingKey' | 'playId' | 'onToggle'> & {
  row: number;
  value: number;
  name: string;
  /** Null: not known yet, and its place is kept. */
  missed: number | null | undefined;
};

/** One number: a tap redraws this one and no other. */
const Entry = memo(function Entry(props: EntryProps) {
  const { bettingKey, playId, row, value, name, missed, onToggle } = props;
  const isPicked = useIsChosen(bettingKey, playId, { row, value });
  return (
    <button
      className={styles.entry}
      type="button"
      aria-pressed={isPicked}
      onClick={() => onToggle({ row, value })}
    >
      <span className={styles.ball}>{name}</span>
      {missed !== undefined && (
        <span
          className={clsx(
            styles.missed,
            missed === 0 && styles.fresh,
            missed !== null && missed >= COLD_FROM && styles.cold,
          )}
        >
          {missed ?? NOT_YET}
        </span>
      )}
    </button>
  );
});

function Tools({ onUse }: { onUse: (tool: RowTool) => void }) {
  const text = useText();
  return (
    <span className={styles.tools}>
      {ROW_TOOLS.map((tool) => (
        <button
          key={tool}
          className={clsx(styles.tool, tool === 'clear' && styles.clear)}
          type="button"
          onClick={() => onUse(tool)}
        >
          {text(`lotto.tool.${tool}`)}
        </button>
      ))}
    </span>
  );
}
