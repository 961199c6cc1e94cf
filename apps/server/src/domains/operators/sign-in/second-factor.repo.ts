import type { Queries, Tx } from '@parlour/database/database';
import { and, count, eq, lt } from 'drizzle-orm';
import { operatorsChallenge, operatorsRecoveryCode } from './sign-in.schema.ts';

export async function countRecoveryCodes(queries: Queries, operatorId: string): Promise<number> {
  const [row] = await queries
    .select({ codes: count() })
    .from(operatorsRecoveryCode)
    .where(eq(operatorsRecoveryCode.operatorId, operatorId));
  return Number(row?.codes ?? 0);
}

export async function replaceRecoveryCodes(tx: Tx, operatorId: string, hashes: string[]): Promise<void> {
  await tx.delete(operatorsRecoveryCode).where(eq(operatorsRecoveryCode.operatorId, operatorId));
  if (hashes.length > 0)
    await tx.insert(operatorsRecoveryCode).values(hashes.map((codeHash) => ({ codeHash, operatorId })));
}

/** False if there is no such code, or no longer. */
export async function takeRecoveryCode(tx: Tx, operatorId: string, codeHash: string): Promise<boolean> {
  const rows = await tx
    .delete(operatorsRecoveryCode)
    .where(
      and(eq(operatorsRecoveryCode.operatorId, operatorId), eq(operatorsRecoveryCode.codeHash, codeHash)),
    )
    .returning({ codeHash: operatorsRecoveryCode.codeHash });
  return rows.length > 0;
}

type Challenge = typeof operatorsChallenge.$inferSelect;

export async function insertChallenge(tx: Tx, challenge: Challenge): Promise<void> {
  await tx.insert(operatorsChallenge).values(challenge);
}

export async function findChallenge(queries: Queries, challengeHash: string): Promise<Challenge | undefined> {
  const [row] = await queries
    .select()
    .from(operatorsChallenge)
    .where(eq(operatorsChallenge.challengeHash, challengeHash));
  return row;
}

/** False if it was already used. */
export async function takeChallenge(tx: Tx, challengeHash: string): Promise<boolean> {
  const rows = await tx
    .delete(operatorsChallenge)
    .where(eq(operatorsChallenge.challengeHash, challengeHash))
    .returning({ challengeHash: operatorsChallenge.challengeHash });
  return rows.length > 0;
}

export async function deleteChallengesBefore(tx: Tx, now: Date): Promise<void> {
  await tx.delete(operatorsChallenge).where(lt(operatorsChallenge.expiresAt, now));
}
