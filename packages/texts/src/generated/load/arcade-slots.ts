// Made from the files of messages by `npm run generate`.
import type EN from '../../../messages/EN/arcade-slots.json';
import { textGroup } from '../../text-group.ts';

export type ArcadeSlotsKey = keyof typeof EN;

export const arcadeSlotsTexts = textGroup<ArcadeSlotsKey>({
  EN: () => import('../../../messages/EN/arcade-slots.json'),
  CN: () => import('../../../messages/CN/arcade-slots.json'),
  JA: () => import('../../../messages/JA/arcade-slots.json'),
  TH: () => import('../../../messages/TH/arcade-slots.json'),
  VI: () => import('../../../messages/VI/arcade-slots.json'),
  TY: () => import('../../../messages/TY/arcade-slots.json'),
});
