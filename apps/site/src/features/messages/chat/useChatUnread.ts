import { SWITCH_CODE } from '@parlour/contract/values/switches';
import { useBrand } from '../../../platform/site.ts';
import { useUnread } from '../../../platform/unread/useUnread.ts';

export function useHasChat(): boolean {
  return useBrand().whitelabel[SWITCH_CODE.liveChat] === true;
}

export function useChatUnread(): number {
  return useUnread({
    what: 'chatUnread',
    news: 'chat',
    isOffered: useHasChat(),
    ask: async (client, signal) => (await client.messages.chatUnread({ signal })).unReadCount,
  });
}
