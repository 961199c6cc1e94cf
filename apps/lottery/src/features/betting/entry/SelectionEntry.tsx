import type { Play, Reading } from '@parlour/lottery-rules';
import { describeEntry, describeRow } from '@parlour/texts/lottery-plays';
import { useCallback, useMemo } from 'react';
import { usePlayText, useText } from '../../../platform/texts.ts';
import type { Draft } from '../bet.rules.ts';
import { BallRow } from './BallRow.tsx';
import { LinesEntry } from './LinesEntry.tsx';
import { putRow, toggleValue } from './row-tools.rules.ts';
import styles from './SelectionEntry.module.css';
import { Ticks } from './Ticks.tsx';

/** For each row, how many draws ago each of its values was last drawn; null: not known. */
export type Omission = readonly (readonly number[])[] | null;

type Props = {
  play: Play;
  draft: Draft;
  reading: Reading;
  omission: Omission;
  onChange: (change: (draft: Draft) => Draft) => void;
};

/** Whatever the play asks for, drawn from its shape. */
export function SelectionEntry({ play, draft, reading, omission, onChange }: Props) {
  const { shape } = play;
  const text = useText();
  const playText = usePlayText();
  const nameEntry = useCallback(
    (name: string) => startLarge(describeEntry(play, name, playText)),
    [play, playText],
  );
  const toggle = useCallback(
    (at: { row: number; value: number }) =>
      onChange((own) => (shape.kind === 'rows' ? toggleValue(shape, own, at) : own)),
    [shape, onChange],
  );
  const put = useCallback(
    (row: number, values: readonly number[]) =>
      onChange((own) => (shape.kind === 'rows' ? putRow(shape, own, row, values) : own)),
    [shape, onChange],
  );
  const names = useMemo(() => {
    if (shape.kind === 'lines') return [];
    // Picks without a banker are simply the numbers.
    if (shape.rows.length === 1 && shape.rows[0]?.id === 'picks') return [null];
    return shape.rows.map((_, index) => describeRow(play, index, playText));
  }, [play, shape, playText]);
  const nameTick = (tick: number) =>
    describeRow(
      { ...play, shape: { kind: 'rows', rows: [{ id: `ball${tick + 1}`, max: 1 }] } },
      0,
      playText,
    ) ?? String(tick + 1);
  return (
    <div className={styles.entry}>
      {shape.ticks && (
        <Ticks
          shape={shape.ticks}
          ticks={draft.ticks}
          nameTick={nameTick}
          onChange={(ticks) => onChange((own) => ({ ...own, ticks }))}
        />
      )}
      {shape.kind === 'lines' ? (
        <LinesEntry
          play={play}
          shape={shape}
          lines={draft.lines}
          reading={reading}
          onChange={(lines) => onChange((own) => ({ ...own, lines }))}
        />
      ) : (
        shape.rows.map((row, index) => (
          <BallRow
            key={row.id}
            row={row}
            index={index}
            name={names[index] ?? text('lotto.row.picks')}
            picked={draft.rows[index] ?? []}
            nameEntry={nameEntry}
            omission={omission?.[index] ?? null}
            onToggle={toggle}
            onPut={put}
          />
        ))
      )}
    </div>
  );
}

function startLarge(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}
