// Made from the files of messages by `npm run generate`.
import type EN from '../../../messages/EN/popup.json';
import { textGroup } from '../../text-group.ts';

export type PopupKey = keyof typeof EN;

export const popupTexts = textGroup<PopupKey>({
  EN: () => import('../../../messages/EN/popup.json'),
  CN: () => import('../../../messages/CN/popup.json'),
  JA: () => import('../../../messages/JA/popup.json'),
  TH: () => import('../../../messages/TH/popup.json'),
  VI: () => import('../../../messages/VI/popup.json'),
  TY: () => import('../../../messages/TY/popup.json'),
});
