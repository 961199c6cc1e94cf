import {
  COST_FIGURES,
  type CostFigure,
  type CostReport,
  type RewardKind,
  type RewardSource,
} from '@parlour/contract';
import type { Database } from '@parlour/database/database';
import { amountOf, writeDecimal } from '@parlour/money';
import type { AuditWriter } from '../../../audit/audit-entry.ts';
import { changesBetween } from '../../../audit/changes.rules.ts';
import type { Actor } from '../../../http/calls/operator-call.ts';
import { Refusal } from '../../../http/calls/refusal.ts';
import type { Brand } from '../../../tenancy/brand.ts';
import { type Calendar, nextDate } from '../../../tenancy/calendar.rules.ts';
import { textIn } from '../../messages/messages.module.ts';
import type { Wallet } from '../../wallet/wallet.module.ts';
import { groupBy } from '../groups.rules.ts';
import { listDocuments } from '../offers/offers.ts';
import { findSettings } from '../returns/returns.ts';
import { type CostRow, listCosts, listTakers, sumResults, type Taking } from './costs.repo.ts';
import { REPORT_MOST_DAYS, TAKERS_AT_ONCE } from './costs.rules.ts';

type Range = { from: string; to: string };
type CostNeeds = {
  database: Database;
  audit: AuditWriter;
  brands: { calendarOf(brand: Brand): Promise<Calendar> };
  wallet: Pick<Wallet, 'sumDeposits'>;
};
type Group = { source: RewardSource; offerId: string | null; kind: RewardKind };
type Effect = { deposits: bigint; result: bigint };
export type Costs = ReturnType<typeof createCosts>;

const keyOf = ({ source, offerId, kind }: Group) => `${source} ${offerId} ${kind}`;
const written = (figures: Record<CostFigure, bigint>) =>
  Object.fromEntries(COST_FIGURES.map((figure) => [figure, writeDecimal(figures[figure])])) as Record<
    CostFigure,
    string
  >;

/** What promotions gave and cost, and what their takers did before and since. */
export function createCosts({ database, audit, brands, wallet }: CostNeeds) {
  const { queries } = database;

  async function namesOf(brand: Brand, rows: readonly Group[]) {
    const documents = await listDocuments(
      queries,
      brand.id,
      rows.flatMap(({ offerId }) => offerId ?? []),
    );
    const titles = new Map<string, string>();
    // Versions come in order: the latest names the offer.
    for (const [key, { texts }] of documents)
      titles.set(
        key.split(' ')[0] ?? '',
        textIn(texts, brand.settings.defaultLanguage, brand.settings)?.text.title ?? '',
      );
    return ({ source, offerId, kind }: Group) => ({
      source,
      kind,
      offer: offerId === null ? null : { id: offerId, title: titles.get(offerId) ?? '' },
    });
  }

  /** By member: what they deposited, and what the house kept of their stakes. */
  async function effectsOf(
    brand: Brand,
    memberIds: readonly string[],
    range: Range,
  ): Promise<Map<string, Effect>> {
    const effects = new Map<string, Effect>();
    const { currency } = brand.settings;
    for (let at = 0; at < memberIds.length; at += TAKERS_AT_ONCE) {
      const some = memberIds.slice(at, at + TAKERS_AT_ONCE);
      const whose = { brandId: brand.id, currency, memberIds: some };
      const deposits = await wallet.sumDeposits(queries, whose, range);
      const results = await sumResults(queries, brand.id, { ...whose, ...range });
      for (const id of some)
        effects.set(id, { deposits: deposits.get(id) ?? 0n, result: results.get(id) ?? 0n });
    }
    return effects;
  }

  async function report(brand: Brand, { from, to }: Range): Promise<CostReport> {
    const length =
      Math.round((Date.parse(to) - Date.parse(from)) / (Date.parse(nextDate(from)) - Date.parse(from))) + 1;
    if (length < 1 || length > REPORT_MOST_DAYS)
      throw new Refusal('invalid_input', { fields: { to: 'not_allowed' } });
    const { currency } = brand.settings;
    const days = (await brands.calendarOf(brand)).daysBetween(from, to);
    const { settings } = await findSettings(queries, brand.id);
    const pointWorth = amountOf(settings.pointWorth);
    const rows = await listCosts(queries, brand.id, { currency, days, pointWorth });
    const takings = await listTakers(queries, brand.id, { currency, days });
    const takers = [...new Set(takings.map(({ memberId }) => memberId))];
    const during = await effectsOf(brand, takers, { from, to });
    const before = await effectsOf(brand, takers, { from: nextDate(from, -length), to: nextDate(from, -1) });
    const name = await namesOf(brand, rows);
    const takenOf = groupBy(takings, keyOf);
    return {
      currency,
      days: rows.map((row) => ({ day: row.day, ...name(row), ...written(row) })),
      totals: [...groupBy(rows, keyOf)].map(([key, own]) => {
        const taken = takenOf.get(key) ?? [];
        return {
          ...name(own[0] as CostRow),
          ...written(sumOf(own)),
          takers: taken.length,
          during: effectOf(taken, during),
          before: effectOf(taken, before),
        };
      }),
    };
  }

  return {
    report,

    /** An export is recorded. */
    async export(brand: Brand, range: Range, actor: Actor): Promise<CostReport> {
      const made = await report(brand, range);
      await database.transaction((tx) =>
        audit.record(tx, {
          actor,
          kind: 'view',
          action: 'promotions.export_report',
          target: { kind: 'report', id: 'promotions' },
          brandId: brand.id,
          changes: changesBetween({}, range),
        }),
      );
      return made;
    },
  };
}

const sumOf = (rows: readonly CostRow[]) =>
  Object.fromEntries(
    COST_FIGURES.map((figure) => [figure, rows.reduce((sum, row) => sum + row[figure], 0n)]),
  ) as Record<CostFigure, bigint>;

function effectOf(taken: readonly Taking[], effects: ReadonlyMap<string, Effect>) {
  let [deposits, result] = [0n, 0n];
  for (const { memberId } of taken) {
    const own = effects.get(memberId);
    deposits += own?.deposits ?? 0n;
    result += own?.result ?? 0n;
  }
  return { deposits: writeDecimal(deposits), result: writeDecimal(result) };
}
