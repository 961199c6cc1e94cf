import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { DAY_MS } from '@parlour/clock/durations';
import { type EmbeddedDatabase, openEmbedded } from '@parlour/database/embedded';
import { createLog } from '../../observability/log.ts';
import { findProject } from '../../project.ts';

const { root } = findProject(import.meta.dirname);
const CACHE = join(root, '.cache', 'test-databases');
const UNUSED_AFTER_MS = 7 * DAY_MS;

/** The sources that decide the content of a database on which an app was started once. */
const SOURCES = [
  'package-lock.json',
  'packages/database/src',
  'packages/secrets/src',
  'apps/server/migrations',
  'apps/server/src/secrets',
  'apps/server/src/domains/system',
  'apps/server/src/testing/databases/snapshots.ts',
  'apps/server/src/testing/test-app.ts',
];

/** Tables that the start of an app writes to, all by code that is named above. */
const FILLED_AT_START = ['migration', 'system_fact', 'system_sealing_key'];

/** Snapshots to open databases from: one with our tables, one empty. Made once for the same sources. */
export async function findSnapshots(): Promise<{ migrated: string; blank: string }> {
  const digest = digestOf(SOURCES);
  const paths = {
    migrated: join(CACHE, `${digest}-migrated.tar`),
    blank: join(CACHE, `${digest}-blank.tar`),
  };
  if (existsSync(paths.migrated)) return paths;
  mkdirSync(CACHE, { recursive: true });
  removeUnused();
  // To load the whole app takes longer than to find a snapshot.
  const { startTestApp } = await import('../test-app.ts');
  const embedded = await openEmbedded({}, createLog('silent'));
  await save(embedded, paths.blank);
  const app = await startTestApp({ database: embedded, brands: [] });
  await refuseUnknownRows(embedded);
  // Last, because its presence says that both are there.
  await save(embedded, paths.migrated);
  await app.close();
  return paths;
}

/** Under another name first: two runs may make it at once, and neither must read half of it. */
async function save(embedded: EmbeddedDatabase, path: string): Promise<void> {
  const unfinished = `${path}.${process.pid}`;
  writeFileSync(unfinished, Buffer.from(await (await embedded.snapshot()).arrayBuffer()));
  renameSync(unfinished, path);
}

/** Rows made by code that the digest does not cover would stay in the snapshot after that code changed. */
async function refuseUnknownRows({ withConnection }: EmbeddedDatabase): Promise<void> {
  const filled = await withConnection(async ({ rows }) => {
    const tables = await rows<{ name: string }>(
      `select tablename as name from pg_tables where schemaname = 'public'`,
    );
    const counts = tables.map(
      ({ name }) => `select '${name}' as name where exists (select 1 from "${name}")`,
    );
    return rows<{ name: string }>(counts.join(' union all '));
  });
  const unknown = filled.map(({ name }) => name).filter((name) => !FILLED_AT_START.includes(name));
  if (unknown.length > 0)
    throw new Error(`the start of an app writes to ${unknown}: name the table and its code in snapshots.ts`);
}

function digestOf(sources: string[]): string {
  const hash = createHash('sha256').update(process.version);
  for (const source of sources) {
    const path = join(root, source);
    const files = statSync(path).isDirectory()
      ? readdirSync(path, { recursive: true, withFileTypes: true })
          .filter((entry) => entry.isFile() && !entry.name.endsWith('.test.ts'))
          .map((entry) => join(entry.parentPath, entry.name))
      : [path];
    for (const file of files.sort())
      hash.update(file.slice(root.length)).update('\0').update(readFileSync(file));
  }
  return hash.digest('hex').slice(0, 32);
}

function removeUnused(): void {
  for (const name of readdirSync(CACHE)) {
    const path = join(CACHE, name);
    if (Date.now() - statSync(path).mtimeMs > UNUSED_AFTER_MS) rmSync(path, { force: true });
  }
}
