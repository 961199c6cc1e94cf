import { isIdInAnyCase } from '@parlour/clock/ids';
import type { Found } from '@parlour/contract';
import type { Database } from '@parlour/database/database';
import { writeDecimal } from '@parlour/money';
import type { ConsoleSources } from '../../domain-module.ts';
import type { Brand } from '../../tenancy/brand.ts';
import { type Reach, reaches } from '../../tenancy/reach.ts';
import { countWaitingCases, listWaitingCases } from './cards/cards.ts';
import { countHeld, listWaitingWins } from './held-wins/held-wins.ts';
import { countDisabled } from './returns/returns.ts';
import { countWaitingAlerts, findTransactions, listWaitingAlerts } from './rounds/rounds.ts';
import { listVendors } from './vendors/vendors.ts';

type Sources = { database: Database; brands: { all(): readonly Brand[] } };

/**
 * What games add to the operators' inbox: vendors' calls to review, games out of play, and a round by a transaction.
 */
export function gamesConsoleSources({ database, brands }: Sources) {
  const within = (reach: Reach) => brands.all().filter(({ id }) => reaches(reach, id));
  const idsWithin = (reach: Reach) => within(reach).map(({ id }) => id);
  return {
    tasks: [
      {
        kind: 'games_alerts',
        permission: 'games.decide',
        count: ({ reach }) => countWaitingAlerts(database.queries, idsWithin(reach)),
        async waiting({ reach, limit }) {
          const rows = await listWaitingAlerts(database.queries, idsWithin(reach), limit);
          // The bet it was about leads to the round, which shows the alert.
          return rows.map(({ brandId, vendor, referenceId, kind, at }) => ({
            id: `${vendor}/${referenceId}`,
            brandId,
            title: kind,
            money: null,
            since: at,
          }));
        },
      },
      {
        kind: 'held_wins',
        permission: 'games.decide',
        count: ({ reach }) => countHeld(database.queries, idsWithin(reach)),
        async waiting({ reach, limit }) {
          const rows = await listWaitingWins(database.queries, idsWithin(reach), limit);
          return rows.map(({ brandId, vendor, transactionId, round, amount, currency, at }) => ({
            id: `${vendor}/${transactionId}`,
            brandId,
            title: `${vendor} · ${round}`,
            money: { amount, currency },
            since: at,
          }));
        },
      },
      {
        kind: 'card_cases',
        permission: 'games.decide',
        count: ({ reach }) => countWaitingCases(database.queries, idsWithin(reach)),
        async waiting({ reach, limit }) {
          const rows = await listWaitingCases(database.queries, idsWithin(reach), limit);
          return rows.map(({ id, brandId, vendor, gameCode, day, foundAt }) => ({
            id,
            brandId,
            title: `${vendor} · ${gameCode} · ${day}`,
            money: null,
            since: foundAt,
          }));
        },
      },
      {
        kind: 'disabled_titles',
        permission: 'games.decide',
        count: ({ reach }) => countDisabled(database.queries, idsWithin(reach)),
      },
    ],
    searchers: [
      {
        kind: 'round',
        permission: 'games.rounds',
        async find({ q, reach, limit }) {
          if (!isIdInAnyCase(q)) return [];
          const found: Found[] = [];
          for (const { id: brandId, settings } of within(reach)) {
            const vendors = (await listVendors(database.queries, brandId)).map(({ code }) => code);
            const asked = { brandId, vendors, id: q.toLowerCase() };
            for (const row of await findTransactions(database.queries, asked))
              found.push({
                id: `${row.vendor}/${row.transactionId}`,
                title: `${row.kind} ${writeDecimal(row.amount)} ${row.currency}`,
                detail: `${settings.name} · ${row.vendor} · ${row.round}`,
                merchantCode: settings.merchantCode,
              });
          }
          return found.slice(0, limit);
        },
      },
    ],
  } satisfies ConsoleSources;
}
