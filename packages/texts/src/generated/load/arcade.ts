// Made from the files of messages by `npm run generate`.
import type EN from '../../../messages/EN/arcade.json';
import { textGroup } from '../../text-group.ts';

export type ArcadeKey = keyof typeof EN;

export const arcadeTexts = textGroup<ArcadeKey>({
  EN: () => import('../../../messages/EN/arcade.json'),
  CN: () => import('../../../messages/CN/arcade.json'),
  JA: () => import('../../../messages/JA/arcade.json'),
  TH: () => import('../../../messages/TH/arcade.json'),
  VI: () => import('../../../messages/VI/arcade.json'),
  TY: () => import('../../../messages/TY/arcade.json'),
});
