import type { Chat, ChatMessage } from '@parlour/client';
import { chatTexts } from '@parlour/texts/load/chat';
import { useSite } from '../../../platform/site.ts';
import { useFormats, useTextOf } from '../../../platform/texts/texts.tsx';
import { ChatBubble } from './ChatBubble.tsx';
import styles from './ChatDays.module.css';
import { byDay, markOf } from './chat.rules.ts';

type Props = { messages: readonly ChatMessage[]; chat: Chat };

/** The messages under the days they were sent on. */
export function ChatDays({ messages, chat }: Props) {
  const text = useTextOf(chatTexts);
  const formats = useFormats();
  const today = formats.date(useSite().clock.now());
  return byDay(messages, formats.date).map(({ day, messages: ofDay }) => (
    <section key={day} className={styles.day} aria-label={day}>
      <p className={styles.name}>
        <span>{day === today ? text('chat.today') : day}</span>
      </p>
      {ofDay.map((message, at) => (
        <ChatBubble
          key={message.sequence}
          message={message}
          mark={markOf(message.sequence, chat)}
          isRunOn={ofDay[at - 1]?.author === message.author && ofDay[at - 1]?.operator === message.operator}
        />
      ))}
    </section>
  ));
}
