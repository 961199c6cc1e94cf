import type { Clock } from '@parlour/clock/clock';
import type { VendorTitle } from '@parlour/wallet-protocol';
import { sql } from 'drizzle-orm';
import type { App } from '../../app.ts';

type Running = Pick<App, 'database' | 'modules'> & { clock: Clock };
type VendorAbout = { merchant?: string; name?: string; isOpen?: boolean; tag?: string; sort?: number };

/** A vendor of a brand that cannot be reached, and its titles. Called again, it replaces the vendor's list. */
export async function putVendor(
  app: Running,
  code: string,
  titles: readonly VendorTitle[],
  { merchant = 'harbor', name = `Studio ${code}`, isOpen = true, tag = '', sort = 0 }: VendorAbout = {},
) {
  const brandId = brandIdOf(app, merchant);
  return app.database.transaction(async (tx) => {
    await tx.execute(sql`
      insert into games_vendor (brand_id, code, name, api_url, operator_id, vendor_public_key, own_public_key,
        own_private_key, is_open, tag, sort, created_at)
      values (${brandId}::uuid, ${code}, ${name}, 'https://vendor.invalid', ${merchant}, '', '', '', ${isOpen}, ${tag},
        ${sort}, ${new Date(app.clock.now()).toISOString()}::timestamptz)
      on conflict do nothing`);
    return app.modules.games.catalogue.replaceVendorTitles(tx, brandId, code, titles);
  });
}

type Marks = Partial<{ sort: number; hot_rank: number | null; is_new: boolean; is_hidden: boolean }>;

/** An operator's marks on a title. */
export async function markTitle(
  app: Running,
  nodeId: string,
  { merchant = 'harbor', ...marks }: Marks & { merchant?: string },
): Promise<void> {
  const brandId = brandIdOf(app, merchant);
  await app.database.transaction(async (tx) => {
    for (const [mark, value] of Object.entries(marks))
      await tx.execute(sql`
        update games_title set ${sql.identifier(mark)} = ${value}
        where brand_id = ${brandId}::uuid and node_id = ${nodeId}`);
    app.modules.games.catalogue.announce(tx, brandId);
  });
}

export function brandIdOf(app: Running, merchant: string): string {
  const brand = app.modules.system.brands.ofMerchant(merchant);
  if (!brand) throw new Error(`there is no brand ${merchant}`);
  return brand.id;
}
