import type { Clock } from '@parlour/clock/clock';
import type { Database } from '@parlour/database/database';
import { Refusal } from '../../../http/calls/refusal.ts';
import { type IssueRow, listForSale } from './issues.repo.ts';
import { ISSUES_AHEAD } from './issues.rules.ts';

type SalesNeeds = { database: Database; clock: Clock };
type Lottery = Pick<IssueRow, 'brandId' | 'game'>;
export type Sales = ReturnType<typeof createSales>;

/**
 * The issues that can be bought, kept in memory: their times and commitments never change. Whether one was sealed or
 * made void meanwhile, the database says when a ticket is written.
 */
export function createSales({ database, clock }: SalesNeeds) {
  const known = new Map<string, Map<string, IssueRow>>();

  async function read({ brandId, game }: Lottery): Promise<Map<string, IssueRow>> {
    const asked = { afterMs: clock.now(), limit: ISSUES_AHEAD };
    const rows = await listForSale(database.queries, { brandId, game }, asked);
    const byNumero = new Map(rows.map((row) => [row.numero, row]));
    known.set(`${brandId}/${game}`, byNumero);
    return byNumero;
  }

  return {
    /** In the order asked for; each must be for sale now. */
    async find(lottery: Lottery, numeros: readonly string[]): Promise<IssueRow[]> {
      let issues = known.get(`${lottery.brandId}/${lottery.game}`);
      if (!issues || numeros.some((numero) => !issues?.has(numero))) issues = await read(lottery);
      return numeros.map((numero) => {
        const issue = issues.get(numero);
        // One that is over is not read any more.
        if (!issue || issue.closesAt.getTime() <= clock.now()) throw new Refusal('issue_closed');
        return issue;
      });
    },
  };
}
