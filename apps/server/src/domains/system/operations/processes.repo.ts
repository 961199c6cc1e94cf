import type { Queries } from '@parlour/database/database';
import { desc, eq, lt } from 'drizzle-orm';
import { systemProcess } from './operations.schema.ts';

export type ProcessRow = typeof systemProcess.$inferSelect;

export async function saveProcess(queries: Queries, row: ProcessRow): Promise<void> {
  const { id: _id, ...about } = row;
  await queries
    .insert(systemProcess)
    .values(row)
    .onConflictDoUpdate({ target: systemProcess.id, set: about });
}

export async function markStopped(queries: Queries, id: string, stoppedAt: Date): Promise<void> {
  await queries.update(systemProcess).set({ stoppedAt }).where(eq(systemProcess.id, id));
}

export async function listProcesses(queries: Queries): Promise<ProcessRow[]> {
  return queries.select().from(systemProcess).orderBy(desc(systemProcess.id)).limit(200);
}

export async function deleteProcessesBefore(queries: Queries, before: Date): Promise<void> {
  await queries.delete(systemProcess).where(lt(systemProcess.seenAt, before));
}
