import type { Clock } from '@parlour/clock/clock';
import { HOUR_MS, MINUTE_MS } from '@parlour/clock/durations';
import { newId } from '@parlour/clock/ids';
import type { Language, LoginMethod } from '@parlour/contract';
import type { Database, Tx } from '@parlour/database/database';
import { createSharedReads } from '@parlour/database/shared-reads';
import { afterCommit } from '@parlour/database/transaction';
import { type Bus, topic } from '../../../bus/bus.ts';
import { hashSecret, isSameHash, newSecret } from '../../../credentials/tokens.ts';
import type { SessionFinder } from '../../../http/calls/bind.ts';
import type { Caller, Session } from '../../../http/calls/call.ts';
import { Refusal } from '../../../http/calls/refusal.ts';
import { type AskedPage, lastId, readPage } from '../../../lists/pages.rules.ts';
import type { Brand } from '../../../tenancy/brand.ts';
import type { MemberKey } from '../members/members.ts';
import { type CookieQuestion, type FoundSession, readSessions } from './found-sessions.repo.ts';
import {
  deleteOldSessions,
  type Ending,
  endSessions,
  holdSession,
  insertSession,
  type LoginRow,
  listLogins,
  listOpenSessions,
  type SessionRow,
  touchSession,
} from './sessions.repo.ts';
import {
  GATHER_MS,
  SESSIONS_KEPT_MS,
  SESSIONS_TOGETHER,
  SESSIONS_WAITING_MAX,
  TOUCH_MS,
} from './sessions.rules.ts';

export const memberSessionsEnded = topic<{ brandId: string; memberId: string }>('identity.sessions_ended');

/** The parts of a call that matter to signing in. */
export type Visit = Omit<Caller, 'session' | 'query' | 'body'>;
type SessionsNeeds = {
  database: Database;
  bus: Bus;
  clock: Clock;
  countryOf(ip: string): string | null;
};
/** Where a session is opened from. */
type Place = Pick<Visit, 'brand' | 'ip' | 'device' | 'userAgent'>;
/** The session that a ticket was issued in, while the browser still has its cookie. */
type FindBeside = (
  brand: Brand,
  about: { sessionId: string; cookie: string },
) => Promise<Session | 'ended' | null>;
/** What another domain opens under a session, such as games: it ends with the session. */
export type OpenedUnder = {
  end(tx: Tx, ended: { brandId: string; id: string; sessionIds: string[] }): Promise<void>;
  /** What is still open, by name, if it has one. */
  list?(asked: {
    brandId: string;
    sessionIds: string[];
    language: Language;
  }): Promise<{ sessionId: string; name: string }[]>;
};
export interface SessionHolder {
  /** Refuses a session that has ended meanwhile; it cannot end before the transaction does. */
  hold(tx: Tx, session: { brandId: string; id: string }): Promise<void>;
}
export type Sessions = ReturnType<typeof createSessions>;

/**
 * Sessions of members. Every call queries the database, so an ended session or a locked member takes effect at once in
 * every process. Calls of the same moment share a query.
 */
export function createSessions({ database, bus, clock, countryOf }: SessionsNeeds) {
  const opened: OpenedUnder[] = [];
  const found = createSharedReads<CookieQuestion, FoundSession | null>({
    lane: database.openLane(),
    read: readSessions,
    together: SESSIONS_TOGETHER,
    waiting: SESSIONS_WAITING_MAX,
    gatherMs: GATHER_MS,
  });
  const idleMs = ({ settings }: Brand) => settings.session.idleMinutes * MINUTE_MS;
  const times = (brand: Brand) => ({
    now: new Date(clock.now()),
    idleSince: new Date(clock.now() - idleMs(brand)),
  });
  const endsOf = (brand: Brand, { lastSeenAt, endsAt }: Pick<SessionRow, 'lastSeenAt' | 'endsAt'>) => ({
    idleEndsAt: Math.min(lastSeenAt.getTime() + idleMs(brand), endsAt.getTime()),
    endsAt: endsAt.getTime(),
  });

  /** Where a visit comes from, as stored with sessions and the history. */
  const placeOf = ({ ip, device, userAgent }: Place) => ({ ip, country: countryOf(ip), device, userAgent });

  const finder: Pick<SessionFinder, 'find'> & { findBeside: FindBeside } = {
    async find(brand, { token, cookie }) {
      const session = await found.ask({ brandId: brand.id, cookieHash: hashSecret(cookie) });
      if (!session || !isSameHash(session.tokenHash, hashSecret(token))) return null;
      return stateOf(brand, session);
    },
    async findBeside(brand, { sessionId, cookie }) {
      const session = await found.ask({ brandId: brand.id, cookieHash: hashSecret(cookie) });
      return session?.id === sessionId ? stateOf(brand, session) : null;
    },
  };

  async function stateOf(brand: Brand, session: FoundSession): Promise<Session | 'ended'> {
    const now = clock.now();
    const isOver =
      session.isEnded ||
      !session.isActive ||
      session.lastSeenMs + idleMs(brand) <= now ||
      session.endsMs <= now ||
      (session.expiresMs !== null && session.expiresMs <= now);
    if (isOver) return 'ended';
    if (now - session.lastSeenMs >= TOUCH_MS) await touchSession(database.queries, session, new Date(now));
    // Who came by a passkey or a code of their own needs no password from an operator.
    const mustChangePassword = session.method === 'username' && session.hasTemporaryPassword;
    return { id: session.id, memberId: session.memberId, type: session.type, mustChangePassword };
  }

  /** Tells every process, once the transaction commits, so that the member's open pages learn of it. */
  const tellEnded = ({ brandId, id }: MemberKey) =>
    afterCommit(() => bus.publish(memberSessionsEnded, { brandId, memberId: id }));

  /** Ends sessions of a member, on every process at once, with everything that was opened under them. */
  async function end(tx: Tx, member: MemberKey, which: Ending = {}): Promise<number> {
    const ended = await endSessions(tx, member, { ...which, now: new Date(clock.now()) });
    if (ended.length === 0) return 0;
    for (const endOpened of opened) await endOpened.end(tx, { ...member, sessionIds: ended });
    tellEnded(member);
    return ended.length;
  }

  async function openedUnder(brandId: string, sessionIds: string[], language: Language) {
    const names = new Map<string, string[]>();
    for (const { list } of opened)
      for (const { sessionId, name } of (await list?.({ brandId, sessionIds, language })) ?? [])
        names.set(sessionId, [...(names.get(sessionId) ?? []), name]);
    return names;
  }

  return {
    ...finder,
    end,

    placeOf,

    addOpened: (one: OpenedUnder) => void opened.push(one),

    async hold(tx: Tx, key: { brandId: string; id: string }): Promise<void> {
      if (!(await holdSession(tx, key))) throw new Refusal('logged_out');
    },

    /** Opens a session; its two halves are returned only here. */
    async open(
      tx: Tx,
      visit: Place,
      { memberId, method }: { memberId: string; method: LoginMethod },
    ): Promise<{ token: string; cookie: string; lastsSeconds: number }> {
      const [token, cookie] = [newSecret(), newSecret()];
      const now = clock.now();
      const lastsMs = visit.brand.settings.session.absoluteHours * HOUR_MS;
      await insertSession(tx, {
        brandId: visit.brand.id,
        id: newId(clock),
        memberId,
        cookieHash: hashSecret(cookie),
        tokenHash: hashSecret(token),
        method,
        ...placeOf(visit),
        createdAt: new Date(now),
        lastSeenAt: new Date(now),
        endsAt: new Date(now + lastsMs),
        endedAt: null,
      });
      return { token, cookie, lastsSeconds: lastsMs / 1000 };
    },

    /** Ends sessions of the caller's own account. */
    endOwn: (brand: Brand, { memberId }: Session, which: Ending) =>
      database.transaction((tx) => end(tx, { brandId: brand.id, id: memberId }, which)),

    async renew(brand: Brand, session: Session): Promise<{ idleEndsAt: number; endsAt: number }> {
      const row = await touchSession(
        database.queries,
        { brandId: brand.id, id: session.id },
        new Date(clock.now()),
      );
      if (!row) throw new Refusal('not_logged_in');
      return endsOf(brand, row);
    },

    async list(
      brand: Brand,
      { memberId, currentId, language }: { memberId: string; currentId: string | null; language: Language },
    ) {
      const rows = await listOpenSessions(
        database.queries,
        { brandId: brand.id, id: memberId },
        times(brand),
      );
      const ids = rows.map(({ id }) => id);
      const games = await openedUnder(brand.id, ids, language);
      return rows.map(({ createdAt, lastSeenAt, ...row }) => ({
        ...row,
        games: games.get(row.id) ?? [],
        isCurrent: row.id === currentId,
        createdAt: createdAt.getTime(),
        lastSeenAt: lastSeenAt.getTime(),
      }));
    },

    /** Newest first, from where the last answer's `next` points. */
    async logins(member: MemberKey, { limit, after }: AskedPage) {
      const read = (count: number) => listLogins(database.queries, member, { after, limit: count });
      const { rows, next } = await readPage(limit, read, lastId);
      return { items: rows.map(loginOnWire), next };
    },

    close: () => found.close(),

    sweep: (tx: Tx) => deleteOldSessions(tx, new Date(clock.now() - SESSIONS_KEPT_MS)),
  };
}

const loginOnWire = ({ at, ...row }: LoginRow) => ({ ...row, at: at.getTime() });
