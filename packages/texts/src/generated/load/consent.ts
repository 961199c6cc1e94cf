// Made from the files of messages by `npm run generate`.
import type EN from '../../../messages/EN/consent.json';
import { textGroup } from '../../text-group.ts';

export type ConsentKey = keyof typeof EN;

export const consentTexts = textGroup<ConsentKey>({
  EN: () => import('../../../messages/EN/consent.json'),
  CN: () => import('../../../messages/CN/consent.json'),
  JA: () => import('../../../messages/JA/consent.json'),
  TH: () => import('../../../messages/TH/consent.json'),
  VI: () => import('../../../messages/VI/consent.json'),
  TY: () => import('../../../messages/TY/consent.json'),
});
