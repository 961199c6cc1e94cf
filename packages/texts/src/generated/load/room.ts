// Made from the files of messages by `npm run generate`.
import type EN from '../../../messages/EN/room.json';
import { textGroup } from '../../text-group.ts';

export type RoomKey = keyof typeof EN;

export const roomTexts = textGroup<RoomKey>({
  EN: () => import('../../../messages/EN/room.json'),
  CN: () => import('../../../messages/CN/room.json'),
  JA: () => import('../../../messages/JA/room.json'),
  TH: () => import('../../../messages/TH/room.json'),
  VI: () => import('../../../messages/VI/room.json'),
  TY: () => import('../../../messages/TY/room.json'),
});
