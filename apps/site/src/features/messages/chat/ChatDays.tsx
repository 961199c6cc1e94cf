import type { Chat, ChatMessage } from '@parlour/client';
import { TalkDays } from '../TalkDays.tsx';
import { ChatBubble } from './ChatBubble.tsx';
import { markOf } from './chat.rules.ts';

type Props = { messages: readonly ChatMessage[]; chat: Chat };

/** The messages under the days they were sent on. */
export function ChatDays({ messages, chat }: Props) {
  return (
    <TalkDays
      messages={messages}
      draw={(message, before) => (
        <ChatBubble
          key={message.sequence}
          message={message}
          mark={markOf(message.sequence, chat)}
          isRunOn={before?.author === message.author && before?.operator === message.operator}
        />
      )}
    />
  );
}
