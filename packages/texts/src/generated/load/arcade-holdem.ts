// Made from the files of messages by `npm run generate`.
import type EN from '../../../messages/EN/arcade-holdem.json';
import { textGroup } from '../../text-group.ts';

export type ArcadeHoldemKey = keyof typeof EN;

export const arcadeHoldemTexts = textGroup<ArcadeHoldemKey>({
  EN: () => import('../../../messages/EN/arcade-holdem.json'),
  CN: () => import('../../../messages/CN/arcade-holdem.json'),
  JA: () => import('../../../messages/JA/arcade-holdem.json'),
  TH: () => import('../../../messages/TH/arcade-holdem.json'),
  VI: () => import('../../../messages/VI/arcade-holdem.json'),
  TY: () => import('../../../messages/TY/arcade-holdem.json'),
});
