// Made from the files of messages by `npm run generate`.
import type EN from '../../../messages/EN/arcade-limbo.json';
import { textGroup } from '../../text-group.ts';

export type ArcadeLimboKey = keyof typeof EN;

export const arcadeLimboTexts = textGroup<ArcadeLimboKey>({
  EN: () => import('../../../messages/EN/arcade-limbo.json'),
  CN: () => import('../../../messages/CN/arcade-limbo.json'),
  JA: () => import('../../../messages/JA/arcade-limbo.json'),
  TH: () => import('../../../messages/TH/arcade-limbo.json'),
  VI: () => import('../../../messages/VI/arcade-limbo.json'),
  TY: () => import('../../../messages/TY/arcade-limbo.json'),
});
