// Made from the files of messages by `npm run generate`.
import type EN from '../../../messages/EN/boards.json';
import { textGroup } from '../../text-group.ts';

export type BoardsKey = keyof typeof EN;

export const boardsTexts = textGroup<BoardsKey>({
  EN: () => import('../../../messages/EN/boards.json'),
  CN: () => import('../../../messages/CN/boards.json'),
  JA: () => import('../../../messages/JA/boards.json'),
  TH: () => import('../../../messages/TH/boards.json'),
  VI: () => import('../../../messages/VI/boards.json'),
  TY: () => import('../../../messages/TY/boards.json'),
});
