import { useBrand } from '../../../platform/site.ts';

/** Whether this brand lets anybody try (module FREEPLAY3). */
export function useHasFreePlay(): boolean {
  return useBrand().whitelabel.FREEPLAY3 === true;
}
