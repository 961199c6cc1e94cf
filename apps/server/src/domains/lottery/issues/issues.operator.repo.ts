import type { IssueState } from '@parlour/contract';
import type { Queries } from '@parlour/database/database';
import { and, asc, desc, eq, gt, gte, inArray, isNull, lt, lte, or } from 'drizzle-orm';
import type { IssueKey, IssueRow } from './issues.repo.ts';
import { lotteryIssue } from './issues.schema.ts';

/** Where a page of issues ends. */
export type IssuePlace = { closesMs: number; numero: string };

type Listing = {
  game: string;
  state?: IssueState | undefined;
  /** Whether they are on sale by then, or were before. */
  begun?: { byMs: number; is: boolean } | undefined;
  draws?: { fromMs: number; untilMs: number } | undefined;
  after: IssuePlace | null;
  limit: number;
};

/** The last to close first. */
export async function listIssuesForOperators(
  queries: Queries,
  brandId: string,
  { game, state, begun, draws, after, limit }: Listing,
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
        begun && (begun.is ? lte : gt)(lotteryIssue.opensAt, new Date(begun.byMs)),
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

const isOverdue = (brandIds: readonly string[], untilMs: number) =>
  and(
    inArray(lotteryIssue.state, ['open', 'closed']),
    lt(lotteryIssue.drawsAt, new Date(untilMs)),
    inArray(lotteryIssue.brandId, [...brandIds]),
  );

/** How many issues of some brands were to be drawn by a moment and are not. */
export async function countOverdue(
  queries: Queries,
  brandIds: readonly string[],
  untilMs: number,
): Promise<number> {
  return brandIds.length === 0 ? 0 : queries.$count(lotteryIssue, isOverdue(brandIds, untilMs));
}

/** Those that wait longest first. */
export async function listOverdue(
  queries: Queries,
  brandIds: readonly string[],
  { untilMs, limit }: { untilMs: number; limit: number },
): Promise<(IssueKey & Pick<IssueRow, 'drawsAt'>)[]> {
  const { brandId, game, numero, drawsAt } = lotteryIssue;
  if (brandIds.length === 0) return [];
  return queries
    .select({ brandId, game, numero, drawsAt })
    .from(lotteryIssue)
    .where(isOverdue(brandIds, untilMs))
    .orderBy(asc(drawsAt), asc(brandId), asc(game), asc(numero))
    .limit(limit);
}

/** The issues of a brand's lotteries that have this number. */
export async function listByNumero(
  queries: Queries,
  brandId: string,
  { numero, limit }: { numero: string; limit: number },
): Promise<IssueRow[]> {
  return queries
    .select()
    .from(lotteryIssue)
    .where(and(eq(lotteryIssue.brandId, brandId), eq(lotteryIssue.numero, numero)))
    .orderBy(asc(lotteryIssue.game))
    .limit(limit);
}
