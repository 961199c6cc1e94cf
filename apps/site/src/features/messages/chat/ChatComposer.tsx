import { CHAT_TEXT_MAX } from '@parlour/contract/values/messages/chat.rules';
import { PICTURE_MAX_MB } from '@parlour/contract/values/messages/messages.rules';
import { chatTexts } from '@parlour/texts/load/chat';
import { Icon, IconButton } from '@parlour/ui';
import { useRef, useState } from 'react';
import { showToast } from '../../../platform/dialogs/toasts.store.ts';
import { useTextOf } from '../../../platform/texts/texts.tsx';
import styles from './ChatComposer.module.css';

type Props = { onSend(content: { text: string; picture: string | null }): void; onType(): void };

const PICTURE_TYPES = ['image/png', 'image/jpeg'];
const PICTURE_MAX_BYTES = PICTURE_MAX_MB * 1_048_576;

/** Where the member writes; it grows with the text, and the return key of a keyboard sends. */
export function ChatComposer({ onSend, onType }: Props) {
  const text = useTextOf(chatTexts);
  const [draft, setDraft] = useState('');
  const chooser = useRef<HTMLInputElement>(null);
  const field = useRef<HTMLTextAreaElement>(null);
  const written = draft.trim();

  const send = () => {
    if (!written) return;
    onSend({ text: written, picture: null });
    setDraft('');
    field.current?.focus();
  };
  const sendPicture = async (file: File | undefined) => {
    if (!file) return;
    if (!PICTURE_TYPES.includes(file.type) || file.size > PICTURE_MAX_BYTES)
      return void showToast(text('chat.pictureRefused', { megabytes: PICTURE_MAX_MB }), 'short');
    onSend({ text: '', picture: await readAddress(file) });
  };
  return (
    <form
      className={styles.composer}
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      <IconButton icon="camera" label={text('chat.addPicture')} onPress={() => chooser.current?.click()} />
      <input
        ref={chooser}
        className={styles.chooser}
        type="file"
        accept={PICTURE_TYPES.join()}
        tabIndex={-1}
        aria-hidden
        onChange={({ target }) => {
          void sendPicture(target.files?.[0]);
          target.value = '';
        }}
      />
      {/* The copy behind the field has its height: the field grows with it. */}
      <div className={styles.growing} data-copy={`${draft} `}>
        <textarea
          ref={field}
          className={styles.field}
          rows={1}
          value={draft}
          maxLength={CHAT_TEXT_MAX}
          aria-label={text('chat.write')}
          placeholder={text('chat.write')}
          enterKeyHint="send"
          onChange={({ target }) => {
            setDraft(target.value);
            onType();
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

const readAddress = (file: File): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(file);
  });
