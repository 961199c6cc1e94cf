// Made from the files of messages by `npm run generate`.
import type EN from '../../../messages/EN/arcade-wheel.json';
import { textGroup } from '../../text-group.ts';

export type ArcadeWheelKey = keyof typeof EN;

export const arcadeWheelTexts = textGroup<ArcadeWheelKey>({
  EN: () => import('../../../messages/EN/arcade-wheel.json'),
  CN: () => import('../../../messages/CN/arcade-wheel.json'),
  JA: () => import('../../../messages/JA/arcade-wheel.json'),
  TH: () => import('../../../messages/TH/arcade-wheel.json'),
  VI: () => import('../../../messages/VI/arcade-wheel.json'),
  TY: () => import('../../../messages/TY/arcade-wheel.json'),
});
