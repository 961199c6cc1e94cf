import { chatTexts } from '@parlour/texts/load/chat';
import { Icon } from '@parlour/ui';
import { type ReactNode, useRef, useState } from 'react';
import { useTextOf } from '../../platform/texts/texts.tsx';
import styles from './TalkComposer.module.css';

type Props = {
  label: string;
  maxLength: number;
  onSend(text: string): void;
  onType?: () => void;
  /** What stands before the field. */
  children?: ReactNode;
};

/** Where somebody writes; it grows with the text, and the return key of a keyboard sends. */
export function TalkComposer({ label, maxLength, onSend, onType, children }: Props) {
  const text = useTextOf(chatTexts);
  const [draft, setDraft] = useState('');
  const field = useRef<HTMLTextAreaElement>(null);
  const written = draft.trim();
  const send = () => {
    if (!written) return;
    onSend(written);
    setDraft('');
    field.current?.focus();
  };
  return (
    <form
      className={styles.composer}
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      {children}
      {/* The copy behind the field has its height: the field grows with it. */}
      <div className={styles.growing} data-copy={`${draft} `}>
        <textarea
          ref={field}
          className={styles.field}
          rows={1}
          value={draft}
          maxLength={maxLength}
          aria-label={label}
          placeholder={label}
          enterKeyHint="send"
          onChange={({ target }) => {
            setDraft(target.value);
            onType?.();
          }}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
            event.preventDefault();
            send();
          }}
        />
      </div>
      <button className={styles.send} type="submit" disabled={!written} aria-label={text('chat.send')}>
        <Icon name="plane" />
      </button>
    </form>
  );
}
