import type { Queries, Tx } from '@parlour/database/database';
import { and, desc, eq, gt, inArray, isNull, lt, ne } from 'drizzle-orm';
import { operatorsOperator } from '../operators.schema.ts';
import { operatorsSession, operatorsTicket } from './sign-in.schema.ts';

export type SessionRow = typeof operatorsSession.$inferSelect;
export type TicketRow = typeof operatorsTicket.$inferSelect;

const isOpen = (now: Date, idleSince: Date) =>
  and(
    isNull(operatorsSession.endedAt),
    gt(operatorsSession.endsAt, now),
    gt(operatorsSession.lastSeenAt, idleSince),
  );

type Times = { now: Date; idleSince: Date };

/** The open session of a cookie with the account it belongs to. */
export async function findSession(queries: Queries, cookieHash: string, { now, idleSince }: Times) {
  const [row] = await queries
    .select({ session: operatorsSession, account: operatorsOperator })
    .from(operatorsSession)
    .innerJoin(operatorsOperator, eq(operatorsOperator.id, operatorsSession.operatorId))
    .where(
      and(
        eq(operatorsSession.cookieHash, cookieHash),
        isOpen(now, idleSince),
        eq(operatorsOperator.state, 'active'),
      ),
    );
  return row;
}

export async function insertSession(tx: Tx, session: SessionRow): Promise<void> {
  await tx.insert(operatorsSession).values(session);
}

export async function touchSession(queries: Queries, id: string, lastSeenAt: Date): Promise<void> {
  await queries.update(operatorsSession).set({ lastSeenAt }).where(eq(operatorsSession.id, id));
}

export async function listOpenSessions(
  queries: Queries,
  operatorId: string,
  { now, idleSince }: Times,
): Promise<SessionRow[]> {
  return queries
    .select()
    .from(operatorsSession)
    .where(and(eq(operatorsSession.operatorId, operatorId), isOpen(now, idleSince)))
    .orderBy(desc(operatorsSession.id));
}

type Ending = { operatorId: string; now: Date; only?: string; except?: string };

/** Ends open sessions of an operator and returns which. */
export async function endSessions(tx: Tx, { operatorId, now, only, except }: Ending): Promise<string[]> {
  const rows = await tx
    .update(operatorsSession)
    .set({ endedAt: now })
    .where(
      and(
        eq(operatorsSession.operatorId, operatorId),
        isNull(operatorsSession.endedAt),
        only === undefined ? undefined : eq(operatorsSession.id, only),
        except === undefined ? undefined : ne(operatorsSession.id, except),
      ),
    )
    .returning({ id: operatorsSession.id });
  return rows.map(({ id }) => id);
}

export async function insertTicket(queries: Queries, ticket: TicketRow): Promise<void> {
  await queries.insert(operatorsTicket).values(ticket);
}

/** Deletes the ticket; a second call finds none. */
export async function takeTicket(queries: Queries, ticketHash: string): Promise<TicketRow | undefined> {
  const [row] = await queries
    .delete(operatorsTicket)
    .where(eq(operatorsTicket.ticketHash, ticketHash))
    .returning();
  return row;
}

export async function deleteSessionsEndedBefore(tx: Tx, { before, now }: { before: Date; now: Date }) {
  await tx.delete(operatorsTicket).where(lt(operatorsTicket.expiresAt, now));
  const old = tx
    .select({ id: operatorsSession.id })
    .from(operatorsSession)
    .where(lt(operatorsSession.endsAt, before));
  await tx.delete(operatorsTicket).where(inArray(operatorsTicket.sessionId, old));
  await tx.delete(operatorsSession).where(lt(operatorsSession.endsAt, before));
}
