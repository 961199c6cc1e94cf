import { RoomTalk } from '../../features/messages/room/RoomTalk.tsx';

export default function ChatRoomPage() {
  return <RoomTalk />;
}
