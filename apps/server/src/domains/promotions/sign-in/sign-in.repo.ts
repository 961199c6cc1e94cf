import type { Queries, Tx } from '@parlour/database/database';
import { and, desc, eq } from 'drizzle-orm';
import { promotionsSignIn } from './sign-in.schema.ts';

type SignInRow = typeof promotionsSignIn.$inferSelect;

export async function findLastSignIn(
  queries: Queries,
  brandId: string,
  memberId: string,
): Promise<SignInRow | undefined> {
  const [row] = await queries
    .select()
    .from(promotionsSignIn)
    .where(and(eq(promotionsSignIn.brandId, brandId), eq(promotionsSignIn.memberId, memberId)))
    .orderBy(desc(promotionsSignIn.day))
    .limit(1);
  return row;
}

/** False: the member has signed in on that day. */
export async function insertSignIn(tx: Tx, row: SignInRow): Promise<boolean> {
  const added = await tx
    .insert(promotionsSignIn)
    .values(row)
    .onConflictDoNothing()
    .returning({ day: promotionsSignIn.day });
  return added.length > 0;
}
