import type { Brand } from '../../tenancy/brand.ts';

/** What operators need of the brands. */
export type BrandSource = {
  all(): Brand[];
  ofId(brandId: string): Brand | undefined;
  ofMerchant(merchantCode: string): Brand | undefined;
};
