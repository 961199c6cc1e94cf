// Made from the files of messages by `npm run generate`.
import type EN from '../../../messages/EN/arcade-picture-dice.json';
import { textGroup } from '../../text-group.ts';

export type ArcadePictureDiceKey = keyof typeof EN;

export const arcadePictureDiceTexts = textGroup<ArcadePictureDiceKey>({
  EN: () => import('../../../messages/EN/arcade-picture-dice.json'),
  CN: () => import('../../../messages/CN/arcade-picture-dice.json'),
  JA: () => import('../../../messages/JA/arcade-picture-dice.json'),
  TH: () => import('../../../messages/TH/arcade-picture-dice.json'),
  VI: () => import('../../../messages/VI/arcade-picture-dice.json'),
  TY: () => import('../../../messages/TY/arcade-picture-dice.json'),
});
