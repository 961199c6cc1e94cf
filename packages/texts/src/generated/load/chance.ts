// Made from the files of messages by `npm run generate`.
import type EN from '../../../messages/EN/chance.json';
import { textGroup } from '../../text-group.ts';

export type ChanceKey = keyof typeof EN;

export const chanceTexts = textGroup<ChanceKey>({
  EN: () => import('../../../messages/EN/chance.json'),
  CN: () => import('../../../messages/CN/chance.json'),
  JA: () => import('../../../messages/JA/chance.json'),
  TH: () => import('../../../messages/TH/chance.json'),
  VI: () => import('../../../messages/VI/chance.json'),
  TY: () => import('../../../messages/TY/chance.json'),
});
