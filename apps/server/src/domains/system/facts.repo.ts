import type { Queries } from '@parlour/database/database';
import { eq } from 'drizzle-orm';
import { systemFact } from './system.schema.ts';

/** Writes a fact if there is none, and returns the stored one. */
export async function settleFact(queries: Queries, name: string, value: string): Promise<string | undefined> {
  await queries.insert(systemFact).values({ name, value }).onConflictDoNothing();
  const [fact] = await queries.select().from(systemFact).where(eq(systemFact.name, name));
  return fact?.value;
}
