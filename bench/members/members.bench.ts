import { randomUUID } from 'node:crypto';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createManualClock } from '@parlour/clock/manual-clock';
import type { Database } from '@parlour/database/database';
import { openEmbedded } from '@parlour/database/embedded';
import { migrate } from '@parlour/database/migrate';
import { memberQuestion } from '../../apps/server/src/domains/identity/members/question.rules.ts';
import {
  listMembers,
  type MemberFilter,
} from '../../apps/server/src/domains/identity/operator/members.operator.repo.ts';
import { createLog } from '../../apps/server/src/observability/log.ts';
import { findProject } from '../../apps/server/src/project.ts';
import { median, report } from '../report.ts';

const SMALL = 100;
const LARGE = 100_000;
const ROUNDS = 30;
const PAGE = 25;
const START_MS = Date.UTC(2026, 0, 1);
/** A filter matches one in this many. */
const ONE_IN = 50;

/** The first page of a brand's members, by every search the console offers, of many against few. */
export async function run(): Promise<void> {
  const brandId = randomUUID();
  const [small, large] = [await fill(SMALL, brandId), await fill(LARGE, brandId)];
  const filters: Record<string, Partial<MemberFilter>> = {
    'no filter': {},
    'an account': { asked: memberQuestion('player77') },
    'the beginning of a nickname': { asked: memberQuestion('QUEEN 5') },
    'a customer number': { asked: memberQuestion('10000050') },
    'a mobile number': { asked: memberQuestion('+86 1380000050') },
    type: { type: 1 },
    'being locked': { state: 'locked' },
  };
  for (const [name, filter] of Object.entries(filters)) {
    const times = { small: [] as number[], large: [] as number[] };
    // Alternating, so that other load on the machine hits both.
    for (let round = 0; round < ROUNDS; round += 1) {
      times.small.push(await time(small, brandId, filter));
      times.large.push(await time(large, brandId, filter));
    }
    report({
      name: `first page of members by ${name}, ${LARGE} rows against ${SMALL}, ms`,
      ours: median(times.large),
      reference: median(times.small),
    });
  }
  await Promise.all([small.close(), large.close()]);
}

async function fill(rows: number, brandId: string): Promise<Database> {
  const dataDir = mkdtempSync(join(tmpdir(), 'parlour-bench-'));
  const database = await openEmbedded({ dataDir }, createLog('silent'));
  const { migrations } = findProject(import.meta.dirname);
  await migrate(database, { folder: migrations, clock: createManualClock(START_MS) });
  await database.withConnection(async ({ run: execute }) => {
    await execute(
      `insert into system_brand (brand_id, merchant_code, settings, revision, created_at, changed_at)
       values ('${brandId}', 'bench', '{}'::jsonb, 1, '2026-01-01', '2026-01-01')`,
    );
    await execute(
      `insert into identity_member
         (brand_id, id, customer_no, account, account_key, type, state, is_agent_only, is_demo, nickname, mobile,
          language, time_zone, register_method, register_url, registered_ip, created_at)
       select '${brandId}'::uuid,
         (lpad(to_hex(${START_MS}::bigint + n), 12, '0') || '70008000' || lpad(to_hex(n), 12, '0'))::uuid,
         (10000000 + n)::text,
         'player' || n,
         'player' || n,
         case when n % ${ONE_IN} = 0 then 1 else 0 end,
         case when n % ${ONE_IN} = 0 then 'locked' else 'active' end,
         false,
         false,
         case when n % 3 = 0 then null else 'Queen ' || n end,
         '+86' || (1380000000 + n),
         'EN',
         'Asia/Shanghai',
         'H5',
         'bench',
         '127.0.0.1',
         to_timestamp((${START_MS}::bigint + n) / 1000.0)
       from generate_series(1, ${rows}) as n`,
    );
    await execute('analyze identity_member');
  });
  return database;
}

async function time(database: Database, brandId: string, filter: Partial<MemberFilter>): Promise<number> {
  const startedAt = performance.now();
  const rows = await listMembers(database.queries, brandId, { limit: PAGE + 1, ...filter });
  if (rows.length === 0) throw new Error('nothing was found');
  return performance.now() - startedAt;
}
