import type { IssueState } from '@parlour/contract';
import type { Queries } from '@parlour/database/database';
import { and, asc, desc, eq, gte, isNull, lt, or } from 'drizzle-orm';
import type { IssueKey, IssueRow } from './issues.repo.ts';
import { lotteryIssue } from './issues.schema.ts';

/** Where a page of issues ends. */
export type IssuePlace = { closesMs: number; numero: string };

type Listing = {
  game: string;
  state?: IssueState | undefined;
  draws?: { fromMs: number; untilMs: number } | undefined;
  after: IssuePlace | null;
  limit: number;
};

/** The last to close first. */
export async function listIssuesForOperators(
  queries: Queries,
  brandId: string,
  { game, state, draws, after, limit }: Listing,
): Promise<IssueRow[]> {
  const { closesAt, numero } = lotteryIssue;
  return queries
    .select()
    .from(lotteryIssue)
    .where(
      and(
        eq(lotteryIssue.brandId, brandId),
        eq(lotteryIssue.game, game),
        state && eq(lotteryIssue.state, state),
        draws && gte(lotteryIssue.drawsAt, new Date(draws.fromMs)),
        draws && lt(lotteryIssue.drawsAt, new Date(draws.untilMs)),
        after
          ? or(
              lt(closesAt, new Date(after.closesMs)),
              and(eq(closesAt, new Date(after.closesMs)), lt(numero, after.numero)),
            )
          : undefined,
      ),
    )
    .orderBy(desc(closesAt), desc(numero))
    .limit(limit);
}

/** Of all brands, void issues of which not every stake is known to be back. */
export async function listVoidLeft(queries: Queries, limit: number): Promise<IssueKey[]> {
  const { brandId, game, numero } = lotteryIssue;
  return queries
    .select({ brandId, game, numero })
    .from(lotteryIssue)
    .where(and(eq(lotteryIssue.state, 'void'), isNull(lotteryIssue.settledAt)))
    .orderBy(asc(lotteryIssue.closesAt), asc(brandId), asc(game), asc(numero))
    .limit(limit);
}
