// Made from the files of messages by `npm run generate`.
import type EN from '../../../messages/EN/arcade-replay.json';
import { textGroup } from '../../text-group.ts';

export type ArcadeReplayKey = keyof typeof EN;

export const arcadeReplayTexts = textGroup<ArcadeReplayKey>({
  EN: () => import('../../../messages/EN/arcade-replay.json'),
  CN: () => import('../../../messages/CN/arcade-replay.json'),
  JA: () => import('../../../messages/JA/arcade-replay.json'),
  TH: () => import('../../../messages/TH/arcade-replay.json'),
  VI: () => import('../../../messages/VI/arcade-replay.json'),
  TY: () => import('../../../messages/TY/arcade-replay.json'),
});
