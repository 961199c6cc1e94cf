import type { Clock } from '@parlour/clock/clock';
import { newId } from '@parlour/clock/ids';
import type { BodyOf, ConsoleContract, HotMatch, OperatorMatch } from '@parlour/contract';
import type { Database } from '@parlour/database/database';
import { afterCommit } from '@parlour/database/transaction';
import type { AuditWriter } from '../../../audit/audit-entry.ts';
import { changesBetween } from '../../../audit/changes.rules.ts';
import { type Bus, topic } from '../../../bus/bus.ts';
import type { Actor } from '../../../http/calls/operator-call.ts';
import { Refusal } from '../../../http/calls/refusal.ts';
import type { Brand } from '../../../tenancy/brand.ts';
import type { Catalogue, Catalogues } from '../catalogue/catalogue.ts';
import { READ_AGAIN_MS } from '../kept.rules.ts';
import { countMatches, findMatch, listMatches, type MatchRow, saveMatch } from './matches.repo.ts';
import {
  findImpossible,
  isAllowedImage,
  isShownAt,
  MATCHES_MAX,
  MATCHES_SHOWN_MAX,
} from './matches.rules.ts';

const matchesChanged = topic<{ brandId: string }>('games.matches_changed');

type MatchesNeeds = {
  database: Database;
  clock: Clock;
  bus: Bus;
  catalogues: Pick<Catalogues, 'of'>;
  audit: AuditWriter;
};
type Read = { readonly atMs: number; readonly rows: Promise<MatchRow[]> };
type Wanted = BodyOf<ConsoleContract['games']['saveMatch']>;
export type Matches = ReturnType<typeof createMatches>;

/** Matches that operators promote. Each opens a title, and is shown only while that title is offered. */
export function createMatches({ database, clock, bus, catalogues, audit }: MatchesNeeds) {
  const byBrand = new Map<string, Read>();
  bus.subscribe(matchesChanged, ({ brandId }) => void byBrand.delete(brandId));
  bus.onGap(() => byBrand.clear());

  function all(brandId: string): Promise<MatchRow[]> {
    const known = byBrand.get(brandId);
    if (known && clock.now() - known.atMs < READ_AGAIN_MS) return known.rows;
    const kept = { atMs: clock.now(), rows: listMatches(database.queries, brandId) };
    byBrand.set(brandId, kept);
    kept.rows.catch(() => {
      if (byBrand.get(brandId) === kept) byBrand.delete(brandId);
    });
    return kept.rows;
  }

  async function save(brand: Brand, { id, reason, ...wanted }: Wanted, actor: Actor): Promise<OperatorMatch> {
    refuseImpossible(brand, wanted);
    const catalogue = await catalogues.of(brand.id);
    if (!catalogue.byNodeId.has(wanted.nodeId))
      throw new Refusal('invalid_input', { fields: { nodeId: 'not_allowed' } });
    const row = await database.transaction(async (tx) => {
      const before = id === undefined ? undefined : await findMatch(tx, brand.id, id);
      if (id !== undefined && !before) throw new Refusal('not_found');
      if (!before && (await countMatches(tx, brand.id)) >= MATCHES_MAX) throw new Refusal('too_many_matches');
      const saved = asRow(wanted, {
        brandId: brand.id,
        id: before?.id ?? newId(clock),
        createdAt: before?.createdAt ?? new Date(clock.now()),
      });
      await saveMatch(tx, saved);
      await audit.record(tx, {
        actor,
        kind: 'change',
        action: 'games.save_match',
        target: { kind: 'match', id: saved.id },
        brandId: brand.id,
        changes: changesBetween(before ? fieldsOf(before) : {}, wanted),
        reason,
      });
      afterCommit(() => bus.publish(matchesChanged, { brandId: brand.id }));
      return saved;
    });
    return describe(row, catalogue);
  }

  function refuseImpossible(brand: Brand, wanted: Omit<Wanted, 'id' | 'reason'>): void {
    const origins = brand.settings.imageCDNs;
    const strange = (['homeTeamImageUrl', 'awayTeamImageUrl'] as const).filter(
      (field) => !isAllowedImage(wanted[field], origins),
    );
    const fields = {
      ...findImpossible(wanted),
      ...Object.fromEntries(strange.map((field) => [field, 'not_allowed'])),
    };
    if (Object.keys(fields).length > 0) throw new Refusal('invalid_input', { fields });
  }

  function describe(row: MatchRow, catalogue: Catalogue): OperatorMatch {
    const title = catalogue.byNodeId.get(row.nodeId);
    return {
      id: row.id,
      ...fieldsOf(row),
      nodeName: title?.names.EN ?? null,
      isShown: title !== undefined && isShownAt(row, clock.now()),
    };
  }

  return {
    save,

    async list(brand: Brand): Promise<{ items: OperatorMatch[]; next: null }> {
      const catalogue = await catalogues.of(brand.id);
      const rows = await listMatches(database.queries, brand.id);
      return { items: rows.map((row) => describe(row, catalogue)), next: null };
    },

    /** What members see now. */
    async shown(brand: Brand): Promise<{ list: HotMatch[] }> {
      const catalogue = await catalogues.of(brand.id);
      const list: HotMatch[] = [];
      for (const row of await all(brand.id)) {
        const title = catalogue.byNodeId.get(row.nodeId);
        if (!title || !isShownAt(row, clock.now()) || list.length === MATCHES_SHOWN_MAX) continue;
        const { homeTeam, awayTeam, homeTeamImageUrl, awayTeamImageUrl, league, nodeId } = row;
        const about = { homeTeam, awayTeam, homeTeamImageUrl, awayTeamImageUrl, league, nodeId };
        const matchTime = row.matchTime.getTime();
        list.push({ ...about, matchTime, vendor: title.vendor.code, roomId: title.gameCode });
      }
      return { list };
    },
  };
}

function asRow(
  { matchTime, shownFrom, shownUntil, order, ...wanted }: Omit<Wanted, 'id' | 'reason'>,
  kept: Pick<MatchRow, 'brandId' | 'id' | 'createdAt'>,
): MatchRow {
  return {
    ...wanted,
    ...kept,
    sort: order,
    matchTime: new Date(matchTime),
    shownFrom: new Date(shownFrom),
    shownUntil: new Date(shownUntil),
  };
}

function fieldsOf({ brandId: _brand, id: _id, createdAt: _created, sort, ...row }: MatchRow) {
  return {
    ...row,
    order: sort,
    matchTime: row.matchTime.getTime(),
    shownFrom: row.shownFrom.getTime(),
    shownUntil: row.shownUntil.getTime(),
  };
}
