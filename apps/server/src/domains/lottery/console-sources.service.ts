import type { Clock } from '@parlour/clock/clock';
import { isIdInAnyCase } from '@parlour/clock/ids';
import type { Found } from '@parlour/contract';
import type { Database } from '@parlour/database/database';
import { writeDecimal } from '@parlour/money';
import type { ConsoleSources } from '../../domain-module.ts';
import type { Brand } from '../../tenancy/brand.ts';
import { type Reach, reaches } from '../../tenancy/reach.ts';
import { countOverdue, listByNumero, listOverdue, OVERDUE_AFTER_MS } from './issues/issues.ts';
import { listOrder } from './orders/orders.ts';

type Sources = { database: Database; clock: Clock; brands: { all(): readonly Brand[] } };

const NUMERO = /^20\d{6}(-\d{2,4})?$/;

/** What lotteries add to the operators' inbox: draws that are overdue, an issue by its number, an order by its id. */
export function lotteryConsoleSources({ database: { queries }, clock, brands }: Sources) {
  const within = (reach: Reach) => brands.all().filter(({ id }) => reaches(reach, id));
  const idsWithin = (reach: Reach) => within(reach).map(({ id }) => id);
  const overdueMs = () => clock.now() - OVERDUE_AFTER_MS;
  return {
    tasks: [
      {
        kind: 'overdue_draws',
        permission: 'lottery.void',
        count: ({ reach }) => countOverdue(queries, idsWithin(reach), overdueMs()),
        async waiting({ reach, limit }) {
          const rows = await listOverdue(queries, idsWithin(reach), { untilMs: overdueMs(), limit });
          return rows.map(({ brandId, game, numero, drawsAt }) => ({
            id: `${game}/${numero}`,
            brandId,
            title: `${game} ${numero}`,
            money: null,
            since: drawsAt,
          }));
        },
      },
    ],
    searchers: [
      {
        kind: 'lottery_issue',
        permission: 'lottery.read',
        async find({ q, reach, limit }) {
          if (!NUMERO.test(q)) return [];
          const found: Found[] = [];
          for (const { id: brandId, settings } of within(reach))
            for (const { game, numero, state } of await listByNumero(queries, brandId, { numero: q, limit }))
              found.push({
                id: `${game}/${numero}`,
                title: `${game} ${numero}`,
                detail: `${settings.name} · ${state}`,
                merchantCode: settings.merchantCode,
              });
          return found.slice(0, limit);
        },
      },
      {
        kind: 'lottery_order',
        permission: 'lottery.orders',
        async find({ q, reach, limit }) {
          if (!isIdInAnyCase(q)) return [];
          const found: Found[] = [];
          for (const { id: brandId, settings } of within(reach)) {
            const [first, ...others] = await listOrder(queries, brandId, q.toLowerCase());
            if (!first) continue;
            const stake = others.reduce((sum, ticket) => sum + ticket.stake, first.stake);
            found.push({
              id: first.orderId,
              title: `${first.game} ${first.numero}`,
              detail: `${settings.name} · ${writeDecimal(stake)} ${first.currency}`,
              merchantCode: settings.merchantCode,
            });
          }
          return found.slice(0, limit);
        },
      },
    ],
  } satisfies ConsoleSources;
}
