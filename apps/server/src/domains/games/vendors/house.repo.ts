import type { VendorTag } from '@parlour/contract';
import type { Tx } from '@parlour/database/database';
import { gamesVendor } from './vendors.schema.ts';

export type HouseVendor = { code: string; name: string; tag: VendorTag; sort: number };

/** What operators decided about it stays. */
export async function putHouseVendor(
  tx: Tx,
  brandId: string,
  { code, name, tag, sort, at }: HouseVendor & { at: Date },
): Promise<void> {
  await tx
    .insert(gamesVendor)
    .values({
      brandId,
      code,
      name,
      apiUrl: '',
      operatorId: '',
      vendorPublicKey: '',
      ownPublicKey: '',
      ownPrivateKey: '',
      isOpen: true,
      isHouse: true,
      tag,
      sort,
      createdAt: at,
    })
    .onConflictDoUpdate({ target: [gamesVendor.brandId, gamesVendor.code], set: { name } });
}
