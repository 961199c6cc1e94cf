import { Badge, panel, Row } from '@parlour/ui';
import { useText } from '../../../platform/texts/texts.tsx';
import styles from './ChatEntry.module.css';
import { useChatUnread } from './useChatUnread.ts';
import { useLaunchChat } from './useLaunchChat.ts';

/** The row that opens the chat, with what is unread. */
export function ChatEntry() {
  const text = useText();
  const { launch } = useLaunchChat();
  const count = useChatUnread();
  return (
    <button className={`${panel.link} ${styles.entry}`} type="button" onClick={launch}>
      <Row
        icon="chat"
        title={text('messages.chat.title')}
        detail={text('messages.chat.detail')}
        mark={<Badge count={count} label={text('shell.unread', { count })} />}
        end="arrow"
      />
    </button>
  );
}
