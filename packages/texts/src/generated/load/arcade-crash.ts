// Made from the files of messages by `npm run generate`.
import type EN from '../../../messages/EN/arcade-crash.json';
import { textGroup } from '../../text-group.ts';

export type ArcadeCrashKey = keyof typeof EN;

export const arcadeCrashTexts = textGroup<ArcadeCrashKey>({
  EN: () => import('../../../messages/EN/arcade-crash.json'),
  CN: () => import('../../../messages/CN/arcade-crash.json'),
  JA: () => import('../../../messages/JA/arcade-crash.json'),
  TH: () => import('../../../messages/TH/arcade-crash.json'),
  VI: () => import('../../../messages/VI/arcade-crash.json'),
  TY: () => import('../../../messages/TY/arcade-crash.json'),
});
