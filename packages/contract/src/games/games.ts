import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { Moment } from '../lists.ts';
import { Text } from '../text.ts';
import { GAME_CATEGORIES, GAME_CLASSIFICATIONS, PRIZE_MODES } from '../values/games.ts';
import { THEME_MODES } from '../values/system.ts';
import { jackpotEndpoints } from './jackpot.ts';
import { matchEndpoints } from './matches.ts';
import { Game, LobbyMapping, NodeId, orEmpty } from './parts.ts';

const GAMES_MAX = 100;
const FAVOURITE_IDS_MAX = 100;
const LOBBY_SECONDS = 30;
const NAME_MAX = 60;

const pages = (size: number, most: number) => ({
  pageNo: z.coerce.number().int().min(1).max(100_000).default(1),
  pageSize: z.coerce.number().int().min(1).max(most).default(size),
});
const paged = { pageNum: z.number().int(), totalPages: z.number().int() };
const Vendor = Text.max(20);
/** Sent as the specification has it, but ignored: the headers say the same. */
const told = {
  platform: z.literal('html5').default('html5'),
  language: Text.max(5).optional().describe('The header decides'),
};

export const games = {
  ...matchEndpoints,
  ...jackpotEndpoints,
  vendorTypes: endpoint({
    method: 'GET',
    path: '/wps/relay/GCSGAME_getVassGameType',
    summary: 'Which vendors have titles in which category, and the order of the tabs',
    access: 'everyone',
    modules: ['common'],
    query: z.object({ typeId: z.coerce.number().int().default(1) }),
    answer: z.object({ content: LobbyMapping }),
    refusals: [],
    cacheSeconds: LOBBY_SECONDS,
  }),
  gameList: endpoint({
    method: 'GET',
    path: '/wps/relay/GCSGAME_gameList',
    summary:
      'Titles by category, vendor, classification and name; a name is found in any language, with a typo',
    access: 'everyone',
    query: z.object({
      ...told,
      ...pages(25, GAMES_MAX),
      clientType: z.literal('2').default('2'),
      gameName: Text.trim().max(NAME_MAX).default(''),
      gameType: orEmpty(z.enum(GAME_CATEGORIES)),
      vassalage: Vendor.optional(),
      gameClassify: orEmpty(z.enum(GAME_CLASSIFICATIONS)),
      minBet: z.coerce
        .number()
        .min(0)
        .optional()
        .describe('Titles that can be played from this stake or less'),
      minLine: z.coerce.number().int().min(0).optional().describe('Titles with so many lines or more'),
    }),
    answer: z.object({ games: z.array(Game), ...paged }),
    refusals: [],
    cacheSeconds: LOBBY_SECONDS,
  }),
  hotGames: endpoint({
    method: 'GET',
    path: '/wps/relay/GCSGAME_hotGamesV2',
    summary: 'The titles operators put first',
    access: 'everyone',
    query: z.object({ ...told, isPlatform: z.literal('2').default('2') }),
    answer: z.object({ list: z.array(Game) }),
    refusals: [],
    cacheSeconds: LOBBY_SECONDS,
  }),
  popularGames: endpoint({
    method: 'GET',
    path: '/lgw/games/popular',
    summary: 'The titles most members opened of late',
    access: 'everyone',
    answer: z.object({ list: z.array(Game) }),
    refusals: [],
    cacheSeconds: LOBBY_SECONDS,
  }),
  lobbyNews: endpoint({
    method: 'GET',
    path: '/wps/relay/GLS2_lobbyNews',
    summary: 'Titles that came lately, the newest first',
    access: 'everyone',
    answer: z.object({ list: z.array(z.object({ at: Moment, game: Game })) }),
    refusals: [],
    cacheSeconds: LOBBY_SECONDS,
  }),
  favouriteIds: endpoint({
    method: 'GET',
    path: '/wps/relay/MCSFE_getFavoriteGames',
    summary: 'Which titles are favourites',
    access: 'session',
    query: z.object(pages(FAVOURITE_IDS_MAX, FAVOURITE_IDS_MAX)),
    answer: z.object({ content: z.array(NodeId), ...paged }),
    refusals: [],
  }),
  favourites: endpoint({
    method: 'GET',
    path: '/wps/relay/MCSFE_getFavoriteGamesList',
    summary: 'Favourite titles, the newest first',
    access: 'session',
    query: z.object({ ...told, ...pages(25, GAMES_MAX), gameType: orEmpty(z.enum(GAME_CATEGORIES)) }),
    answer: z.object({ content: z.array(Game), ...paged }),
    refusals: [],
  }),
  addFavourite: endpoint({
    method: 'POST',
    path: '/wps/relay/MCSFE_addFavoriteGameV2',
    summary: 'Makes a title a favourite; asked again, nothing changes',
    access: 'session',
    body: z.object({ nodeId: NodeId, vendor: Vendor }),
    answer: z.object({}),
    refusals: ['not_found', 'too_many_favourites'],
  }),
  removeFavourite: endpoint({
    method: 'DELETE',
    path: '/wps/relay/MCSFE_removeFavoriteGameV2',
    summary: 'Makes a title no favourite any more; asked again, nothing changes',
    access: 'session',
    body: z.object({ nodeId: NodeId, vendor: Vendor }),
    answer: z.object({}),
    refusals: [],
  }),
  addRecent: endpoint({
    method: 'GET',
    path: '/wps/relay/MCS2_addRecentGame',
    summary: 'Remembers that a title was opened; launching does so by itself',
    access: 'session',
    changesState: true,
    query: z.object({ nodeId: NodeId }),
    answer: z.object({}),
    refusals: ['not_found'],
  }),
  recentGames: endpoint({
    method: 'GET',
    path: '/wps/relay/GCS_recentGame',
    summary: 'Titles opened lately, the newest first',
    access: 'session',
    answer: z.object({ list: z.array(Game) }),
    refusals: [],
  }),
  launchGame: endpoint({
    method: 'GET',
    path: '/wps/game/launchGame',
    summary: 'Opens a title at its vendor; without a title the first of the vendor in that category',
    access: 'session',
    needsConsent: true,
    changesState: true,
    callsPerMinute: 120,
    query: z.object({
      gameCategory: z.enum(GAME_CATEGORIES),
      vendor: Vendor,
      gameId: Text.max(80).optional(),
      nodeId: NodeId.optional(),
      gameCode: Text.max(80).optional().describe('Of lotteries'),
      prizeMode: z.enum(PRIZE_MODES).optional().describe('Of lotteries'),
      theme: z.enum(THEME_MODES).optional().describe('Which the page around the game shows'),
    }),
    answer: z.object({
      url: z.string().describe('To be framed; single use'),
      game: Game,
      currency: z.string(),
      isResumed: z.boolean().describe('An unfinished round of this title waits to be finished'),
    }),
    refusals: ['not_found', 'vendor_unavailable', 'excluded', 'money_locked', 'trial_not_offered'],
  }),
};
