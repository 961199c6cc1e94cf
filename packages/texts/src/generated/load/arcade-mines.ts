// Made from the files of messages by `npm run generate`.
import type EN from '../../../messages/EN/arcade-mines.json';
import { textGroup } from '../../text-group.ts';

export type ArcadeMinesKey = keyof typeof EN;

export const arcadeMinesTexts = textGroup<ArcadeMinesKey>({
  EN: () => import('../../../messages/EN/arcade-mines.json'),
  CN: () => import('../../../messages/CN/arcade-mines.json'),
  JA: () => import('../../../messages/JA/arcade-mines.json'),
  TH: () => import('../../../messages/TH/arcade-mines.json'),
  VI: () => import('../../../messages/VI/arcade-mines.json'),
  TY: () => import('../../../messages/TY/arcade-mines.json'),
});
