// Made from the files of messages by `npm run generate`.
import type EN from '../../../messages/EN/arcade-blackjack.json';
import { textGroup } from '../../text-group.ts';

export type ArcadeBlackjackKey = keyof typeof EN;

export const arcadeBlackjackTexts = textGroup<ArcadeBlackjackKey>({
  EN: () => import('../../../messages/EN/arcade-blackjack.json'),
  CN: () => import('../../../messages/CN/arcade-blackjack.json'),
  JA: () => import('../../../messages/JA/arcade-blackjack.json'),
  TH: () => import('../../../messages/TH/arcade-blackjack.json'),
  VI: () => import('../../../messages/VI/arcade-blackjack.json'),
  TY: () => import('../../../messages/TY/arcade-blackjack.json'),
});
