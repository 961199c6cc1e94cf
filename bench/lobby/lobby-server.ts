import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createManualClock } from '@parlour/clock/manual-clock';
import type { Database } from '@parlour/database/database';
import { openEmbedded } from '@parlour/database/embedded';
import { migrate } from '@parlour/database/migrate';
import { sql } from 'drizzle-orm';
import { createLocalBus } from '../../apps/server/src/bus/local-bus.ts';
import { createCatalogues } from '../../apps/server/src/domains/games/catalogue/catalogue.service.ts';
import { createTitleImport } from '../../apps/server/src/domains/games/catalogue/import.service.ts';
import { createFavourites } from '../../apps/server/src/domains/games/lobby/favourites.service.ts';
import { createPopular } from '../../apps/server/src/domains/games/lobby/popular.service.ts';
import { createRecent } from '../../apps/server/src/domains/games/lobby/recent.service.ts';
import { lobbyRoutes } from '../../apps/server/src/domains/games/lobby.routes.ts';
import { makeVendorTitles } from '../../apps/server/src/factories/games.factory.ts';
import { createLog } from '../../apps/server/src/observability/log.ts';
import { findProject } from '../../apps/server/src/project.ts';
import { startServer } from '../../apps/server/src/testing/process.ts';
import { buildWhatIsNotBuilt } from '../../tools/build.mjs';
import { PRODUCTION } from '../production.ts';

export const START_MS = Date.UTC(2026, 0, 1);
const HOT = 30;
/** A category with one vendor opens that vendor at once; with a second one it shows its titles. */
const SECOND_VENDOR_TITLES = 24;

/** The server, with demo brands that have many titles. */
export async function startLobby(titles: number): ReturnType<typeof startServer> {
  buildWhatIsNotBuilt();
  const env = {
    DATA_DIR: mkdtempSync(join(tmpdir(), 'parlour-bench-')),
    ...PRODUCTION,
    RATE_LIMIT_PER_MINUTE: '1000000000',
  };
  // Started once to create its brands and tables, which are filled while it is down.
  await (await startServer(env)).end('SIGTERM');
  await fillDemo(env.DATA_DIR, titles);
  return startServer(env);
}

async function fillDemo(dataDir: string, titles: number): Promise<void> {
  const database = await openDatabase(dataDir);
  const { replaceVendorTitles } = lobbyOf(database);
  const { rows } = await database.queries.execute('select brand_id from system_brand');
  for (const { brand_id: brandId } of rows as { brand_id: string }[])
    await database.transaction(async (tx) => {
      await putVendor(tx, brandId, 'BENCH');
      await replaceVendorTitles(tx, brandId, 'BENCH', makeVendorTitles(titles));
      await putVendor(tx, brandId, 'SECOND');
      await replaceVendorTitles(tx, brandId, 'SECOND', makeVendorTitles(SECOND_VENDOR_TITLES));
      await tx.execute(sql`
        update games_title set hot_rank = sort
        where brand_id = ${brandId}::uuid and vendor = 'BENCH' and sort < ${HOT}`);
    });
  await database.close();
}

export async function putVendor(
  tx: Parameters<Parameters<Database['transaction']>[0]>[0],
  brandId: string,
  code: string,
): Promise<void> {
  await tx.execute(sql`
    insert into games_vendor (brand_id, code, name, api_url, operator_id, vendor_public_key, own_public_key,
      own_private_key, is_open, tag, sort, created_at)
    values (${brandId}::uuid, ${code}, 'Bench', 'https://vendor.invalid', 'bench', '', '', '', true, '', 0,
      '2026-01-01')`);
}

export function lobbyOf(database: Database) {
  const clock = createManualClock(START_MS);
  const log = createLog('silent');
  const catalogues = createCatalogues({ database, bus: createLocalBus(log), clock });
  const needs = { database, clock, catalogues };
  return {
    catalogues,
    replaceVendorTitles: createTitleImport({ catalogues, clock, log }),
    routes: lobbyRoutes({
      catalogues,
      popular: createPopular({ database, clock, log }),
      favourites: createFavourites(needs),
      recent: createRecent(needs),
    }),
  };
}

export async function openDatabase(dataDir: string): Promise<Database> {
  const database = await openEmbedded({ dataDir }, createLog('silent'));
  const { migrations } = findProject(import.meta.dirname);
  await migrate(database, { folder: migrations, clock: createManualClock(START_MS) });
  return database;
}
