// Made from the files of messages by `npm run generate`.
import type EN from '../../../messages/EN/arcade-pvp.json';
import { textGroup } from '../../text-group.ts';

export type ArcadePvpKey = keyof typeof EN;

export const arcadePvpTexts = textGroup<ArcadePvpKey>({
  EN: () => import('../../../messages/EN/arcade-pvp.json'),
  CN: () => import('../../../messages/CN/arcade-pvp.json'),
  JA: () => import('../../../messages/JA/arcade-pvp.json'),
  TH: () => import('../../../messages/TH/arcade-pvp.json'),
  VI: () => import('../../../messages/VI/arcade-pvp.json'),
  TY: () => import('../../../messages/TY/arcade-pvp.json'),
});
