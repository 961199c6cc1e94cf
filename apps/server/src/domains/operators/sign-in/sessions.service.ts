import type { Clock } from '@parlour/clock/clock';
import { newId } from '@parlour/clock/ids';
import type { OperatorTicketPurpose } from '@parlour/contract';
import type { Database, Tx } from '@parlour/database/database';
import { afterCommit } from '@parlour/database/transaction';
import { type Bus, topic } from '../../../bus/bus.ts';
import { hashSecret, isSameHash, newSecret, newTicket } from '../../../credentials/tokens.ts';
import type { OperatorSessions } from '../../../http/calls/bind-operator.ts';
import type { Operator } from '../../../http/calls/operator-call.ts';
import { grantsOf } from '../accounts.repo.ts';
import { stageOf } from '../me.rules.ts';
import {
  deleteSessionsEndedBefore,
  endSessions,
  findSession,
  insertSession,
  insertTicket,
  listOpenSessions,
  type SessionRow,
  takeTicket,
  touchSession,
} from './sessions.repo.ts';
import { ABSOLUTE_MS, ENDED_KEPT_MS, IDLE_MS, TICKET_MS, TOUCH_MS } from './sessions.rules.ts';

export const sessionsEnded = topic<{ sessionIds: string[] }>('operators.sessions_ended');

type SessionsNeeds = { database: Database; bus: Bus; clock: Clock };
export type Sessions = ReturnType<typeof createSessions>;
type Found = NonNullable<Awaited<ReturnType<typeof findSession>>>;

/**
 * Sessions of operators. Every call queries the database, so an ended session, a disabled account or a removed grant
 * takes effect at once in every process.
 */
export function createSessions({ database, bus, clock }: SessionsNeeds) {
  const times = () => ({ now: new Date(clock.now()), idleSince: new Date(clock.now() - IDLE_MS) });

  async function operatorOf({ session, account }: Found): Promise<Operator> {
    const grants = (await grantsOf(database.queries, [account.id])).get(account.id) ?? [];
    if (clock.now() - session.lastSeenAt.getTime() >= TOUCH_MS)
      await touchSession(database.queries, session.id, new Date(clock.now()));
    return {
      id: account.id,
      name: account.name,
      displayName: account.displayName,
      sessionId: session.id,
      stage: stageOf(account),
      grants,
    };
  }

  const finder: OperatorSessions = {
    async find({ token, cookie }) {
      const found = await findSession(database.queries, hashSecret(cookie), times());
      if (!found || !isSameHash(found.session.tokenHash, hashSecret(token))) return null;
      return operatorOf(found);
    },
    async redeem({ ticket, cookie, purpose }) {
      const taken = await takeTicket(database.queries, hashSecret(ticket));
      if (taken?.purpose !== purpose || taken.expiresAt.getTime() <= clock.now()) return null;
      const found = await findSession(database.queries, hashSecret(cookie), times());
      if (found?.session.id !== taken.sessionId) return null;
      return { operator: await operatorOf(found), brandId: taken.brandId };
    },
  };

  async function findOpen(operatorId: string, sessionId: string): Promise<SessionRow | undefined> {
    const rows = await listOpenSessions(database.queries, operatorId, times());
    return rows.find(({ id }) => id === sessionId);
  }

  return {
    ...finder,
    findOpen,

    /** For channels that outlive a call: the same operator with current grants; null once the session has ended. */
    async renew(operator: Operator): Promise<Operator | null> {
      if (!(await findOpen(operator.id, operator.sessionId))) return null;
      const grants = (await grantsOf(database.queries, [operator.id])).get(operator.id) ?? [];
      return { ...operator, grants };
    },

    /** Opens a session; its two halves are returned only here. */
    async open(
      tx: Tx,
      { operatorId, ip, userAgent }: { operatorId: string; ip: string; userAgent: string },
    ): Promise<{ session: SessionRow; token: string; cookie: string }> {
      const [token, cookie] = [newSecret(), newSecret()];
      const now = clock.now();
      const session: SessionRow = {
        id: newId(clock),
        operatorId,
        cookieHash: hashSecret(cookie),
        tokenHash: hashSecret(token),
        ip,
        userAgent,
        createdAt: new Date(now),
        lastSeenAt: new Date(now),
        endsAt: new Date(now + ABSOLUTE_MS),
        endedAt: null,
      };
      await insertSession(tx, session);
      return { session, token, cookie };
    },

    /** Ends sessions and tells every process, so that their open channels close too. */
    async end(tx: Tx, which: { operatorId: string; only?: string; except?: string }): Promise<number> {
      const sessionIds = await endSessions(tx, { ...which, now: new Date(clock.now()) });
      if (sessionIds.length > 0) afterCommit(() => bus.publish(sessionsEnded, { sessionIds }));
      return sessionIds.length;
    },

    async list(operatorId: string, currentId: string | null) {
      const rows = await listOpenSessions(database.queries, operatorId, times());
      return rows.map((row) => ({
        id: row.id,
        isCurrent: row.id === currentId,
        createdAt: row.createdAt.getTime(),
        lastSeenAt: row.lastSeenAt.getTime(),
        endsAt: row.endsAt.getTime(),
        ip: row.ip,
        userAgent: row.userAgent,
      }));
    },

    /** When the session expires: if idle, and at the latest. */
    endsOf: ({ lastSeenAt, endsAt }: Pick<SessionRow, 'lastSeenAt' | 'endsAt'>) => ({
      idleEndsAt: Math.min(lastSeenAt.getTime() + IDLE_MS, endsAt.getTime()),
      endsAt: endsAt.getTime(),
    }),

    async issueTicket(
      operator: Operator,
      { purpose, brandId }: { purpose: OperatorTicketPurpose; brandId: string | null },
    ): Promise<{ ticket: string; expiresAt: number }> {
      const ticket = newTicket();
      const expiresAt = clock.now() + TICKET_MS;
      await insertTicket(database.queries, {
        ticketHash: hashSecret(ticket),
        sessionId: operator.sessionId,
        purpose,
        brandId,
        expiresAt: new Date(expiresAt),
      });
      return { ticket, expiresAt };
    },

    sweep: (tx: Tx) =>
      deleteSessionsEndedBefore(tx, {
        before: new Date(clock.now() - ENDED_KEPT_MS),
        now: new Date(clock.now()),
      }),
  };
}
