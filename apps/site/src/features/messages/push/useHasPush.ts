import { SWITCH_CODE } from '@parlour/contract/values/switches';
import { hasRealMoney } from '../../../platform/session/session.rules.ts';
import { useSession } from '../../../platform/session/session.store.ts';
import { useBrand } from '../../../platform/site.ts';

/** Whether the brand notifies its members, and the visitor is one. */
export function useHasPush(): boolean {
  const isMember = useSession(({ stored }) => hasRealMoney(stored));
  return useBrand().whitelabel[SWITCH_CODE.push] === true && isMember;
}
