import { Readable } from 'node:stream';
import type { Clock } from '@parlour/clock/clock';
import { DAY_MS } from '@parlour/clock/durations';
import { firstIdAt, newId } from '@parlour/clock/ids';
import type { AuditRecord } from '@parlour/contract';
import type { Database, Tx } from '@parlour/database/database';
import { afterCommit } from '@parlour/database/transaction';
import { stringify } from 'csv-stringify';
import type { AuditEntry } from '../../../audit/audit-entry.ts';
import { changesBetween } from '../../../audit/changes.rules.ts';
import type { Actor } from '../../../http/calls/operator-call.ts';
import { EXPORT_MAX, EXPORT_PAGE } from '../../../lists/exports.rules.ts';
import { type AskedPage, lastId, readPage } from '../../../lists/pages.rules.ts';
import type { Log } from '../../../observability/log.ts';
import type { Brand } from '../../../tenancy/brand.ts';
import { nextDate } from '../../../tenancy/calendar.rules.ts';
import { brandIdsOf, type Reach, reaches } from '../../../tenancy/reach.ts';
import type { BrandSource } from '../brand-source.ts';
import type { People } from '../people.service.ts';
import {
  type AuditFilter,
  type AuditRow,
  type CountedDay,
  countDays,
  insertAudit,
  listAudit,
  listDays,
} from './audit.repo.ts';
import { AUDIT_COLUMNS, auditLine } from './csv.rules.ts';
import { dateInUtc, daysFrom } from './days.rules.ts';
import { createRecordStream } from './record-stream.service.ts';

export type AuditQuery = Omit<AuditFilter, 'brandIds' | 'fromId' | 'beforeId' | 'limit'> & {
  from?: number | undefined;
  until?: number | undefined;
};

type Exporting = { reach: Reach; actor: Actor; brand: Brand | null };

type AuditNeeds = { database: Database; clock: Clock; log: Log; brands: BrandSource; people: People };
export type Audit = ReturnType<typeof createAudit>;

/** The record of what operators did and saw: written with the change itself, searched, exported, never altered. */
export function createAudit({ database, clock, log, brands, people }: AuditNeeds) {
  const ship = createRecordStream({ log, clock });

  async function describe(rows: AuditRow[]): Promise<AuditRecord[]> {
    const known = await people.describe(rows.flatMap(({ operatorId }) => operatorId ?? []));
    return rows.map((row) => ({
      id: row.id,
      at: row.at.getTime(),
      operator: row.operatorId ? (known.get(row.operatorId) ?? null) : null,
      action: row.action,
      kind: row.kind,
      target: { kind: row.targetKind, id: row.targetId },
      merchantCode: row.brandId ? (brands.ofId(row.brandId)?.settings.merchantCode ?? null) : null,
      changes: row.changes,
      reason: row.reason,
      ip: row.ip,
      userAgent: row.userAgent,
      sessionId: row.sessionId,
      requestId: row.requestId,
    }));
  }

  function find(reach: Reach, { from, until, ...filter }: AuditQuery, { limit, after }: AskedPage) {
    const bounds = [until === undefined ? undefined : firstIdAt(until), after].filter(
      (id) => id !== undefined,
    );
    return listAudit(database.queries, {
      ...filter,
      brandIds: brandIdsOf(reach),
      fromId: from === undefined ? undefined : firstIdAt(from),
      beforeId: bounds.sort()[0],
      limit,
    });
  }

  async function record(
    tx: Tx,
    { actor, target, changes = [], reason = null, ...entry }: AuditEntry,
  ): Promise<void> {
    const row = {
      id: newId(clock),
      at: new Date(clock.now()),
      ...entry,
      ...actor,
      targetKind: target.kind,
      targetId: target.id,
      changes,
      reason,
    };
    await insertAudit(tx, row);
    afterCommit(() => ship(row));
  }

  async function* lines(reach: Reach, query: AuditQuery): AsyncGenerator<string[]> {
    let after: string | undefined;
    for (let sent = 0; sent < EXPORT_MAX; sent += EXPORT_PAGE) {
      const rows = await find(reach, query, { limit: EXPORT_PAGE, after });
      for (const record of await describe(rows)) yield auditLine(record);
      after = rows.at(-1)?.id;
      if (rows.length < EXPORT_PAGE) return;
    }
  }

  /** Today and yesterday, whose last records may have come after its last count. */
  async function countedDays(): Promise<CountedDay[]> {
    const nowMs = clock.now();
    const ofBrands = brands.all().map(async (brand) => {
      const calendar = await brands.calendarOf(brand);
      const today = calendar.dayOf(nowMs);
      return calendar.daysBetween(nextDate(today, -1), today).map((day) => ({ ...day, brandId: brand.id }));
    });
    const startMs = Date.parse(dateInUtc(nowMs));
    const ofPlatform = [startMs - DAY_MS, startMs].map((startsMs) => ({
      day: dateInUtc(startsMs),
      startsMs,
      endsMs: startsMs + DAY_MS,
      brandId: null,
    }));
    return [...(await Promise.all(ofBrands)).flat(), ...ofPlatform];
  }

  return {
    record,

    async search(reach: Reach, query: AuditQuery, { limit, after }: AskedPage) {
      const read = (count: number) => find(reach, query, { limit: count, after });
      const { rows, next } = await readPage(limit, read, lastId);
      return { items: await describe(rows), next };
    },

    /** As CSV, streamed: never more than a page of it is in memory. The export itself is recorded. */
    async export({ reach, actor, brand }: Exporting, query: AuditQuery): Promise<Readable> {
      await database.transaction((tx) =>
        record(tx, {
          actor,
          kind: 'view',
          action: 'operators.export_audit',
          target: { kind: 'audit', id: 'export' },
          brandId: brand?.id ?? null,
          changes: changesBetween({}, query),
        }),
      );
      const csv = stringify({ header: true, columns: [...AUDIT_COLUMNS], bom: true });
      const source = Readable.from(lines(reach, query));
      source.on('error', (error) => csv.destroy(error));
      return source.pipe(csv);
    },

    /**
     * Records of the last days, as of the job's last run: each brand's by its own business days. Those that are as many
     * days ago are added up, though one brand's today may be another's yesterday.
     */
    async perDay(reach: Reach, days: number): Promise<{ day: string; records: number }[]> {
      const shown = (await countedDays()).filter(({ brandId }) => reaches(reach, brandId));
      const todays = new Map(shown.map(({ brandId, day }) => [brandId, day]));
      const latest = [...todays.values()].sort().at(-1) ?? dateInUtc(clock.now());
      const told = Array.from({ length: days }, (_unused, ago) => ({
        day: nextDate(latest, -ago),
        records: 0,
      }));
      const from = nextDate(latest, -days);
      for (const { brandId, day, records } of await listDays(database.queries, {
        brandIds: brandIdsOf(reach),
        from,
      })) {
        const own = told[daysFrom(day, todays.get(brandId) ?? latest)];
        if (own) own.records += records;
      }
      return told.reverse();
    },

    async recount(): Promise<void> {
      const days = await countedDays();
      await database.transaction((tx) => countDays(tx, days));
    },
  };
}
