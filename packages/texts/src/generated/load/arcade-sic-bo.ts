// Made from the files of messages by `npm run generate`.
import type EN from '../../../messages/EN/arcade-sic-bo.json';
import { textGroup } from '../../text-group.ts';

export type ArcadeSicBoKey = keyof typeof EN;

export const arcadeSicBoTexts = textGroup<ArcadeSicBoKey>({
  EN: () => import('../../../messages/EN/arcade-sic-bo.json'),
  CN: () => import('../../../messages/CN/arcade-sic-bo.json'),
  JA: () => import('../../../messages/JA/arcade-sic-bo.json'),
  TH: () => import('../../../messages/TH/arcade-sic-bo.json'),
  VI: () => import('../../../messages/VI/arcade-sic-bo.json'),
  TY: () => import('../../../messages/TY/arcade-sic-bo.json'),
});
