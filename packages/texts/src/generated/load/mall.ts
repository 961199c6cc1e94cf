// Made from the files of messages by `npm run generate`.
import type EN from '../../../messages/EN/mall.json';
import { textGroup } from '../../text-group.ts';

export type MallKey = keyof typeof EN;

export const mallTexts = textGroup<MallKey>({
  EN: () => import('../../../messages/EN/mall.json'),
  CN: () => import('../../../messages/CN/mall.json'),
  JA: () => import('../../../messages/JA/mall.json'),
  TH: () => import('../../../messages/TH/mall.json'),
  VI: () => import('../../../messages/VI/mall.json'),
  TY: () => import('../../../messages/TY/mall.json'),
});
