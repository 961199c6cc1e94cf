import type { Queries, Tx } from '@parlour/database/database';
import { and, eq } from 'drizzle-orm';
import { arcadePlayer, arcadeSession } from '../arcade.schema.ts';

export type Session = typeof arcadeSession.$inferSelect;
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

export async function insertSession(tx: Tx, session: Session): Promise<void> {
  await tx.insert(arcadeSession).values(session);
}

export async function findSession(db: Queries, id: string): Promise<Session | undefined> {
  const [found] = await db.select().from(arcadeSession).where(eq(arcadeSession.id, id));
  return found;
}
