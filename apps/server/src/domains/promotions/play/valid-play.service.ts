import type { Database, Queries } from '@parlour/database/database';
import type { Brand } from '../../../tenancy/brand.ts';
import type { Games } from '../../games/games.module.ts';
import type { LotteryModule } from '../../lottery/lottery.module.ts';
import { sumValid } from './figures.repo.ts';
import { ownPart, validLotteryStake, validStake } from './valid-stake.rules.ts';

type ValidPlayNeeds = {
  database: Database;
  games: Pick<Games, 'closedRounds'>;
  lottery: Pick<LotteryModule, 'settledBets'>;
};
export type ValidPlay = ReturnType<typeof createValidPlay>;

/** What a member staked validly in a span that no night has added up yet. */
export function createValidPlay({ database: { queries }, games, lottery }: ValidPlayNeeds) {
  return {
    async within(
      { id: brandId, settings: { currency } }: Pick<Brand, 'id' | 'settings'>,
      memberId: string,
      span: { fromMs: number; untilMs: number },
    ): Promise<bigint> {
      const whose = { brandId, currency, memberIds: [memberId] };
      const played = await sumValid(queries, games.closedRounds.within(whose, span));
      const bets = await lottery.settledBets(queries, brandId, { ...whose, ...span });
      return bets.reduce((sum, bet) => sum + validLotteryStake(bet), played);
    },
  };
}

/** What a member staked of their own money at vendors' titles that is no valid stake, by round. */
export type RisklessStakes = (
  queries: Queries,
  member: { brandId: string; memberId: string; currency: string },
  span: { fromMs: number; untilMs: number },
) => Promise<{ round: string; betAt: Date; amount: bigint }[]>;

export function createRisklessStakes({ games }: Pick<ValidPlayNeeds, 'games'>): RisklessStakes {
  return async (queries, member, span) =>
    (await games.closedRounds.listOf(queries, member, { begunFromMs: 0, ...span })).flatMap((played) => {
      const { vendor, gameCode, round, betAt, staked, ownStaked } = played;
      const amount = ownPart(staked - validStake(played), { staked, own: ownStaked });
      return amount > 0n ? [{ round: `${vendor}/${gameCode}/${round}`, betAt, amount }] : [];
    });
}
