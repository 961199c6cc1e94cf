import type { Clock } from '@parlour/clock/clock';
import { HOUR_MS } from '@parlour/clock/durations';
import { newId } from '@parlour/clock/ids';
import type { Database } from '@parlour/database/database';
import { hashSecret, newSecret } from '../../../credentials/tokens.ts';
import type { Brand } from '../../../tenancy/brand.ts';
import { endSessionsOfTitle, findSession, insertSession } from './sessions.repo.ts';

type Place = { memberId: string; vendor: string; gameCode: string; currency: string };
export type GameSessions = ReturnType<typeof createGameSessions>;

/** The sessions behind vendors' tokens. Only a token's hash is stored, and only a session's end ever changes. */
export function createGameSessions({ database, clock }: { database: Database; clock: Clock }) {
  return {
    /** Lives as long as the longest session at the brand. */
    async begin(brand: Brand, place: Place): Promise<{ id: string; token: string }> {
      const token = newSecret();
      const id = newId(clock);
      const now = clock.now();
      await insertSession(database.queries, {
        brandId: brand.id,
        id,
        tokenHash: hashSecret(token),
        ...place,
        createdAt: new Date(now),
        expiresAt: new Date(now + brand.settings.session.absoluteHours * HOUR_MS),
      });
      return { id, token };
    },

    /**
     * A title is played in one place at a time: the tokens of its earlier launches take no more bets, but their bets
     * can still be won or rolled back.
     */
    endEarlier: (brandId: string, place: Place, id: string) =>
      endSessionsOfTitle(database.queries, { brandId, ...place, id }, new Date(clock.now())),

    async find(brandId: string, vendor: string, token: string) {
      const row = await findSession(database.queries, { brandId, vendor, tokenHash: hashSecret(token) });
      return row && { ...row, expiresAtMs: row.expiresAt.getTime() };
    },
  };
}
