import type { BrandSettings } from '@parlour/contract';

/** A brand's current state. A change makes a new object, so nothing derived from the old one is reused. */
export type Brand = {
  readonly id: string;
  readonly revision: number;
  readonly changedAtMs: number;
  readonly settings: Readonly<BrandSettings>;
};
