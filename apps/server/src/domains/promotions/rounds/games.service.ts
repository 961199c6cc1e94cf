import type { Language, RoundsGame } from '@parlour/contract';
import { describeTitle, type Games, nodeIdOf } from '../../games/games.module.ts';

type Title = { readonly vendor: string; readonly gameCode: string };
export type RoundsGames = ReturnType<typeof createRoundsGames>;

/** The titles at which free rounds are played. */
export function createRoundsGames({ catalogue }: { catalogue: Pick<Games['catalogue'], 'of'> }) {
  return {
    /** Names titles in a language; one that is gone keeps its code. */
    async namer(brandId: string, language: Language): Promise<(title: Title) => RoundsGame> {
      const { byNodeId } = await catalogue.of(brandId);
      return ({ vendor, gameCode }) => {
        const nodeId = nodeIdOf(vendor, gameCode);
        const title = byNodeId.get(nodeId);
        const game = title && describeTitle(title, language);
        return {
          nodeId,
          name: game?.displayName ?? gameCode,
          iconUrl: game?.iconUrl ?? '',
          gameType: game?.gameType ?? null,
          vendor,
          gameCode,
        };
      };
    },

    /** What is wrong with a title, as told of a field of a gift: free rounds must be possible at it. */
    async faultsOf(brandId: string, { vendor, gameCode }: Title): Promise<Record<string, 'not_allowed'>> {
      const title = (await catalogue.of(brandId)).byNodeId.get(nodeIdOf(vendor, gameCode));
      return title?.hasFreeRounds ? {} : { 'gift.gameCode': 'not_allowed' };
    },
  };
}
