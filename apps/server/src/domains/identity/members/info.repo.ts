import type { Queries, Tx } from '@parlour/database/database';
import { and, count, eq } from 'drizzle-orm';
import { identityPasskey } from '../passkeys/passkeys.schema.ts';
import { identitySocial } from '../third-parties/third-parties.schema.ts';
import type { MemberKey } from './members.repo.ts';
import { identityHeadIcon } from './members.schema.ts';

export async function findIcon(
  queries: Queries,
  brandId: string,
  memberId: string,
): Promise<Uint8Array | null> {
  const [row] = await queries
    .select({ image: identityHeadIcon.image })
    .from(identityHeadIcon)
    .where(and(eq(identityHeadIcon.brandId, brandId), eq(identityHeadIcon.memberId, memberId)));
  return row?.image ?? null;
}

export async function saveIcon(
  tx: Tx,
  { brandId, id }: MemberKey,
  about: { image: Uint8Array; changedAt: Date },
): Promise<void> {
  await tx
    .insert(identityHeadIcon)
    .values({ brandId, memberId: id, ...about })
    .onConflictDoUpdate({ target: [identityHeadIcon.brandId, identityHeadIcon.memberId], set: about });
}

export async function removeIcon(tx: Tx, { brandId, id }: MemberKey): Promise<void> {
  await tx
    .delete(identityHeadIcon)
    .where(and(eq(identityHeadIcon.brandId, brandId), eq(identityHeadIcon.memberId, id)));
}

export async function countPasskeys(queries: Queries, brandId: string, memberId: string): Promise<number> {
  const [row] = await queries
    .select({ total: count() })
    .from(identityPasskey)
    .where(and(eq(identityPasskey.brandId, brandId), eq(identityPasskey.memberId, memberId)));
  return Number(row?.total ?? 0);
}

export async function countLinks(queries: Queries, brandId: string, memberId: string): Promise<number> {
  const [row] = await queries
    .select({ total: count() })
    .from(identitySocial)
    .where(and(eq(identitySocial.brandId, brandId), eq(identitySocial.memberId, memberId)));
  return Number(row?.total ?? 0);
}
