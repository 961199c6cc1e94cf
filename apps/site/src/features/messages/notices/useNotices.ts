import { useQuery } from '../../../platform/loading/useQuery.ts';
import { useSite } from '../../../platform/site.ts';
import { useLooker } from '../useLooker.ts';

/** Everything there is to read, in the order that `/m/notice?index=n` counts in. */
export function useNotices() {
  const { client } = useSite();
  const audience = useLooker();
  const { value, isFailed, reload } = useQuery({
    key: ['site', 'notices', audience],
    load: (signal) => client.messages.notices({ signal, query: { audience } }),
    news: 'notice',
    isKept: true,
  });
  return { notices: value?.list ?? null, isFailed, reload };
}
