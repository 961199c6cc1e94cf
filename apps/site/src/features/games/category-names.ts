import type { GameClassification } from '@parlour/client';
import type { LobbyKey } from '@parlour/texts/load/lobby';
import type { TabName } from './category-tabs.rules.ts';

export const TAB_NAMES: Record<TabName, LobbyKey> = {
  HOT: 'lobby.tab.HOT',
  FAV: 'lobby.tab.FAV',
  PROMO: 'lobby.tab.PROMO',
  RNG: 'lobby.tab.RNG',
  FISH: 'lobby.tab.FISH',
  PVP: 'lobby.tab.PVP',
  LIVE: 'lobby.tab.LIVE',
  SPORTS: 'lobby.tab.SPORTS',
  ESPORTS: 'lobby.tab.ESPORTS',
  COCKFIGHT: 'lobby.tab.COCKFIGHT',
  LOTT: 'lobby.tab.LOTT',
  ELOTT: 'lobby.tab.ELOTT',
};

export const CLASSIFICATION_NAMES: Record<GameClassification, LobbyKey> = {
  slot: 'lobby.classify.slot',
  table: 'lobby.classify.table',
  fishing: 'lobby.classify.fishing',
  arcade: 'lobby.classify.arcade',
  crash: 'lobby.classify.crash',
  cricket: 'lobby.classify.cricket',
  minigames: 'lobby.classify.minigames',
  jackpot: 'lobby.classify.jackpot',
  lottery: 'lobby.classify.lottery',
  live: 'lobby.classify.live',
};
