import { useBrand } from '../../../platform/site.ts';
import { registrationWays } from './methods.rules.ts';

/** Whether this brand takes new members: nothing leads to a form that is closed. */
export function useCanRegister(): boolean {
  return registrationWays(useBrand().whitelabel, false).methods.length > 0;
}
