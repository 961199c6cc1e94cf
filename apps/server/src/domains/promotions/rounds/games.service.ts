import type { BonusProduct, Language, Prize, Reward, RoundsGame, RoundsTerms } from '@parlour/contract';
import { describeTitle, type Games, nodeIdOf, productOf } from '../../games/games.module.ts';

type Title = { readonly vendor: string; readonly gameCode: string };
export type RoundsGames = ReturnType<typeof createRoundsGames>;

/** The titles at which free rounds are played. */
export function createRoundsGames({ catalogue }: { catalogue: Pick<Games['catalogue'], 'of'> }) {
  /** Whether free rounds are possible at a title, and it is of the product that the bonus beside them is for. */
  async function isPlayable(
    brandId: string,
    { vendor, gameCode }: Title,
    product: BonusProduct = 'any',
  ): Promise<boolean> {
    const title = (await catalogue.of(brandId)).byNodeId.get(nodeIdOf(vendor, gameCode));
    if (!title?.hasFreeRounds) return false;
    return product === 'any' || productOf(title.category) === product;
  }

  /** Names titles in a language; one that is gone keeps its code. */
  async function namer(brandId: string, language: Language): Promise<(title: Title) => RoundsGame> {
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
  }

  return {
    namer,
    isPlayable,

    /** Free rounds as they were granted, with their title named. */
    async describer(brandId: string, language: Language) {
      const gameOf = await namer(brandId, language);
      return (rounds: RoundsTerms | null): Reward['rounds'] =>
        rounds && {
          value: rounds.value,
          count: rounds.count,
          days: rounds.days,
          game: gameOf(rounds),
        };
    },

    /** Which prizes are free rounds at a title that has none, by field. */
    async faultsOf(
      brandId: string,
      prizes: readonly (readonly [field: string, prize: Prize | null])[],
    ): Promise<Record<string, 'not_allowed'>> {
      const faults: Record<string, 'not_allowed'> = {};
      for (const [field, prize] of prizes)
        if (prize?.kind === 'rounds' && !(await isPlayable(brandId, prize))) faults[field] = 'not_allowed';
      return faults;
    },
  };
}
