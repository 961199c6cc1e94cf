import type { Language, OwnRounds } from '@parlour/contract';
import { writeDecimal } from '@parlour/money';
import type { Session } from '../../../http/calls/call.ts';
import type { Brand } from '../../../tenancy/brand.ts';
import type { Games } from '../../games/games.module.ts';
import type { RoundsGames } from './games.service.ts';
import { OWN_ROUNDS_MAX } from './rounds.rules.ts';

type OwnNeeds = {
  freeRounds: Pick<Games['freeRounds'], 'listOwn' | 'wonWith' | 'stateOf'>;
  games: Pick<RoundsGames, 'namer'>;
};
type Asker = { brand: Brand; session: Session; language: Language };
export type OwnFreeRounds = ReturnType<typeof createOwnFreeRounds>;

/** The free rounds that a member claimed and can still play. */
export function createOwnFreeRounds({ freeRounds, games }: OwnNeeds) {
  return {
    async list({ brand, session, language }: Asker): Promise<{ rounds: OwnRounds[] }> {
      const member = { brandId: brand.id, memberId: session.memberId };
      const rows = await freeRounds.listOwn(member, OWN_ROUNDS_MAX);
      if (rows.length === 0) return { rounds: [] };
      const gameOf = await games.namer(brand.id, language);
      const won = await freeRounds.wonWith(
        brand.id,
        rows.map(({ id }) => id),
      );
      return {
        rounds: rows.map((row) => ({
          id: row.id,
          game: gameOf(row),
          currency: row.currency,
          value: writeDecimal(row.value),
          count: row.count,
          used: row.used,
          won: writeDecimal(won.get(row.id) ?? 0n),
          state: freeRounds.stateOf(row),
          endsAt: row.endsAt.getTime(),
        })),
      };
    },
  };
}
