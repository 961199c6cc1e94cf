import { contract, type GameCategory, type Language } from '@parlour/contract';
import type { Handlers } from '../../http/calls/call.ts';
import { createRenderedCache } from '../../http/calls/envelope.ts';
import type { JackpotPool, Pool } from './jackpot/jackpot.ts';
import { describeWinner, type WinnerList, type Winners } from './winners/winners.ts';

type Own = Pick<Handlers<typeof contract.games>, 'jackpot' | 'jackpotDraws' | 'jackpotDraw' | 'winnerBoard'>;

export function jackpotRoutes({ pool, winners }: { pool: JackpotPool; winners: Winners }): Own {
  const { games } = contract;
  const shownPool = createRenderedCache<Pool>(games.jackpot);
  const board = createRenderedCache<WinnerList>(games.winnerBoard);
  return {
    jackpot: async ({ brand, language }) => {
      const found = await pool.of(brand);
      return shownPool(found, language, () => ({
        ...found,
        lastWin: found.lastWin && describeWinner(found.lastWin, language),
        titles: found.titles.map(({ nodeId, vendor, gameCode, category, names }) => ({
          nodeId,
          vendor: vendor.code,
          gameId: gameCode,
          gameType: category,
          gameName: names[language] ?? names.EN ?? gameCode,
        })),
      }));
    },
    jackpotDraws: ({ brand, query: { isWon, ...asked } }) =>
      pool.draws(brand, { ...asked, isWon: isWon === 'true' }),
    jackpotDraw: ({ brand, query }) => pool.draw(brand, query.number),
    winnerBoard: async ({ brand, language, query: { gameCategory, limitNum } }) => {
      const found = await winners.of(brand);
      return board(found, JSON.stringify([language, gameCategory ?? '', limitNum]), () => ({
        list: listed(found, { language, gameCategory, limitNum }),
      }));
    },
  };
}

type Asked = { language: Language; gameCategory: GameCategory | undefined; limitNum: number };

function listed({ winners }: WinnerList, { language, gameCategory, limitNum }: Asked) {
  return winners
    .filter(({ title }) => gameCategory === undefined || title.category === gameCategory)
    .slice(0, limitNum)
    .map((winner) => describeWinner(winner, language));
}
