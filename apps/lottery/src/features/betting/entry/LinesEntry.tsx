import type { LinesShape, Play, Reading } from '@parlour/lottery-rules';
import clsx from 'clsx';
import { type ClipboardEvent, useId } from 'react';
import { useText } from '../../../platform/texts.ts';
import styles from './LinesEntry.module.css';
import { useRefusalWords } from './useRefusalWords.ts';

/** More than a field of text shows quickly: longer texts are shown by their beginning. */
const SHOWN_CHARACTERS_MAX = 20_000;
const PREVIEW_CHARACTERS = 240;

type Props = {
  play: Play;
  shape: LinesShape;
  lines: string;
  /** Of what was typed, perhaps a moment ago. */
  reading: Reading;
  onChange: (lines: string) => void;
};

/** Typed or pasted numbers; says which line is wrong, and why. */
export function LinesEntry({ play, shape, lines, reading, onChange }: Props) {
  const text = useText();
  const id = useId();
  const wordsOf = useRefusalWords(play);
  const isTyped = lines.trim() !== '';
  const wrong = reading.ok || !isTyped ? [] : reading.refusals;
  // A long text never reaches the field, which would draw it line by line.
  const takeLong = (event: ClipboardEvent) => {
    const pasted = event.clipboardData.getData('text/plain');
    if (pasted.length <= SHOWN_CHARACTERS_MAX) return;
    event.preventDefault();
    onChange(isTyped ? `${lines}\n${pasted}` : pasted);
  };
  const example = play.example.selection.slice(play.example.selection.indexOf('@') + 1);
  return (
    <div className={styles.entry}>
      <label className={styles.label} htmlFor={id}>
        {text('lotto.lines.label', { digits: shape.length })}
      </label>
      {lines.length > SHOWN_CHARACTERS_MAX ? (
        <p className={styles.long}>{lines.slice(0, PREVIEW_CHARACTERS)}…</p>
      ) : (
        <textarea
          id={id}
          className={clsx(styles.field, wrong.length > 0 && styles.wrong)}
          value={lines}
          rows={5}
          inputMode="text"
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          placeholder={example.replaceAll(',', '\n')}
          aria-describedby={`${id}-help`}
          aria-invalid={wrong.length > 0}
          onPaste={takeLong}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
      <div id={`${id}-help`} className={styles.help} role="status">
        {wrong.length === 0 && <p>{text('lotto.lines.help')}</p>}
        {wrong.map((refusal) => (
          <p key={`${refusal.code}-${refusal.line}-${refusal.entry}`} className={styles.problem}>
            {wordsOf(refusal)}
          </p>
        ))}
      </div>
      {isTyped && (
        <button className={styles.clear} type="button" onClick={() => onChange('')}>
          {text('lotto.tool.clear')}
        </button>
      )}
    </div>
  );
}
