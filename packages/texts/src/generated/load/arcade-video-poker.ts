// Made from the files of messages by `npm run generate`.
import type EN from '../../../messages/EN/arcade-video-poker.json';
import { textGroup } from '../../text-group.ts';

export type ArcadeVideoPokerKey = keyof typeof EN;

export const arcadeVideoPokerTexts = textGroup<ArcadeVideoPokerKey>({
  EN: () => import('../../../messages/EN/arcade-video-poker.json'),
  CN: () => import('../../../messages/CN/arcade-video-poker.json'),
  JA: () => import('../../../messages/JA/arcade-video-poker.json'),
  TH: () => import('../../../messages/TH/arcade-video-poker.json'),
  VI: () => import('../../../messages/VI/arcade-video-poker.json'),
  TY: () => import('../../../messages/TY/arcade-video-poker.json'),
});
