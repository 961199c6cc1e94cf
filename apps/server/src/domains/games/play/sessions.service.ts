import type { Clock } from '@parlour/clock/clock';
import { HOUR_MS } from '@parlour/clock/durations';
import { newId } from '@parlour/clock/ids';
import type { Product } from '@parlour/contract';
import type { Database } from '@parlour/database/database';
import { hashSecret, newSecret } from '../../../credentials/tokens.ts';
import type { Brand } from '../../../tenancy/brand.ts';
import type { Identity } from '../../identity/identity.module.ts';
import type { TitleLookup } from '../lobby/lobby.ts';
import {
  endSessionsOfTitle,
  endSessionsUnder,
  findSession,
  insertSession,
  listSessionsUnder,
} from './sessions.repo.ts';

type SessionNeeds = {
  database: Database;
  clock: Clock;
  siteSessions: Pick<Identity['sessions'], 'hold'>;
  titleNames: TitleLookup['names'];
};
export type Place = {
  memberId: string;
  vendor: string;
  gameCode: string;
  currency: string;
  /** What its stakes belong to: the casino, if nothing is said. */
  product?: Product;
};
export type GameSessions = ReturnType<typeof createGameSessions>;

/** The sessions behind vendors' tokens. Only a token's hash is stored, and only a session's end ever changes. */
export function createGameSessions({ database, clock, siteSessions, titleNames }: SessionNeeds) {
  return {
    /**
     * Ends with the member's session it is opened in (null: with none), and lives as long as the longest session at the
     * brand at most.
     */
    async begin(
      brand: Brand,
      place: Place,
      sessionId: string | null = null,
    ): Promise<{ id: string; token: string }> {
      const token = newSecret();
      const id = newId(clock);
      const now = clock.now();
      await database.transaction(async (tx) => {
        // Otherwise a launch and a log-out at once would leave a game without a session.
        if (sessionId !== null) await siteSessions.hold(tx, { brandId: brand.id, id: sessionId });
        await insertSession(tx, {
          brandId: brand.id,
          id,
          tokenHash: hashSecret(token),
          ...place,
          product: place.product ?? 'casino',
          sessionId,
          createdAt: new Date(now),
          expiresAt: new Date(now + brand.settings.session.absoluteHours * HOUR_MS),
        });
      });
      return { id, token };
    },

    /** For the members' sessions: ends what was opened under them, and names what still is. */
    opened: {
      end: (tx, { brandId, id, sessionIds }) =>
        endSessionsUnder(tx, { brandId, memberId: id, sessionIds, now: new Date(clock.now()) }),
      async list({ brandId, sessionIds, language }) {
        if (sessionIds.length === 0) return [];
        const now = new Date(clock.now());
        const rows = await listSessionsUnder(database.queries, { brandId, sessionIds, now });
        const names = await titleNames(brandId, language);
        return rows.flatMap(({ sessionId, vendor, gameCode }) =>
          sessionId === null ? [] : [{ sessionId, name: names(vendor, gameCode) ?? gameCode }],
        );
      },
    } satisfies Parameters<Identity['addOpened']>[0],

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
