import type { Lottery, LotteryTerms, Opened } from '@parlour/contract';
import type { PlayType } from '@parlour/contract/values/lottery';
import { Refusal } from '../../http/calls/refusal.ts';
import type { Brand } from '../../tenancy/brand.ts';
import { describeGame, describeTerms, type LotteryGames } from './games/games.ts';
import type { ShownIssues } from './issues/issues.ts';

type Asked = { language: string; gameId: string; playType: PlayType };

/** What a brand sells a lottery at now, in one skin, with the issue on sale. */
export type TellTerms = (
  brand: Brand,
  asked: Asked,
) => Promise<{ game: Lottery; terms: LotteryTerms; opened: Opened }>;

/** Every lottery of a brand, in its order. */
export type TellLotteries = (brand: Brand, language: string) => Promise<Lottery[]>;

export function createLotteryList({ games }: { games: LotteryGames }): TellLotteries {
  return async (brand, language) =>
    (await games.all(brand.id)).map((game) => describeGame(game, brand, language));
}

export function createTerms({ issues }: { issues: ShownIssues }): TellTerms {
  return async (brand, { language, gameId, playType }) => {
    const game = await issues.requireGame(brand, gameId);
    if (!game.setup.playTypes.includes(playType)) throw new Refusal('not_found');
    return {
      game: describeGame(game, brand, language),
      terms: describeTerms(game),
      opened: await issues.openedGame(brand, gameId),
    };
  };
}
