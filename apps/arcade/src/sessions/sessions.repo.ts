import type { Queries, Tx } from '@parlour/database/database';
import { and, eq, getTableColumns } from 'drizzle-orm';
import { arcadeOperator, arcadePlayer, arcadeSession } from '../arcade.schema.ts';

type SessionRow = typeof arcadeSession.$inferSelect;
/** With the address of its operator's wallet, as it is now. */
export type Session = SessionRow & { walletUrl: string };
export type Player = typeof arcadePlayer.$inferSelect;

/** The player of this name, created if there is none. */
export async function keepPlayer(tx: Tx, player: Player): Promise<string> {
  await tx.insert(arcadePlayer).values(player).onConflictDoNothing();
  const [found] = await tx
    .select({ id: arcadePlayer.id })
    .from(arcadePlayer)
    .where(and(eq(arcadePlayer.operatorId, player.operatorId), eq(arcadePlayer.userName, player.userName)));
  if (!found) throw new Error('a player that was kept is gone');
  return found.id;
}

export async function insertSession(tx: Tx, session: SessionRow): Promise<void> {
  await tx.insert(arcadeSession).values(session);
}

export async function findSession(db: Queries, id: string): Promise<Session | undefined> {
  const [found] = await db
    .select({ ...getTableColumns(arcadeSession), walletUrl: arcadeOperator.walletUrl })
    .from(arcadeSession)
    .innerJoin(arcadeOperator, eq(arcadeOperator.id, arcadeSession.operatorId))
    .where(eq(arcadeSession.id, id));
  return found;
}
