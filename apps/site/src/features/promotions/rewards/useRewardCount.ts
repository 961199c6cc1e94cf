import { SWITCH_CODE } from '@parlour/contract/values/switches';
import { useBrand } from '../../../platform/site.ts';
import { useUnread } from '../../../platform/unread/useUnread.ts';

/** Rewards that wait to be claimed (specification section 2: unclaimed promotions). */
export function useRewardCount(): number {
  return useUnread({
    what: 'rewardCount',
    news: 'promotions',
    isOffered: useBrand().whitelabel[SWITCH_CODE.rewardCentre] === true,
    ask: async (client, signal) => (await client.promotions.rewardCount({ signal })).unclaimed,
  });
}
