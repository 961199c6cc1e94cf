import type { LobbyKey } from '@parlour/texts/lobby';
import { textsApart } from '../../platform/texts-apart.ts';

const lobby = textsApart<LobbyKey>({
  EN: () => import('@parlour/texts/messages/EN/lobby.json'),
  CN: () => import('@parlour/texts/messages/CN/lobby.json'),
  JA: () => import('@parlour/texts/messages/JA/lobby.json'),
  TH: () => import('@parlour/texts/messages/TH/lobby.json'),
  VI: () => import('@parlour/texts/messages/VI/lobby.json'),
  TY: () => import('@parlour/texts/messages/TY/lobby.json'),
});

/** The words of the lobby. */
export const useLobbyText = lobby.useTextApart;
export const loadLobbyTexts = lobby.load;
