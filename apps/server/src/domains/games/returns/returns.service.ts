import type { Clock } from '@parlour/clock/clock';
import type { Database, Tx } from '@parlour/database/database';
import { type AuditWriter, THE_MACHINE } from '../../../audit/audit-entry.ts';
import { changesBetween } from '../../../audit/changes.rules.ts';
import type { JobKind } from '../../../jobs/job.ts';
import type { Log } from '../../../observability/log.ts';
import type { Metrics } from '../../../observability/metrics.ts';
import type { Brand } from '../../../tenancy/brand.ts';
import type { Operators } from '../../operators/operators.module.ts';
import { type Catalogues, lockTitles, updateTitle } from '../catalogue/catalogue.ts';
import {
  addToDay,
  addToReturn,
  countDisabled,
  countReturns,
  endSessionsOf,
  findFirstMoment,
  lockMark,
  noteCheck,
  type ReturnRow,
  refreshStatistics,
  saveMark,
} from './returns.repo.ts';
import {
  type Band,
  bandOf,
  COUNT_EVERY_MS,
  COUNT_LAG_MS,
  COUNT_SPAN_MS,
  isFair,
  isJudged,
  lastCheck,
  meanOf,
  modelOf,
  SPANS_PER_TURN,
  statementOf,
  type Tally,
} from './returns.rules.ts';

type ReturnsNeeds = {
  database: Database;
  clock: Clock;
  log: Log;
  metrics: Pick<Metrics, 'disabledTitles'>;
  brands: { all(): readonly Brand[] };
  catalogues: Catalogues;
  audit: AuditWriter;
  operators: Pick<Operators, 'tellTasks'>;
};
type TitleRow = Awaited<ReturnType<typeof lockTitles>>[number];

/**
 * Counts titles' returns, compares them with what their vendors state, and takes a title out of play when a fair game
 * would almost never do that. People put it back.
 */
export function createReturns(needs: ReturnsNeeds) {
  const { database, clock, log, metrics, brands, catalogues, audit, operators } = needs;

  /** Counts one span, in one transaction with the mark: once, whatever crashes. False: nothing to count yet. */
  async function countSpan(brandId: string): Promise<boolean> {
    return database.transaction(async (tx) => {
      const last = new Date(clock.now() - COUNT_LAG_MS);
      const mark = await lockMark(tx, brandId);
      const first = mark ?? (await findFirstMoment(tx, brandId));
      if (!first) return false;
      const from = mark ?? new Date(first.getTime() - 1);
      const until = new Date(Math.min(last.getTime(), from.getTime() + COUNT_SPAN_MS));
      if (until <= from) return false;
      await count(tx, brandId, { from, until });
      await saveMark(tx, brandId, until);
      return until < last;
    });
  }

  async function count(tx: Tx, brandId: string, span: { from: Date; until: Date }): Promise<void> {
    const deltas = await countReturns(tx, brandId, span);
    if (deltas.length === 0) return;
    const day = span.until.toISOString().slice(0, 10);
    const nodeIds = [...new Set(deltas.map(({ nodeId }) => nodeId))];
    const titles = new Map((await lockTitles(tx, brandId, nodeIds)).map((title) => [title.nodeId, title]));
    for (const delta of deltas) {
      await addToDay(tx, brandId, day, delta);
      const title = titles.get(delta.nodeId);
      // An unlisted title has nothing to compare with.
      if (!title) continue;
      const about = { brandId, since: span.from, stated: statementOf(title) };
      await compare(tx, title, await addToReturn(tx, about, delta));
    }
  }

  async function compare(tx: Tx, title: TitleRow, row: ReturnRow): Promise<void> {
    const due = lastCheck(row.rounds);
    const model = modelOf(title);
    const tally = tallyOf(row);
    const mean = meanOf(tally);
    if (due <= row.checkedRounds || model === null || mean === null || !isJudged(title)) return;
    await noteCheck(tx, row, due);
    if (isFair(model, tally) || title.disabledAt !== null) return;
    await disable(tx, title, { mean, band: bandOf(model, row.rounds), rounds: row.rounds });
  }

  async function disable(
    tx: Tx,
    title: TitleRow,
    found: { mean: number; band: Band; rounds: bigint },
  ): Promise<void> {
    const { brandId, nodeId, vendor, gameCode, version } = title;
    const now = new Date(clock.now());
    await updateTitle(tx, { brandId, nodeId }, { disabledAt: now, version: version + 1 });
    await endSessionsOf(tx, { brandId, vendor, gameCode }, now);
    const told = {
      rounds: String(found.rounds),
      stated: statementOf(title),
      observed: percent(found.mean),
      expected: `${percent(found.band.low)} – ${percent(found.band.high)}`,
    };
    await audit.record(tx, {
      actor: THE_MACHINE,
      kind: 'change',
      action: 'games.disable_title',
      target: { kind: 'title', id: nodeId },
      brandId,
      changes: changesBetween({}, told),
    });
    log.error({ brandId, nodeId, ...told }, 'a title was taken out of play because of what it returned');
    catalogues.announce(tx, brandId);
    operators.tellTasks();
  }

  /** Counts all there is; a brand that is far behind continues in the next turn. */
  async function countAll(): Promise<void> {
    const ids = brands.all().map(({ id }) => id);
    await refreshStatistics(database.queries);
    for (const id of ids)
      for (let spans = 0; spans < SPANS_PER_TURN; spans += 1) if (!(await countSpan(id))) break;
    metrics.disabledTitles.set(await countDisabled(database.queries, ids));
  }

  const job: JobKind<unknown> = {
    name: 'games.count_returns',
    maxAttempts: 5,
    everyMs: COUNT_EVERY_MS,
    outside: countAll,
  };
  return { job, countAll };
}

export const tallyOf = ({
  rounds,
  returned,
  returnedSquared,
}: Pick<ReturnRow, 'rounds' | 'returned' | 'returnedSquared'>): Tally => ({
  rounds,
  sum: Number(returned),
  squares: Number(returnedSquared),
});

export const percent = (share: number): string => (share * 100).toFixed(2);
