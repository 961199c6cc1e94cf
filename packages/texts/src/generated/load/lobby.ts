// Made from the files of messages by `npm run generate`.
import type EN from '../../../messages/EN/lobby.json';
import { textGroup } from '../../text-group.ts';

export type LobbyKey = keyof typeof EN;

export const lobbyTexts = textGroup<LobbyKey>({
  EN: () => import('../../../messages/EN/lobby.json'),
  CN: () => import('../../../messages/CN/lobby.json'),
  JA: () => import('../../../messages/JA/lobby.json'),
  TH: () => import('../../../messages/TH/lobby.json'),
  VI: () => import('../../../messages/VI/lobby.json'),
  TY: () => import('../../../messages/TY/lobby.json'),
});
