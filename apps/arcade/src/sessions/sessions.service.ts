import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Clock } from '@parlour/clock/clock';
import { isId, newId } from '@parlour/clock/ids';
import type { Database } from '@parlour/database/database';
import type { GameUrlCall } from '@parlour/wallet-protocol';
import { findTitle } from '../catalogue/titles.ts';
import { findLimits } from '../games/limits.rules.ts';
import { readPace } from '../games/pace.rules.ts';
import { languageOf } from '../languages.ts';
import { Refused } from '../refused.ts';
import type { Seeds } from '../seeds/seeds.service.ts';
import { findSession, insertSession, keepPlayer, type Session } from './sessions.repo.ts';
import { SESSION_KEY_BYTES, SESSION_MS } from './sessions.rules.ts';

export type Sessions = ReturnType<typeof createSessions>;
type Needs = { database: Database; clock: Clock; seeds: Seeds };

export function createSessions({ database, clock, seeds }: Needs) {
  return {
    /** Opens a game for a user; the returned address works for this opening only. */
    async open({ call, studio, origin }: Opening): Promise<string> {
      if (!findTitle(studio, call.game_code)) throw new Refused('not_found');
      if (!findLimits(call.currency)) throw new Refused('wrong_currency');
      const key = randomBytes(SESSION_KEY_BYTES).toString('base64url');
      const id = newId(clock);
      const at = clock.now();
      await database.transaction(async (tx) => {
        const player = { operatorId: call.operator_id, userName: call.user, createdAt: new Date(at) };
        const playerId = await keepPlayer(tx, { id: newId(clock), ...player });
        await seeds.keep(tx, playerId);
        await insertSession(tx, {
          id,
          keyHash: hashOf(key),
          playerId,
          operatorId: call.operator_id,
          userName: call.user,
          studio,
          gameCode: call.game_code,
          token: call.token,
          currency: call.currency,
          lobbyUrl: call.lobby_url,
          depositUrl: call.deposit_url ?? null,
          pace: readPace(call.meta?.pace),
          isFeatureBuyOffered: call.meta?.buy !== false,
          createdAt: new Date(at),
          expiresAt: new Date(at + SESSION_MS),
        });
      });
      return addressOf({ origin, id, key, call });
    },

    /** For the document, which contains nothing private. */
    async find(id: string): Promise<Session> {
      const session = await findSession(database.queries, id);
      if (!session || session.expiresAt.getTime() <= clock.now()) throw new Refused('session_ended');
      return session;
    },

    /** By `<id>.<key>`, as the page sends it. */
    async authenticate(credential: string): Promise<Session> {
      const [id = '', key = ''] = credential.split('.');
      if (!isId(id)) throw new Refused('session_ended');
      const session = await this.find(id);
      if (!timingSafeEqual(Buffer.from(hashOf(key)), Buffer.from(session.keyHash)))
        throw new Refused('session_ended');
      return session;
    },
  };
}

type Opening = { call: GameUrlCall; studio: string; origin: string };

/** The key is in the URL fragment: no server log or referrer ever contains it. */
function addressOf({ origin, id, key, call }: Omit<Opening, 'studio'> & { id: string; key: string }): string {
  const url = new URL(`/play/${id}`, origin);
  url.searchParams.set('lang', languageOf(call.lang));
  url.searchParams.set('css', call.meta?.css === 'light' ? 'light' : 'dark');
  if (call.meta?.bar === 'lobby') url.searchParams.set('bar', 'lobby');
  url.hash = key;
  return url.href;
}

function hashOf(key: string): string {
  return createHash('sha256').update(key).digest('hex');
}
