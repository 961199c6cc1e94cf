import type { PromotionSettings } from '@parlour/contract';
import type { Queries, Tx } from '@parlour/database/database';
import { amountOf } from '@parlour/money';
import { desc, eq } from 'drizzle-orm';
import { DEFAULT_SETTINGS } from './returns.rules.ts';
import { promotionsSettings } from './settings.schema.ts';

const s = promotionsSettings;

export async function findSettings(queries: Queries, brandId: string) {
  const [row] = await queries
    .select()
    .from(s)
    .where(eq(s.brandId, brandId))
    .orderBy(desc(s.version))
    .limit(1);
  return { version: row?.version ?? 0, settings: row?.settings ?? DEFAULT_SETTINGS, at: row?.at ?? null };
}

/** Cash and bonuses above it wait for an operator; null: none does. */
export async function findReviewLimit(queries: Queries, brandId: string): Promise<bigint | null> {
  const { reviewAbove } = (await findSettings(queries, brandId)).settings;
  return reviewAbove === null ? null : amountOf(reviewAbove);
}

/** Whether it is the next version: false if somebody else wrote it. */
export async function insertSettings(
  tx: Tx,
  brandId: string,
  row: { version: number; settings: PromotionSettings; at: Date },
): Promise<boolean> {
  const rows = await tx
    .insert(s)
    .values({ brandId, ...row })
    .onConflictDoNothing()
    .returning({ version: s.version });
  return rows.length > 0;
}
