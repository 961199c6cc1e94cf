import { type Play, readCodes, writeSelection } from '@parlour/lottery-rules';
import { Button, Chips } from '@parlour/ui';
import { useId, useState } from 'react';
import { useText } from '../../../platform/texts.ts';
import { showToast } from '../../../platform/toast.store.ts';
import type { StakeChoice } from '../bet.rules.ts';
import { useRefusalWords } from '../entry/useRefusalWords.ts';
import styles from './Boards.module.css';
import type { Board } from './board.ts';
import { PlayPicker } from './PlayPicker.tsx';
import { TextButton } from './TextButton.tsx';

/** Two groups as players type them. */
const SAMPLE = '23 45 67 x10\n12,34 x5';

/** Lô, đề, xiên: from the grid of 00 to 99, or typed the way players write them: `23 45 67 x10`. */
export function VietnamBoard({ board, choice }: { board: Board; choice: StakeChoice | null }) {
  const text = useText();
  const [isTyped, setTyped] = useState(false);
  if (isTyped) return <TypedCodes board={board} choice={choice} onGrid={() => setTyped(false)} />;
  return (
    <PlayPicker
      board={board}
      plays={board.plays}
      otherWay={<TextButton label={text('lotto.tab.typed')} onPress={() => setTyped(true)} />}
    />
  );
}

type TypedProps = { board: Board; choice: StakeChoice | null; onGrid: () => void };

function TypedCodes({ board, choice, onGrid }: TypedProps) {
  const text = useText();
  const [playId, setPlay] = useState(board.plays[0]?.id ?? '');
  const play = board.plays.find(({ id }) => id === playId);
  return (
    <section className={styles.board}>
      <Chips
        label={text('lotto.plays')}
        options={board.plays.map((own) => ({ value: own.id, label: board.describe(own).play }))}
        value={playId}
        onChange={setPlay}
      />
      <p className={styles.ways}>
        <TextButton label={text('lotto.tab.grid')} onPress={onGrid} />
      </p>
      {play && <CodesOf key={play.id} board={board} play={play} choice={choice} />}
    </section>
  );
}

function CodesOf({ board, play, choice }: { board: Board; play: Play; choice: StakeChoice | null }) {
  const text = useText();
  const id = useId();
  const wordsOf = useRefusalWords(play);
  const [typed, setTyped] = useState('');
  const reading = readCodes(play, typed, choice?.multiple ?? 1);
  const isTyped = typed.trim() !== '';
  const count = reading.ok ? reading.codes.reduce((sum, code) => sum + code.count, 0) : 0;
  const add = () => {
    if (!reading.ok || !choice) return;
    board.addBets(
      reading.codes.map((code) => ({
        play,
        selection: writeSelection(play, code.selection),
        count: code.count,
        choice: { ...choice, multiple: code.multiple },
      })),
    );
    setTyped('');
    showToast(text('lotto.slip.added'));
  };
  return (
    <>
      <p className={styles.rule}>{board.describe(play).rule}</p>
      <label className={styles.label} htmlFor={id}>
        {text('lotto.codes.label')}
      </label>
      <textarea
        id={id}
        className={styles.codes}
        value={typed}
        rows={4}
        autoComplete="off"
        spellCheck={false}
        placeholder={SAMPLE}
        aria-invalid={isTyped && !reading.ok}
        onChange={(event) => setTyped(event.target.value)}
      />
      {isTyped && !reading.ok && (
        <div role="status">
          {reading.refusals.map((refusal) => (
            <p key={`${refusal.code}-${refusal.at}`} className={styles.problem}>
              {text('lotto.codes.at', { at: (refusal.at ?? 0) + 1, reason: wordsOf(refusal) })}
            </p>
          ))}
        </div>
      )}
      <Button
        kind="quiet"
        label={count > 0 ? text('lotto.codes.add', { count }) : text('lotto.slip.add')}
        isDisabled={count === 0 || !choice}
        onPress={add}
      />
    </>
  );
}
