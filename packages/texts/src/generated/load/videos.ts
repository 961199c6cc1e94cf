// Made from the files of messages by `npm run generate`.
import type EN from '../../../messages/EN/videos.json';
import { textGroup } from '../../text-group.ts';

export type VideosKey = keyof typeof EN;

export const videosTexts = textGroup<VideosKey>({
  EN: () => import('../../../messages/EN/videos.json'),
  CN: () => import('../../../messages/CN/videos.json'),
  JA: () => import('../../../messages/JA/videos.json'),
  TH: () => import('../../../messages/TH/videos.json'),
  VI: () => import('../../../messages/VI/videos.json'),
  TY: () => import('../../../messages/TY/videos.json'),
});
