import type { TransferKind } from '@parlour/contract';

/** The days a chart shows. */
export const DAYS_SHOWN = 14;
/** The days before today that the average is of. */
export const WEEK_DAYS = 7;
/** Many operators look at the same figures, and the sums themselves are renewed every minute. */
export const FIGURES_KEPT_MS = 15_000;
/** Who did one of these was active. */
export const ACTIVE_KINDS = ['bet', 'deposit'] as const satisfies readonly TransferKind[];
