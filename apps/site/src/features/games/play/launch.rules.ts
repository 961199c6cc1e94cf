import type { Client, Game, GameCategory } from '@parlour/client';
import { PRIZE_MODES, type PrizeMode } from '@parlour/contract/values/games';
import { ROUTES } from '../../../platform/routes/routes.ts';
import { type Menu, readCategory } from '../category-tabs.rules.ts';

export type LaunchQuery = Parameters<Client['games']['launchGame']>[0]['query'];
/** A title, or a vendor's lobby in a category. */
export type Wanted = {
  category: GameCategory;
  vendor: string;
  game?: Pick<Game, 'gameId' | 'nodeId' | 'gameCode' | 'gameGroupId' | 'lottoMode'>;
};

/** Specification section 9: the vendors with their own way to launch. */
const LOTTERY_OF_VIETNAM = 'TCG_LOTTO_VN';
const LOTTERY_OF_SEA = 'TCG_SEA';
const LOTTERY_PAGES: readonly string[] = ['LOTT', 'ELOTT'];
const LOTTERY_LOBBY = 'LOTTO_LOBBY';
/** Specification section 9 and docs/decisions/0013. */
const E_LOTTERY_MODE: PrizeMode = 'Elott';
const LOTTERY_MODE: PrizeMode = 'Lott';

/** Specification section 4, "Game launch": the address of the page that opens it. */
export function launchPath(wanted: Wanted, mapping: Menu['mapping']): string {
  if (LOTTERY_PAGES.includes(wanted.vendor)) return lotteryPath(wanted, mapping);
  return `${ROUTES.play.path}?${new URLSearchParams(Object.entries(launchQuery(wanted, mapping)).map(([name, value]) => [name, String(value)]))}`;
}

/** The server query for every vendor except those with their own page. */
export function launchQuery({ category, vendor, game }: Wanted, mapping: Menu['mapping']): LaunchQuery {
  if (vendor === LOTTERY_OF_VIETNAM || vendor === LOTTERY_OF_SEA)
    return {
      gameCategory: category,
      vendor,
      gameCode: game?.gameCode || LOTTERY_LOBBY,
      prizeMode: vendor === LOTTERY_OF_SEA ? 'SEA' : prizeModeOf(mapping),
    };
  return { gameCategory: category, vendor, ...(game ? { gameId: game.gameId, nodeId: game.nodeId } : {}) };
}

/** The e-lottery's mode if its category has a lottery vendor, otherwise the lottery's. */
export function prizeModeOf(mapping: Menu['mapping']): PrizeMode {
  const vendors = mapping.ELOTT ?? [];
  const hasLottery = vendors.some(({ vassalage }) => [LOTTERY_OF_VIETNAM, 'LOTT'].includes(vassalage));
  return hasLottery ? E_LOTTERY_MODE : LOTTERY_MODE;
}

export function playTypeOf({ lottoMode }: Pick<Game, 'lottoMode'>): 'ent' | 'trad' {
  return lottoMode.includes('Entertainment') ? 'ent' : 'trad';
}

function lotteryPath({ game }: Wanted, mapping: Menu['mapping']): string {
  const query = new URLSearchParams(
    game
      ? {
          playType: playTypeOf(game),
          gameId: game.gameId,
          ...(game.gameGroupId ? { gameGroupId: game.gameGroupId } : {}),
          prize_mode: prizeModeOf(mapping),
        }
      : { playType: 'trad', code: 'lobby' },
  );
  query.set('pageBack', 'home');
  return `${ROUTES.launchLottery.path}?${query}`;
}

/** The launch that the frame's address asks for, or null. */
export function readLaunch(search: string): LaunchQuery | null {
  const query = new URLSearchParams(search);
  const gameCategory = readCategory(query.get('gameCategory'));
  const vendor = query.get('vendor');
  if (!gameCategory || !vendor) return null;
  const prizeMode = PRIZE_MODES.find((mode) => mode === query.get('prizeMode'));
  const named = ['gameId', 'nodeId', 'gameCode'] as const;
  return {
    gameCategory,
    vendor,
    ...Object.fromEntries(named.flatMap((name) => (query.get(name) ? [[name, query.get(name)]] : []))),
    ...(prizeMode ? { prizeMode } : {}),
  };
}
