import type { LinesShape, Play, RowsShape, Ticks as TicksShape } from '@parlour/lottery-rules';
import { describeEntry, describeRow } from '@parlour/texts/lottery-plays';
import { memo, useCallback, useDeferredValue, useMemo } from 'react';
import { usePlayText, useText } from '../../../platform/texts.ts';
import { useBettingActions, useDraft } from '../betting.store.ts';
import type { Omission } from '../skin.ts';
import { BallRow } from './BallRow.tsx';
import { LinesEntry } from './LinesEntry.tsx';
import { readOnce } from './read-once.ts';
import { putRow, toggleValue } from './row-tools.rules.ts';
import styles from './SelectionEntry.module.css';
import { Ticks } from './Ticks.tsx';

type Chosen = { bettingKey: string; play: Play };
type Props = Chosen & { omission: Omission };

/** Whatever the play asks for, drawn from its shape. Each part follows what is chosen by itself. */
export const SelectionEntry = memo(function SelectionEntry({ bettingKey, play, omission }: Props) {
  const { shape } = play;
  return (
    <div className={styles.entry}>
      {shape.ticks && <TickedBalls bettingKey={bettingKey} play={play} shape={shape.ticks} />}
      {shape.kind === 'lines' ? (
        <TypedLines bettingKey={bettingKey} play={play} shape={shape} />
      ) : (
        <Rows bettingKey={bettingKey} play={play} shape={shape} omission={omission} />
      )}
    </div>
  );
});

function Rows({ bettingKey, play, shape, omission }: Props & { shape: RowsShape }) {
  const text = useText();
  const playText = usePlayText();
  const { changeDraft } = useBettingActions(bettingKey);
  const nameEntry = useCallback(
    (name: string) => startLarge(describeEntry(play, name, playText)),
    [play, playText],
  );
  const toggle = useCallback(
    (at: { row: number; value: number }) => changeDraft(play, (own) => toggleValue(shape, own, at)),
    [changeDraft, play, shape],
  );
  const put = useCallback(
    (row: number, values: readonly number[]) => changeDraft(play, (own) => putRow(shape, own, row, values)),
    [changeDraft, play, shape],
  );
  const names = useMemo(() => {
    // Picks without a banker are simply the numbers.
    if (shape.rows.length === 1 && shape.rows[0]?.id === 'picks') return [null];
    return shape.rows.map((_, index) => describeRow(play, index, playText));
  }, [play, shape, playText]);
  return shape.rows.map((row, index) => (
    <BallRow
      key={row.id}
      bettingKey={bettingKey}
      playId={play.id}
      row={row}
      index={index}
      name={names[index] ?? text('lotto.row.picks')}
      nameEntry={nameEntry}
      omission={omission?.[index] ?? null}
      onToggle={toggle}
      onPut={put}
    />
  ));
}

function TickedBalls({ bettingKey, play, shape }: Chosen & { shape: TicksShape }) {
  const playText = usePlayText();
  const { changeDraft } = useBettingActions(bettingKey);
  const { ticks } = useDraft(bettingKey, play);
  const nameTick = (tick: number) =>
    describeRow(
      { ...play, shape: { kind: 'rows', rows: [{ id: `ball${tick + 1}`, max: 1 }] } },
      0,
      playText,
    ) ?? String(tick + 1);
  return (
    <Ticks
      shape={shape}
      ticks={ticks}
      nameTick={nameTick}
      onChange={(own) => changeDraft(play, (draft) => ({ ...draft, ticks: own }))}
    />
  );
}

function TypedLines({ bettingKey, play, shape }: Chosen & { shape: LinesShape }) {
  const { changeDraft } = useBettingActions(bettingKey);
  const draft = useDraft(bettingKey, play);
  // A hundred thousand lines are read after they are drawn.
  const reading = readOnce(play, useDeferredValue(draft));
  return (
    <LinesEntry
      play={play}
      shape={shape}
      lines={draft.lines}
      reading={reading}
      onChange={(lines) => changeDraft(play, (own) => ({ ...own, lines }))}
    />
  );
}

function startLarge(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}
