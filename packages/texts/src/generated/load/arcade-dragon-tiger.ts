// Made from the files of messages by `npm run generate`.
import type EN from '../../../messages/EN/arcade-dragon-tiger.json';
import { textGroup } from '../../text-group.ts';

export type ArcadeDragonTigerKey = keyof typeof EN;

export const arcadeDragonTigerTexts = textGroup<ArcadeDragonTigerKey>({
  EN: () => import('../../../messages/EN/arcade-dragon-tiger.json'),
  CN: () => import('../../../messages/CN/arcade-dragon-tiger.json'),
  JA: () => import('../../../messages/JA/arcade-dragon-tiger.json'),
  TH: () => import('../../../messages/TH/arcade-dragon-tiger.json'),
  VI: () => import('../../../messages/VI/arcade-dragon-tiger.json'),
  TY: () => import('../../../messages/TY/arcade-dragon-tiger.json'),
});
