import type { Clock } from '@parlour/clock/clock';
import { DAY_MS } from '@parlour/clock/durations';
import type { BodyOf, ConsoleContract, ModelReturn, QueryOf, TitleReturn } from '@parlour/contract';
import type { Database } from '@parlour/database/database';
import { writeDecimal } from '@parlour/money';
import type { AuditWriter } from '../../../audit/audit-entry.ts';
import { changesBetween } from '../../../audit/changes.rules.ts';
import type { Actor } from '../../../http/calls/operator-call.ts';
import { Refusal } from '../../../http/calls/refusal.ts';
import { readPage } from '../../../lists/pages.rules.ts';
import { wrongPlace } from '../../../lists/places.ts';
import type { Brand } from '../../../tenancy/brand.ts';
import type { Operators } from '../../operators/operators.module.ts';
import { type Catalogues, lockTitles, updateTitle } from '../catalogue/catalogue.ts';
import {
  type DayLine,
  findCountedSince,
  listModelReturns,
  listReturnDays,
  listReturns,
  type ModelLine,
  type ReturnLine,
  sumByVendor,
} from './returns.operator.repo.ts';
import { readMark, restartReturn } from './returns.repo.ts';
import {
  bandOf,
  isFair,
  marginOf,
  meanOf,
  modelOf,
  nextCheck,
  PARTS_PER_HUNDREDTH,
  POOLS_MAX,
  RETURN_DAYS,
  type Tally,
  TEN_THOUSANDTHS,
} from './returns.rules.ts';
import { percent, tallyOf } from './returns.service.ts';

const PLACE = /^\d{1,6}$/;

type Calls = ConsoleContract['games'];
type OperatorSideNeeds = {
  database: Database;
  clock: Clock;
  catalogues: Catalogues;
  audit: AuditWriter;
  operators: Pick<Operators, 'tellTasks'>;
};
export type ReturnsForOperators = ReturnType<typeof createReturnsForOperators>;

/** Titles' returns as operators see them, and the way to put a title back into play. */
export function createReturnsForOperators({
  database,
  clock,
  catalogues,
  audit,
  operators,
}: OperatorSideNeeds) {
  return {
    async list(brand: Brand, query: QueryOf<Calls['returns']>) {
      const { window, limit, after, vendor, state, mechanic, model } = query;
      const offset = readPlace(after);
      const question = { fromDay: firstDay(window, clock.now()), currency: brand.settings.currency };
      const { queries } = database;
      const filter = { ...question, vendor, state, mechanic, model, offset };
      const { rows, next } = await readPage(
        limit,
        (count) => listReturns(queries, brand.id, { ...filter, limit: count }),
        () => String(offset + limit),
      );
      const vendors = await sumByVendor(queries, brand.id, question);
      const isCompared = window === 'all';
      return {
        items: rows.map((row) => describe(row, isCompared)),
        next,
        countedUntil: (await readMark(queries, brand.id))?.getTime() ?? null,
        vendors: vendors.map(({ vendor: code, vendorName, rounds, staked, won }) => ({
          vendor: code,
          vendorName,
          rounds: String(rounds),
          staked: writeDecimal(staked),
          won: writeDecimal(won),
          ofMoney: shareOf(won, staked),
        })),
      };
    },

    /** By title, for lists of titles; those without rounds are left out. */
    async actualOf(brandId: string, nodeIds: readonly string[]) {
      const asked = { fromDay: null, currency: '', nodeIds, offset: 0, limit: nodeIds.length };
      const rows = await listReturns(database.queries, brandId, asked);
      const told = rows
        .filter(({ rounds }) => rounds > 0n)
        .map((row) => {
          const { rounds, observed, margin, check } = describe(row, true);
          return [row.nodeId, { rounds, observed, margin, isWithin: check?.isWithin ?? null }] as const;
        });
      return new Map(told);
    },

    async ofTitle(brand: Brand, nodeId: string) {
      const { queries } = database;
      const { currency } = brand.settings;
      const asked = { fromDay: null, currency, offset: 0, limit: 1 };
      const [row] = await listReturns(queries, brand.id, { ...asked, nodeIds: [nodeId] });
      if (!row) throw new Refusal('not_found');
      const { mechanic, model, returnToPlayer, returnDeviation } = row;
      const pools =
        mechanic === null || model === null
          ? []
          : await listModelReturns(queries, brand.id, { ...asked, mechanic, model, limit: POOLS_MAX });
      const own = pools.find(
        (pool) => pool.returnToPlayer === returnToPlayer && pool.returnDeviation === returnDeviation,
      );
      const days = await listReturnDays(queries, brand.id, { nodeId, currency, limit: RETURN_DAYS });
      return {
        title: describe(row, true),
        since: (await findCountedSince(queries, brand.id, nodeId))?.getTime() ?? null,
        days: days.map(describeDay),
        model: own ? describeModel(own, true) : null,
      };
    },

    async ofModels(brand: Brand, query: QueryOf<Calls['modelReturns']>) {
      const { window, limit, after, vendor, mechanic } = query;
      const offset = readPlace(after);
      const fromDay = firstDay(window, clock.now());
      const filter = { fromDay, currency: brand.settings.currency, vendor, mechanic, offset };
      const { rows, next } = await readPage(
        limit,
        (count) => listModelReturns(database.queries, brand.id, { ...filter, limit: count }),
        () => String(offset + limit),
      );
      return { items: rows.map((row) => describeModel(row, window === 'all')), next };
    },

    /** A person has judged the earlier rounds: counting restarts, or the next round would disable it again. */
    async enable({ id: brandId }: Brand, body: BodyOf<Calls['enableTitle']>, actor: Actor) {
      const { nodeId, version, reason } = body;
      await database.transaction(async (tx) => {
        const [title] = await lockTitles(tx, brandId, [nodeId]);
        if (!title || title.disabledAt === null) throw new Refusal('not_found');
        if (title.version !== version) throw new Refusal('stale', { version: title.version });
        await updateTitle(tx, { brandId, nodeId }, { disabledAt: null, version: version + 1 });
        await restartReturn(tx, { brandId, nodeId }, new Date(clock.now()));
        await audit.record(tx, {
          actor,
          kind: 'change',
          action: 'games.enable_title',
          target: { kind: 'title', id: nodeId },
          brandId,
          changes: changesBetween({ disabledAt: title.disabledAt.toISOString() }, { disabledAt: null }),
          reason,
        });
        catalogues.announce(tx, brandId);
        operators.tellTasks();
      });
      return { version: version + 1 };
    },
  };
}

function describe(row: ReturnLine, isCompared: boolean): TitleReturn {
  const { nodeId, vendor, vendorName, names, gameCode, version } = row;
  return {
    nodeId,
    vendor,
    vendorName,
    names,
    gameCode,
    version,
    ...describeTally(row, isCompared),
    disabledAt: row.disabledAt === null ? null : new Date(row.disabledAt).getTime(),
  };
}

function describeModel(row: ModelLine, isCompared: boolean): ModelReturn {
  const { mechanic, model, volatility, titles, vendorNames } = row;
  return { mechanic, model, volatility, titles, vendorNames, ...describeTally(row, isCompared) };
}

function describeDay({ day, staked, won, ...counted }: DayLine) {
  const mean = meanOf(tallyOf(counted));
  return {
    day,
    rounds: String(counted.rounds),
    staked: writeDecimal(staked),
    won: writeDecimal(won),
    observed: mean === null ? null : percent(mean),
    ofMoney: shareOf(won, staked),
  };
}

type Tallied = Omit<ModelLine, 'mechanic' | 'model' | 'volatility' | 'titles' | 'vendorNames'>;

function describeTally(row: Tallied, isCompared: boolean) {
  const { staked, won } = row;
  const tally = tallyOf(row);
  const mean = meanOf(tally);
  const margin = marginOf(tally);
  return {
    rounds: String(row.rounds),
    staked: writeDecimal(staked),
    won: writeDecimal(won),
    stated: row.returnToPlayer,
    statedLeast: row.returnLeast,
    observed: mean === null ? null : percent(mean),
    ofMoney: shareOf(won, staked),
    margin: margin === null ? null : percent(margin),
    check: isCompared && mean !== null ? checkOf(row, tally) : null,
  };
}

function readPlace(after: string | undefined): number {
  if (after !== undefined && !PLACE.test(after)) throw wrongPlace();
  return Number(after ?? 0);
}

function checkOf(row: Tallied, tally: Tally): TitleReturn['check'] {
  const model = modelOf(row);
  if (model === null) return null;
  const band = bandOf(model, row.rounds);
  return {
    rounds: String(nextCheck(row.rounds)),
    low: percent(band.low),
    high: percent(band.high),
    isWithin: isFair(model, tally),
  };
}

/** In percent with two decimals, computed in whole numbers: money is no float. */
function shareOf(won: bigint, staked: bigint): string | null {
  if (staked <= 0n) return null;
  const share = (won * TEN_THOUSANDTHS) / staked;
  return writeDecimal(share * PARTS_PER_HUNDREDTH);
}

/** The first day of a window that ends today; days are counted in UTC, as they were written. */
function firstDay(window: QueryOf<Calls['returns']>['window'], nowMs: number): string | null {
  if (window === 'all') return null;
  return new Date(nowMs - (Number(window) - 1) * DAY_MS).toISOString().slice(0, 10);
}
