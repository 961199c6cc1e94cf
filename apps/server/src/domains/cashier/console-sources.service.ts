import type { Found } from '@parlour/contract';
import type { Database } from '@parlour/database/database';
import { writeDecimal } from '@parlour/money';
import type { Searcher, TaskSource } from '../../domain-module.ts';
import type { Brand } from '../../tenancy/brand.ts';
import { type Reach, reaches } from '../../tenancy/reach.ts';
import { countInState, findDepositByNumber, listInState } from './deposits/deposits.ts';
import type { Gateways } from './gateways/gateways.ts';
import type { Reconciliations } from './reconciliation/reconciliation.ts';
import { waitingOf } from './waiting.rules.ts';

type Sources = {
  database: Database;
  brands: { all(): readonly Brand[] };
  reconciliations: Pick<Reconciliations, 'gatewaysThatDiffer'>;
  gateways: Pick<Gateways, 'titleOf'>;
};

const NUMBER = /^D[0-9A-Z]{10}$/;

/** What deposits add to the operators' inbox: those to review, days that differ, and a deposit by its number. */
export function depositConsoleSources({ database, brands, reconciliations, gateways }: Sources) {
  const within = (reach: Reach) => brands.all().filter(({ id }) => reaches(reach, id));
  const idsWithin = (reach: Reach) => within(reach).map(({ id }) => id);

  const reviews: TaskSource = {
    kind: 'deposit_reviews',
    permission: 'cashier.decide',
    count: ({ reach }) => countInState(database.queries, idsWithin(reach), 'review'),
    async waiting({ reach, limit }) {
      const rows = await listInState(database.queries, idsWithin(reach), { state: 'review', limit });
      return rows.map(waitingOf);
    },
  };
  const differing = async (reach: Reach) =>
    (await Promise.all(within(reach).map(({ id }) => reconciliations.gatewaysThatDiffer(id)))).flat();
  const differences: TaskSource = {
    kind: 'reconciliation_differences',
    permission: 'cashier.read',
    count: async ({ reach }) => (await differing(reach)).length,
    about: async ({ reach }) => [...new Set(await differing(reach))].map(gateways.titleOf),
  };
  const searcher: Searcher = {
    kind: 'deposit',
    permission: 'cashier.read',
    async find({ q, reach, limit }) {
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
