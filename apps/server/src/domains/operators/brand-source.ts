import type { Brand } from '../../tenancy/brand.ts';
import type { Calendar } from '../../tenancy/calendar.rules.ts';

/** What operators need of the brands. */
export type BrandSource = {
  all(): Brand[];
  ofId(brandId: string): Brand | undefined;
  ofMerchant(merchantCode: string): Brand | undefined;
  calendarOf(brand: Brand): Promise<Calendar>;
};
