// Made from the files of messages by `npm run generate`.
import type EN from '../../../messages/EN/offers.json';
import { textGroup } from '../../text-group.ts';

export type OffersKey = keyof typeof EN;

export const offersTexts = textGroup<OffersKey>({
  EN: () => import('../../../messages/EN/offers.json'),
  CN: () => import('../../../messages/CN/offers.json'),
  JA: () => import('../../../messages/JA/offers.json'),
  TH: () => import('../../../messages/TH/offers.json'),
  VI: () => import('../../../messages/VI/offers.json'),
  TY: () => import('../../../messages/TY/offers.json'),
});
