import { systemClock } from '@parlour/clock/clock';
import { openEmbedded } from '@parlour/database/embedded';
import { sql } from 'drizzle-orm';
import { createApp } from '../../app.ts';
import { readConfig } from '../../config/config.ts';
import { makeVendorTitle, makeVendorTitles } from '../../factories/games.factory.ts';
import { createLog } from '../../observability/log.ts';
import { findProject } from '../../project.ts';
import { putDrawers } from '../cashier/seed-drawers.ts';
import { brandIdOf, putVendor } from './games.ts';
import { putCardCase } from './seed-card-case.ts';
import { putRounds } from './seed-rounds.ts';

/** Hot titles, and how many of them there are to show. */
const HOT = 12;

/**
 * The demo in an empty folder (DATA_DIR), with six hundred generated titles of two vendors and a category with one, for
 * journeys through a full lobby, rounds of mary01 at one of them, members who withdraw, and two who may play together. No vendor stands behind the
 * titles, so they have no pictures.
 */
const config = readConfig(process.env);
const log = createLog('silent');
const app = await createApp({
  config,
  project: findProject(import.meta.dirname),
  database: await openEmbedded({ dataDir: config.dataDir }, log),
  clock: systemClock,
  log,
  isDemo: true,
  isDemonstration: true,
});
const seeded = { ...app, clock: systemClock };
await putVendor(seeded, 'LUM', makeVendorTitles(400, 1), { name: 'Lumen', tag: 'hot', sort: 1 });
await putVendor(seeded, 'KES', makeVendorTitles(199, 2), { name: 'Kestrel', sort: 2 });
const match = makeVendorTitle({ game_code: 'match', category: 'COCKFIGHT', classification: 'minigames' });
await putVendor(seeded, 'DS88', [match], { name: 'Duel', sort: 3 });
const brandId = brandIdOf(seeded, 'harbor');
await app.database.transaction(async (tx) => {
  await tx.execute(sql`update games_title set icon_url = '' where brand_id = ${brandId}::uuid`);
  await tx.execute(sql`
    update games_title
    set hot_rank = ranked.place
    from (
      select node_id, row_number() over (order by node_id) as place
      from games_title
      where brand_id = ${brandId}::uuid and category = 'RNG'
      order by node_id
      limit ${HOT}
    ) ranked
    where games_title.brand_id = ${brandId}::uuid and games_title.node_id = ranked.node_id`);
});
await putRounds(seeded, { brandId, rounds: 3 });
const harbor = app.modules.system.brands.ofMerchant('harbor');
if (!harbor) throw new Error('there is no demo brand');
await putDrawers(app, harbor);
await putCardCase(seeded, harbor);
await app.close();
