import { SWITCH_CODE } from '@parlour/contract/values/switches';
import { Badge, panel, Row } from '@parlour/ui';
import { useBrand } from '../../../platform/site.ts';
import { useText } from '../../../platform/texts/texts.tsx';
import styles from './ChatEntry.module.css';
import { useChatUnread } from './useChatUnread.ts';
import { useLaunchChat } from './useLaunchChat.ts';

/** The row that opens the chat, with what is unread; nothing where the brand has no chat. */
export function ChatEntry() {
  const text = useText();
  const { whitelabel } = useBrand();
  const { launch } = useLaunchChat();
  const count = useChatUnread();
  if (!whitelabel[SWITCH_CODE.liveChat]) return null;
  return (
    <div className={panel.panel}>
      <button className={`${panel.link} ${styles.entry}`} type="button" onClick={launch}>
        <Row
          icon="chat"
          title={text('messages.chat.title')}
          detail={text('messages.chat.detail')}
          end="arrow"
        />
        {count > 0 && (
          <span className={styles.unread}>
            <Badge count={count} label={text('shell.unread', { count })} />
          </span>
        )}
      </button>
    </div>
  );
}
