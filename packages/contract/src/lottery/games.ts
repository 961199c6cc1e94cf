import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { PLAY_TYPES, VN_REGIONS } from '../values/lottery.ts';
import { Lottery, LotteryCode, LotteryTerms, Opened } from './parts.ts';

const LIST_SECONDS = 30;
/** Issues change by the second; the answer is shared by everybody who asks within it. */
const OPENED_SECONDS = 1;

export const lotteryGameEndpoints = {
  openedNumeros: endpoint({
    method: 'GET',
    path: '/lotto/lgw/games/opened/numero',
    summary: 'Of every lottery of the brand: the issue on sale, and the last result',
    access: 'everyone',
    answer: z.object({ items: z.array(Opened) }),
    refusals: [],
    cacheSeconds: OPENED_SECONDS,
  }),
  lotteries: endpoint({
    method: 'GET',
    path: '/lgw/games/mobile',
    summary: 'The lotteries of the brand, in its order',
    access: 'everyone',
    answer: z.object({ items: z.array(Lottery) }),
    refusals: [],
    cacheSeconds: LIST_SECONDS,
  }),
  lotteryTerms: endpoint({
    method: 'GET',
    path: '/lgw/games/terms',
    summary: 'What the caller can bet on a lottery, and at what',
    access: 'session',
    query: z.object({
      gameId: LotteryCode,
      playType: z.enum(PLAY_TYPES).default('trad'),
    }),
    answer: z.object({ game: Lottery, terms: LotteryTerms, opened: Opened }),
    refusals: ['not_found'],
  }),
  vnMenu: endpoint({
    method: 'GET',
    path: '/lgw/vn/games/game_menu',
    summary: 'The Vietnamese lotteries of the brand by region, those drawn today first',
    access: 'everyone',
    answer: z.object({
      regions: z.array(z.object({ region: z.enum(VN_REGIONS), items: z.array(Lottery) })),
    }),
    refusals: [],
    cacheSeconds: LIST_SECONDS,
  }),
  vnRecent: endpoint({
    method: 'GET',
    path: '/lgw/vn/games/game_menu/recent',
    summary: 'The Vietnamese lotteries the caller played last',
    access: 'session',
    answer: z.object({ items: z.array(Lottery) }),
    refusals: [],
  }),
  openedGame: endpoint({
    method: 'GET',
    path: '/lgw/vn/numeros/opened/game',
    summary: 'The issue on sale and the last result of one lottery',
    access: 'everyone',
    query: z.object({ gameId: LotteryCode }),
    answer: Opened,
    refusals: ['not_found'],
    cacheSeconds: OPENED_SECONDS,
  }),
};
