import { SWITCH_CODE } from '@parlour/contract/values/switches';
import { useBrand } from '../../../platform/site.ts';

/** Whether this brand offers free play. */
export function useHasFreePlay(): boolean {
  return useBrand().whitelabel[SWITCH_CODE.freePlay] === true;
}
