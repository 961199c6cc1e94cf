// Made from the files of messages by `npm run generate`.
import type EN from '../../../messages/EN/arcade-plinko.json';
import { textGroup } from '../../text-group.ts';

export type ArcadePlinkoKey = keyof typeof EN;

export const arcadePlinkoTexts = textGroup<ArcadePlinkoKey>({
  EN: () => import('../../../messages/EN/arcade-plinko.json'),
  CN: () => import('../../../messages/CN/arcade-plinko.json'),
  JA: () => import('../../../messages/JA/arcade-plinko.json'),
  TH: () => import('../../../messages/TH/arcade-plinko.json'),
  VI: () => import('../../../messages/VI/arcade-plinko.json'),
  TY: () => import('../../../messages/TY/arcade-plinko.json'),
});
