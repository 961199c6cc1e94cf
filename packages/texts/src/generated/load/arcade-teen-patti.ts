// Made from the files of messages by `npm run generate`.
import type EN from '../../../messages/EN/arcade-teen-patti.json';
import { textGroup } from '../../text-group.ts';

export type ArcadeTeenPattiKey = keyof typeof EN;

export const arcadeTeenPattiTexts = textGroup<ArcadeTeenPattiKey>({
  EN: () => import('../../../messages/EN/arcade-teen-patti.json'),
  CN: () => import('../../../messages/CN/arcade-teen-patti.json'),
  JA: () => import('../../../messages/JA/arcade-teen-patti.json'),
  TH: () => import('../../../messages/TH/arcade-teen-patti.json'),
  VI: () => import('../../../messages/VI/arcade-teen-patti.json'),
  TY: () => import('../../../messages/TY/arcade-teen-patti.json'),
});
