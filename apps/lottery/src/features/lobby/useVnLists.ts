import { usePage } from '../../platform/page.ts';
import { useQuery } from '../../platform/useQuery.ts';

/** Specification section 7: the menu of Vietnamese lotteries, and those the member played last. */
export function useVnLists() {
  const { client } = usePage();
  const menu = useQuery({
    key: ['site', 'vn-menu'],
    load: async (signal) => (await client.lottery.vnMenu({ signal })).regions,
    isKept: true,
  });
  const recent = useQuery({
    key: ['member', 'vn-recent'],
    load: async (signal) => (await client.lottery.vnRecent({ signal })).items,
  });
  return { regions: menu.value, recent: recent.value ?? [] };
}
