import type { consoleContract } from '@parlour/contract';
import type { OperatorHandlers } from '../../http/calls/operator-call.ts';
import { FileAnswer } from '../../http/documents/file-answer.ts';
import type { Explorer } from './accounts/accounts.ts';
import type { Adjustments } from './adjustments/adjustments.ts';
import type { Checks } from './checks/checks.ts';
import { dailyReportFile, type Reports, type TodayReport } from './reports/reports.ts';
import type { Statements } from './statements/statements.ts';

type RouteNeeds = {
  explorer: Explorer;
  statements: Statements;
  adjustments: Adjustments;
  checks: Checks;
  reports: Reports;
  today: TodayReport;
};

export function walletOperatorRoutes({
  explorer,
  statements,
  adjustments,
  checks,
  reports,
  today,
}: RouteNeeds): OperatorHandlers<typeof consoleContract.wallet> {
  return {
    ledgerAccounts: ({ brand, query, actor }) => explorer.accounts(brand, query, actor),
    ledgerMember: ({ brand, query, actor }) => explorer.member(brand, query.id, actor),
    ledgerAccount: ({ brand, query, actor }) => explorer.account(brand, query.id, actor),
    statement: ({ brand, query, actor }) => statements.read(brand, query, actor),
    exportStatement: async ({ brand, query: { ticket: _used, ...span }, actor }) =>
      new FileAnswer({
        name: 'statement.csv',
        type: 'text/csv; charset=utf-8',
        content: await statements.export(brand, span, actor),
      }),
    transfers: ({ brand, query }) => explorer.transfers(brand, query),
    posting: ({ brand, query }) => explorer.posting(brand, query.id),
    holds: ({ brand, query }) => explorer.holds(brand, query),
    checks: ({ brand, query }) => checks.list(brand, query),
    runCheck: ({ brand, body, ...caller }) => checks.ask(brand, body.reason, caller),
    adjust: ({ brand, body, ...caller }) => adjustments.request(brand, body, caller),
    today: ({ reach }) => today.read(reach),
    dailyReport: ({ reach, query }) => reports.daily(reach, query),
    exportDailyReport: async ({ reach, query: { ticket: _used, ...range }, actor }) =>
      dailyReportFile(await reports.export(reach, range, actor), range),
  };
}
