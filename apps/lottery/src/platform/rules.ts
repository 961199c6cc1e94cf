import type { LotteryFamily } from '@parlour/contract/values/lottery';
import { loadFamily } from '@parlour/lottery-rules';
import { loadOnce } from './load-once.ts';

/** The rules of a family. */
export const rulesOf = loadOnce((id: LotteryFamily) => loadFamily(id));
