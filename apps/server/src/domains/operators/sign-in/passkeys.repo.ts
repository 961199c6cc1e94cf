import type { Queries, Tx } from '@parlour/database/database';
import { and, count, desc, eq, lt } from 'drizzle-orm';
import { operatorsCeremony, operatorsPasskey } from './sign-in.schema.ts';

export type PasskeyRow = typeof operatorsPasskey.$inferSelect;
type Ceremony = typeof operatorsCeremony.$inferSelect;

export async function listPasskeys(queries: Queries, operatorId: string): Promise<PasskeyRow[]> {
  return queries
    .select()
    .from(operatorsPasskey)
    .where(eq(operatorsPasskey.operatorId, operatorId))
    .orderBy(desc(operatorsPasskey.createdAt), desc(operatorsPasskey.id));
}

export async function countPasskeys(queries: Queries, operatorId: string): Promise<number> {
  const [row] = await queries
    .select({ passkeys: count() })
    .from(operatorsPasskey)
    .where(eq(operatorsPasskey.operatorId, operatorId));
  return Number(row?.passkeys ?? 0);
}

/** The operator's own; undefined for anybody else's. */
export async function findPasskey(
  tx: Tx,
  { operatorId, credentialId }: { operatorId: string; credentialId: string },
): Promise<PasskeyRow | undefined> {
  const [row] = await tx
    .select()
    .from(operatorsPasskey)
    .where(and(eq(operatorsPasskey.operatorId, operatorId), eq(operatorsPasskey.credentialId, credentialId)));
  return row;
}

/** False if the credential is already known, for any operator. */
export async function insertPasskey(tx: Tx, row: PasskeyRow): Promise<boolean> {
  const rows = await tx
    .insert(operatorsPasskey)
    .values(row)
    .onConflictDoNothing()
    .returning({ id: operatorsPasskey.id });
  return rows.length > 0;
}

/** False if it was used or removed since it was read. */
export async function notePasskeyUse(
  tx: Tx,
  { id, counter }: PasskeyRow,
  use: { counter: number; at: Date },
): Promise<boolean> {
  const rows = await tx
    .update(operatorsPasskey)
    .set({ counter: use.counter, lastUsedAt: use.at })
    .where(and(eq(operatorsPasskey.id, id), eq(operatorsPasskey.counter, counter)))
    .returning({ id: operatorsPasskey.id });
  return rows.length > 0;
}

/** The removed one; undefined if the operator has no such passkey. */
export async function deletePasskey(
  tx: Tx,
  { operatorId, id }: { operatorId: string; id: string },
): Promise<{ label: string } | undefined> {
  const [row] = await tx
    .delete(operatorsPasskey)
    .where(and(eq(operatorsPasskey.operatorId, operatorId), eq(operatorsPasskey.id, id)))
    .returning({ label: operatorsPasskey.label });
  return row;
}

export async function deletePasskeys(tx: Tx, operatorId: string): Promise<void> {
  await tx.delete(operatorsPasskey).where(eq(operatorsPasskey.operatorId, operatorId));
}

export async function insertCeremony(queries: Queries, ceremony: Ceremony): Promise<void> {
  await queries.insert(operatorsCeremony).values(ceremony);
}

/** Undefined if there is none, or no longer. */
export async function takeCeremony(tx: Tx, challengeHash: string): Promise<Ceremony | undefined> {
  const [row] = await tx
    .delete(operatorsCeremony)
    .where(eq(operatorsCeremony.challengeHash, challengeHash))
    .returning();
  return row;
}

export async function deleteCeremoniesBefore(tx: Tx, now: Date): Promise<void> {
  await tx.delete(operatorsCeremony).where(lt(operatorsCeremony.expiresAt, now));
}
