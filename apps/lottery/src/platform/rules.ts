import type { LotteryFamily } from '@parlour/contract/values/lottery';
import { type Family, loadFamily } from '@parlour/lottery-rules';

/** Marked the way React marks a settled promise, so `use` returns loaded rules at once. */
type Loading = Promise<Family> & { status?: 'fulfilled'; value?: Family };

const known = new Map<LotteryFamily, Loading>();

/** The rules of a family, loaded once; after a failure it can be called again. */
export function rulesOf(id: LotteryFamily): Promise<Family> {
  const before = known.get(id);
  if (before) return before;
  const loading: Loading = loadFamily(id).then(
    (family) => {
      loading.status = 'fulfilled';
      loading.value = family;
      return family;
    },
    (error) => {
      known.delete(id);
      throw error;
    },
  );
  known.set(id, loading);
  return loading;
}
