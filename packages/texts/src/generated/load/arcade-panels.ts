// Made from the files of messages by `npm run generate`.
import type EN from '../../../messages/EN/arcade-panels.json';
import { textGroup } from '../../text-group.ts';

export type ArcadePanelsKey = keyof typeof EN;

export const arcadePanelsTexts = textGroup<ArcadePanelsKey>({
  EN: () => import('../../../messages/EN/arcade-panels.json'),
  CN: () => import('../../../messages/CN/arcade-panels.json'),
  JA: () => import('../../../messages/JA/arcade-panels.json'),
  TH: () => import('../../../messages/TH/arcade-panels.json'),
  VI: () => import('../../../messages/VI/arcade-panels.json'),
  TY: () => import('../../../messages/TY/arcade-panels.json'),
});
