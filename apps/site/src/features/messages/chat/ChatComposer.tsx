import { CHAT_TEXT_MAX } from '@parlour/contract/values/messages/chat.rules';
import { PICTURE_MAX_MB } from '@parlour/contract/values/messages/messages.rules';
import { chatTexts } from '@parlour/texts/load/chat';
import { IconButton } from '@parlour/ui';
import { useRef } from 'react';
import { showToast } from '../../../platform/dialogs/toasts.store.ts';
import { useTextOf } from '../../../platform/texts/texts.tsx';
import { TalkComposer } from '../TalkComposer.tsx';

type Props = { onSend(content: { text: string; picture: string | null }): void; onType(): void };

const PICTURE_TYPES = ['image/png', 'image/jpeg'];
const PICTURE_MAX_BYTES = PICTURE_MAX_MB * 1_048_576;

/** Where the member writes to support, and adds pictures. */
export function ChatComposer({ onSend, onType }: Props) {
  const text = useTextOf(chatTexts);
  const chooser = useRef<HTMLInputElement>(null);
  const sendPicture = async (file: File | undefined) => {
    if (!file) return;
    if (!PICTURE_TYPES.includes(file.type) || file.size > PICTURE_MAX_BYTES)
      return void showToast(text('chat.pictureRefused', { megabytes: PICTURE_MAX_MB }), 'short');
    onSend({ text: '', picture: await readAddress(file) });
  };
  return (
    <TalkComposer
      label={text('chat.write')}
      maxLength={CHAT_TEXT_MAX}
      onSend={(written) => onSend({ text: written, picture: null })}
      onType={onType}
    >
      <IconButton icon="camera" label={text('chat.addPicture')} onPress={() => chooser.current?.click()} />
      <input
        ref={chooser}
        type="file"
        hidden
        accept={PICTURE_TYPES.join()}
        tabIndex={-1}
        aria-hidden
        onChange={({ target }) => {
          void sendPicture(target.files?.[0]);
          target.value = '';
        }}
      />
    </TalkComposer>
  );
}

const readAddress = (file: File): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(file);
  });
