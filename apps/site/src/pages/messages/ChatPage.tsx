import { CHAT_TITLE_MAX } from '@parlour/contract/values/messages/chat.rules';
import { ChatRoom } from '../../features/messages/chat/ChatRoom.tsx';
import { useBarTitle } from '../../platform/routes/bar-title.store.ts';
import { usePlace } from '../../platform/routes/place.store.ts';
import { useText } from '../../platform/texts/texts.tsx';

export default function ChatPage() {
  const text = useText();
  const title = usePlace(({ search }) => new URLSearchParams(search).get('title'));
  useBarTitle(title?.slice(0, CHAT_TITLE_MAX) || text('messages.chat.title'));
  return <ChatRoom />;
}
