import type { Queries } from '@parlour/database/database';
import { eq } from 'drizzle-orm';
import { systemFact } from './system.schema.ts';

/** Writes a fact where there is none, and answers the one that stands. */
export async function settleFact(queries: Queries, name: string, value: string): Promise<string | undefined> {
  await queries.insert(systemFact).values({ name, value }).onConflictDoNothing();
  const [fact] = await queries.select().from(systemFact).where(eq(systemFact.name, name));
  return fact?.value;
}
