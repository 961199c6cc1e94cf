import type { LotteryFamily } from '@parlour/contract/values/lottery';
import { FAMILIES, type Family } from '@parlour/lottery-rules';

export function familyOf(id: LotteryFamily): Family {
  const family = FAMILIES.find((own) => own.id === id);
  if (!family) throw new Error(`there is no family ${id}`);
  return family;
}
