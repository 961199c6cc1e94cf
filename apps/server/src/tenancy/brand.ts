import type { BrandSettings } from '@parlour/contract';

/** A brand as it is now. A change makes a new object, so whatever was derived from the old one is not reused. */
export type Brand = {
  readonly id: string;
  readonly revision: number;
  readonly changedAtMs: number;
  readonly settings: Readonly<BrandSettings>;
};
