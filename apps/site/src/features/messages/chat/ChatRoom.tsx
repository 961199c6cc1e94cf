import { chatTexts } from '@parlour/texts/load/chat';
import { EmptyArt, PageBody } from '@parlour/ui';
import { LoadFailed } from '../../../platform/loading/LoadFailed.tsx';
import { useTextOf } from '../../../platform/texts/texts.tsx';
import { useFollowing } from '../useFollowing.ts';
import { ChatComposer } from './ChatComposer.tsx';
import { ChatDays } from './ChatDays.tsx';
import { ChatRating } from './ChatRating.tsx';
import styles from './ChatRoom.module.css';
import { ChatStanding } from './ChatStanding.tsx';
import { ChatWaiting } from './ChatWaiting.tsx';
import { UnsentBubble } from './UnsentBubble.tsx';
import { useChat } from './useChat.ts';

/** The conversation with support. */
export function ChatRoom() {
  const text = useTextOf(chatTexts);
  const room = useChat();
  const { chat, messages, startsAt, unsent, isTyping } = room;
  const [first] = messages;
  useFollowing({
    news: `${messages.at(-1)?.sequence} ${unsent.length} ${isTyping}`,
    first: first?.sequence,
  });
  if (!chat)
    return room.isFailed ? (
      <PageBody>
        <LoadFailed onRetry={() => void room.catchUp()} />
      </PageBody>
    ) : (
      <ChatWaiting />
    );
  return (
    <div className={styles.room}>
      <ChatStanding chat={chat} />
      <div className={styles.talk} role="log" aria-label={text('chat.log')}>
        {first && first.sequence > startsAt && (
          <button className={styles.earlier} type="button" onClick={() => void room.loadEarlier()}>
            {text('chat.earlier')}
          </button>
        )}
        {messages.length === 0 && unsent.length === 0 && (
          <div className={styles.welcome}>
            <EmptyArt icon="chat" />
            <p>{text('chat.welcome')}</p>
          </div>
        )}
        <ChatDays messages={messages} chat={chat} />
        {unsent.map((item) => (
          <UnsentBubble
            key={item.id}
            item={item}
            onRetry={() => void room.retry(item.id)}
            onDiscard={() => room.discard(item.id)}
          />
        ))}
      </div>
      <div className={styles.typing} role="status">
        {isTyping && (
          <>
            <span className={styles.dots} aria-hidden>
              <i />
              <i />
              <i />
            </span>
            {text('chat.typing', { name: chat.operator ?? '' })}
          </>
        )}
      </div>
      {chat.mayRate && <ChatRating key={chat.lastSequence} onRated={() => void room.catchUp()} />}
      <ChatComposer onSend={(content) => void room.send(content)} onType={room.tellTyping} />
    </div>
  );
}
