import type { Play } from '@parlour/lottery-rules';
import { Chips, IconButton } from '@parlour/ui';
import clsx from 'clsx';
import { useState } from 'react';
import { useText } from '../../../platform/texts.ts';
import { readDraft } from '../bet.rules.ts';
import { useDraft } from '../betting.store.ts';
import { quickPickOnDevice } from '../entry/quick-pick.ts';
import { useRefusalWords } from '../entry/useRefusalWords.ts';
import styles from './Boards.module.css';
import type { Board } from './board.ts';
import { CellGrid } from './Cell.tsx';

/** An iBox has five tiers for each of its classes; the first class says enough. */
const TIERS_SHOWN = 5;
const KEYS = ['1', '2', '3', '4', '5', '6', '7', '8', '9'];

/** Numbers of a few digits, keyed in one after the other: a full number joins the list by itself. */
export function PadBoard({ board }: { board: Board }) {
  const text = useText();
  const [playId, setPlay] = useState(board.plays[0]?.id ?? '');
  const play = board.plays.find(({ id }) => id === playId) ?? board.plays[0];
  if (!play) return null;
  const paying = board.tiersOf(play).map(({ odds }) => odds);
  return (
    <div className={styles.board}>
      <Chips
        label={text('lotto.plays')}
        options={board.plays.map((own) => ({ value: own.id, label: board.describe(own).name }))}
        value={play.id}
        onChange={setPlay}
      />
      <p className={clsx(styles.rule, styles.explained)}>
        {board.describe(play).rule} <b className={styles.odds}>{paying.slice(0, TIERS_SHOWN).join(' · ')}</b>
      </p>
      <Limits board={board} play={play} />
      {play.shape.kind === 'rows' ? (
        <CellGrid board={board} play={play} columns={5} />
      ) : (
        <Pad key={play.id} board={board} play={play} length={play.shape.length} />
      )}
    </div>
  );
}

/** What the house limits on this play, before anybody keys it in. */
function Limits({ board: { limits }, play }: { board: Board; play: Play }) {
  const text = useText();
  const half = limits.half[play.id] ?? [];
  const full = limits.full[play.id] ?? [];
  return (
    <>
      {half.length > 0 && (
        <p className={styles.rule}>{text('lotto.limit.half', { numbers: half.join(', ') })}</p>
      )}
      {full.length > 0 && (
        <p className={styles.rule}>{text('lotto.limit.full', { numbers: full.join(', ') })}</p>
      )}
    </>
  );
}

function Pad({ board, play, length }: { board: Board; play: Play; length: number }) {
  const text = useText();
  const wordsOf = useRefusalWords(play);
  const [typed, setTyped] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const numbers = useDraft(board.key, play).lines.split(',').filter(Boolean);
  const put = (own: readonly string[]) => board.change(play, (draft) => ({ ...draft, lines: own.join(',') }));
  const join = (number: string) => {
    setTyped('');
    if (board.limitOn(play, number) === 'full') {
      setProblem(text('lotto.limit.refused', { number }));
      return;
    }
    const next = [...numbers, number];
    const reading = readDraft(play, { rows: [], ticks: [], lines: next.join(',') });
    const [wrong] = reading.ok ? [] : reading.refusals;
    setProblem(wrong ? wordsOf(wrong) : null);
    if (reading.ok) put(next);
  };
  const press = (digit: string) => {
    const next = typed + digit;
    if (next.length < length) setTyped(next);
    else join(next);
  };
  return (
    <>
      <ul className={styles.numbers}>
        {numbers.length === 0 && <li className={styles.rule}>{text('lotto.pad.hint')}</li>}
        {numbers.map((number) => (
          <li key={number}>
            <button
              className={styles.number}
              type="button"
              aria-label={text('lotto.pad.remove', { number })}
              onClick={() => put(numbers.filter((own) => own !== number))}
            >
              {number}
              {board.limitOn(play, number) === 'half' && ' ½'}
            </button>
          </li>
        ))}
      </ul>
      <p className={styles.slots} aria-live="polite">
        {Array.from({ length }, (_, at) => ({ at, digit: typed[at] })).map(({ at, digit }) => (
          <span key={at} className={styles.slot}>
            {digit}
          </span>
        ))}
      </p>
      {problem && (
        <p className={styles.problem} role="status">
          {problem}
        </p>
      )}
      <div className={styles.pad}>
        {KEYS.map((digit) => (
          <button key={digit} className={styles.key} type="button" onClick={() => press(digit)}>
            {digit}
          </button>
        ))}
        <span className={styles.key}>
          <IconButton
            icon="shuffle"
            label={text('lotto.quickPick')}
            onPress={() => join(quickPickOnDevice(play).lines)}
          />
        </span>
        <button className={styles.key} type="button" onClick={() => press('0')}>
          0
        </button>
        <span className={styles.key}>
          <IconButton
            icon="back"
            label={text('lotto.pad.back')}
            onPress={() => setTyped(typed.slice(0, -1))}
          />
        </span>
      </div>
    </>
  );
}
