import { SWITCH_CODE } from '@parlour/contract/values/switches';
import { useBrand } from '../../../platform/site.ts';
import { useUnread } from '../../../platform/unread/useUnread.ts';

export function useHasInbox(): boolean {
  return useBrand().whitelabel[SWITCH_CODE.inbox] === true;
}

export function useInboxUnread(): number {
  return useUnread({
    what: 'inboxUnread',
    news: 'unread',
    isOffered: useHasInbox(),
    ask: (client, signal) => client.messages.inboxUnread({ signal }),
  });
}
