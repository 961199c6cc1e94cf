import type { ConsoleSources } from '../../domain-module.ts';
import type { Accounts } from './accounts/accounts.ts';
import type { ApprovalsForOperators } from './approvals/approvals.ts';
import type { Audit } from './audit/audit.ts';
import { DAYS_SHOWN, NOON_MS } from './console-sources.rules.ts';

const REQUEST_ID = /^[\w.-]{6,64}$/;

type Sources = { approvals: ApprovalsForOperators; accounts: Accounts; audit: Audit };

/** What the operators domain itself adds to the inbox. */
export function operatorsConsoleSources({ approvals, accounts, audit }: Sources): ConsoleSources {
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
          const days = await audit.perDay(reach, DAYS_SHOWN);
          const series = days.map(({ day, records }) => ({
            at: Date.parse(day) + NOON_MS,
            value: String(records),
          }));
          return [
            {
              label: 'operators.audit_today',
              unit: 'count',
              currency: null,
              value: series.at(-1)?.value ?? '0',
              series,
            },
          ];
        },
      },
    ],
  };
}
