import type { Queries, Tx } from '@parlour/database/database';
import { and, count, eq, inArray } from 'drizzle-orm';
import { messagesPicture, messagesPictureFile } from './pictures.schema.ts';

const p = messagesPicture;
const f = messagesPictureFile;

export type PictureRow = typeof p.$inferSelect;
export type PictureFile = { name: string; content: Uint8Array };

export async function findPictures(
  queries: Queries,
  brandId: string,
  digests: readonly string[],
): Promise<PictureRow[]> {
  if (digests.length === 0) return [];
  return queries
    .select()
    .from(p)
    .where(and(eq(p.brandId, brandId), inArray(p.digest, [...digests])));
}

export async function countPictures(tx: Tx, brandId: string): Promise<number> {
  const [row] = await tx.select({ all: count() }).from(p).where(eq(p.brandId, brandId));
  return Number(row?.all ?? 0);
}

export async function addPicture(tx: Tx, row: PictureRow, files: readonly PictureFile[]): Promise<void> {
  const { brandId, digest } = row;
  await tx.insert(p).values(row).onConflictDoNothing();
  for (const file of files)
    await tx
      .insert(f)
      .values({ brandId, digest, ...file })
      .onConflictDoNothing();
}

export async function findFile(
  queries: Queries,
  brandId: string,
  { digest, name }: { digest: string; name: string },
): Promise<Uint8Array | null> {
  const [row] = await queries
    .select({ content: f.content })
    .from(f)
    .where(and(eq(f.brandId, brandId), eq(f.digest, digest), eq(f.name, name)));
  return row?.content ?? null;
}
