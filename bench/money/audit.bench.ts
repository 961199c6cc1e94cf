import { randomUUID } from 'node:crypto';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { firstIdAt } from '@parlour/clock/ids';
import { createManualClock } from '@parlour/clock/manual-clock';
import type { Database } from '@parlour/database/database';
import { openEmbedded } from '@parlour/database/embedded';
import { migrate } from '@parlour/database/migrate';
import { type AuditFilter, listAudit } from '../../apps/server/src/domains/operators/audit/audit.repo.ts';
import { createLog } from '../../apps/server/src/observability/log.ts';
import { findProject } from '../../apps/server/src/project.ts';
import { report } from '../report.ts';

const SMALL = 100;
const LARGE = 100_000;
const ROUNDS = 200;
const PAGE = 25;
const START_MS = Date.UTC(2026, 0, 1);

/** The first page of the record, by every filter the console offers, in a long table against a short one. */
export async function run(): Promise<void> {
  const operatorId = randomUUID();
  const brandId = randomUUID();
  const [small, large] = [
    await fill(SMALL, { operatorId, brandId }),
    await fill(LARGE, { operatorId, brandId }),
  ];
  const filters: Record<string, Partial<AuditFilter>> = {
    'no filter': {},
    operator: { operatorId },
    action: { action: 'test.save' },
    target: { targetKind: 'thing', targetId: '7' },
    brand: { brandIds: [brandId] },
    'from a time on': { fromId: firstIdAt(START_MS + 50) },
  };
  for (const [name, filter] of Object.entries(filters)) {
    const query = { brandIds: null, limit: PAGE + 1, ...filter };
    // Alternating, so that other load on the machine hits both.
    const times = { small: [] as number[], large: [] as number[] };
    for (let round = 0; round < ROUNDS; round += 1) {
      times.small.push(await time(small, query));
      times.large.push(await time(large, query));
    }
    report({
      name: `first page of the audit by ${name}, ${LARGE} rows against ${SMALL}, ms`,
      ours: median(times.large),
      reference: median(times.small),
    });
  }
  await Promise.all([small.close(), large.close()]);
}

async function fill(rows: number, { operatorId, brandId }: { operatorId: string; brandId: string }) {
  const dataDir = mkdtempSync(join(tmpdir(), 'parlour-bench-'));
  const database = await openEmbedded({ dataDir }, createLog('silent'));
  const { migrations } = findProject(import.meta.dirname);
  await migrate(database, { folder: migrations, clock: createManualClock(START_MS) });
  await database.withConnection(async ({ run: execute }) => {
    // Every operator, brand, action and target has many rows, as they would have after a year.
    await execute(
      `insert into operators_audit
         (id, at, operator_id, kind, action, target_kind, target_id, brand_id, changes, request_id)
       select (lpad(to_hex(${START_MS}::bigint + n), 12, '0') || '70008000' || lpad(to_hex(n), 12, '0'))::uuid,
         to_timestamp((${START_MS}::bigint + n) / 1000.0),
         case when n % 4 = 0 then '${operatorId}'::uuid else gen_random_uuid() end,
         'change',
         (array['test.save', 'test.view', 'test.retry'])[n % 3 + 1],
         'thing',
         (n % 20)::text,
         case when n % 5 = 0 then null when n % 2 = 0 then '${brandId}'::uuid else gen_random_uuid() end,
         '[{"path":"name","before":"one","after":"two"}]'::jsonb,
         'request-' || n
       from generate_series(1, ${rows}) as n`,
    );
    await execute('analyze operators_audit');
  });
  return database;
}

async function time(database: Database, query: AuditFilter): Promise<number> {
  const startedAt = performance.now();
  const rows = await listAudit(database.queries, query);
  if (rows.length === 0) throw new Error('nothing was found');
  return performance.now() - startedAt;
}

const median = (values: number[]) => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
