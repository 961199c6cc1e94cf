import type { Found, Permission } from '@parlour/contract';
import type { Database } from '@parlour/database/database';
import { writeDecimal } from '@parlour/money';
import type { Brand } from '../../tenancy/brand.ts';
import { type Reach, reaches } from '../../tenancy/reach.ts';
import { countInState, findDepositByNumber } from './deposits/deposits.ts';
import type { Gateways } from './gateways/gateways.ts';
import type { Reconciliations } from './reconciliation/reconciliation.ts';

type Sources = {
  database: Database;
  brands: { all(): readonly Brand[] };
  reconciliations: Pick<Reconciliations, 'gatewaysThatDiffer'>;
  gateways: Pick<Gateways, 'titleOf'>;
};
type Asked = { q: string; reach: Reach; limit: number };

const NUMBER = /^D[0-9A-Z]{10}$/;

/** What deposits put on the operators' inbox: those to be looked at, days that do not add up, and a deposit by its number. */
export function depositConsoleSources({ database, brands, reconciliations, gateways }: Sources) {
  const within = (reach: Reach) => brands.all().filter(({ id }) => reaches(reach, id));

  const reviews = {
    kind: 'deposit_reviews',
    permission: 'cashier.decide' as Permission,
    count: ({ reach }: { reach: Reach }): Promise<number> =>
      countInState(
        database.queries,
        within(reach).map(({ id }) => id),
        'review',
      ),
  };
  const differing = async (reach: Reach) =>
    (await Promise.all(within(reach).map(({ id }) => reconciliations.gatewaysThatDiffer(id)))).flat();
  const differences = {
    kind: 'reconciliation_differences',
    permission: 'cashier.read' as Permission,
    count: async ({ reach }: { reach: Reach }): Promise<number> => (await differing(reach)).length,
    about: async ({ reach }: { reach: Reach }): Promise<string[]> =>
      [...new Set(await differing(reach))].map(gateways.titleOf),
  };
  const searcher = {
    kind: 'deposit',
    permission: 'cashier.read' as Permission,
    async find({ q, reach, limit }: Asked): Promise<Found[]> {
      const number = q.trim().toUpperCase();
      if (!NUMBER.test(number)) return [];
      const found: Found[] = [];
      for (const { id: brandId, settings } of within(reach)) {
        const deposit = await findDepositByNumber(database.queries, { brandId, number });
        if (!deposit) continue;
        const { id, amount, currency, state } = deposit;
        const title = `${number} · ${writeDecimal(amount)} ${currency} · ${state}`;
        found.push({ id, title, detail: settings.name, merchantCode: settings.merchantCode });
      }
      return found.slice(0, limit);
    },
  };
  return { tasks: [reviews, differences], searchers: [searcher] };
}
