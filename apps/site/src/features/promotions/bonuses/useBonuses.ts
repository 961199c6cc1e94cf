import type { Client } from '@parlour/client';
import { useQuery } from '../../../platform/loading/useQuery.ts';
import { useSite } from '../../../platform/site.ts';

export type OwnBonus = Awaited<ReturnType<Client['promotions']['ownBonuses']>>['bonuses'][number];
export type BonusAccount = NonNullable<Awaited<ReturnType<Client['promotions']['bonusAccount']>>['account']>;

/** The active bonus with its lines, and all bonuses; told live when something counted. */
export function useBonuses() {
  const { client } = useSite();
  return useQuery({
    key: ['member', 'bonuses'],
    load: async (signal) => {
      const { account } = await client.promotions.bonusAccount({ signal });
      const { bonuses } = await client.promotions.ownBonuses({ signal });
      return { account, bonuses };
    },
    news: 'promotions',
  });
}
