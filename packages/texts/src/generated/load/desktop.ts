// Made from the files of messages by `npm run generate`.
import type EN from '../../../messages/EN/desktop.json';
import { textGroup } from '../../text-group.ts';

export type DesktopKey = keyof typeof EN;

export const desktopTexts = textGroup<DesktopKey>({
  EN: () => import('../../../messages/EN/desktop.json'),
  CN: () => import('../../../messages/CN/desktop.json'),
  JA: () => import('../../../messages/JA/desktop.json'),
  TH: () => import('../../../messages/TH/desktop.json'),
  VI: () => import('../../../messages/VI/desktop.json'),
  TY: () => import('../../../messages/TY/desktop.json'),
});
