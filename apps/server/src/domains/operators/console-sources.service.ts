import type { Clock } from '@parlour/clock/clock';
import { DAY_MS } from '@parlour/clock/durations';
import type { ConsoleSources } from '../../domain-module.ts';
import type { Accounts } from './accounts/accounts.ts';
import type { Approvals } from './approvals/approvals.ts';
import type { Audit } from './audit/audit.ts';
import { DAYS_SHOWN } from './console-sources.rules.ts';

const REQUEST_ID = /^[\w.-]{6,64}$/;

type Sources = { approvals: Approvals; accounts: Accounts; audit: Audit; clock: Clock };

/** What the operators domain itself adds to the inbox. */
export function operatorsConsoleSources({ approvals, accounts, audit, clock }: Sources): ConsoleSources {
  return {
    tasks: [
      {
        kind: 'approvals',
        permission: 'approvals.decide',
        count: ({ operator, reach }) => approvals.countFor(operator, reach),
        waiting: ({ operator, reach, limit }) => approvals.listFor(operator, reach, limit),
      },
    ],
    searchers: [
      {
        kind: 'operator',
        permission: 'operators.read',
        async find({ q, reach, limit }) {
          if (reach !== 'all') return [];
          const { items } = await accounts.list({ q, limit });
          return items.map(({ id, name, displayName }) => ({
            id,
            title: displayName,
            detail: name,
            merchantCode: null,
          }));
        },
      },
      {
        kind: 'audit',
        permission: 'audit.read',
        async find({ q, reach, limit }) {
          if (!REQUEST_ID.test(q)) return [];
          const { items } = await audit.search(reach, { requestId: q }, { limit });
          return items.map(({ id, action, operator, merchantCode }) => ({
            id,
            title: action,
            detail: operator?.name ?? '',
            merchantCode,
          }));
        },
      },
    ],
    figures: [
      {
        permission: 'audit.read',
        async read({ reach }) {
          const today = Math.floor(clock.now() / DAY_MS) * DAY_MS;
          const days = Array.from(
            { length: DAYS_SHOWN },
            (_unused, index) => today - (DAYS_SHOWN - 1 - index) * DAY_MS,
          );
          const [first = today] = days;
          const counts = await audit.perDay(reach, first);
          const byDay = new Map(counts.map(({ dayMs, records }) => [dayMs, records]));
          const series = days.map((at) => ({ at, value: String(byDay.get(at) ?? 0) }));
          return [
            {
              label: 'operators.audit_today',
              unit: 'count',
              currency: null,
              value: String(byDay.get(today) ?? 0),
              series,
            },
          ];
        },
      },
    ],
  };
}
