import type { Bus } from '../../bus/bus.ts';
import type { Clock } from '../../clock/clock.ts';
import type { Database } from '../../db/database.ts';
import type { Secrets } from '../../secrets/secrets.ts';
import { createBrands } from './brands.service.ts';
import { holdMasterKey } from './master-key.service.ts';
import { loadRegions } from './region.service.ts';
import { createSealing } from './sealing.service.ts';
import { createStatus } from './status.service.ts';
import { systemRoutes } from './system.routes.ts';

type SystemNeeds = { database: Database; bus: Bus; clock: Clock; secrets: Secrets; defaultMerchant: string };

/**
 * System owns the brands (who they are, their switches, theme and settings), whether a brand is open to a
 * visitor, and the keys of sealed bodies. Others may ask it for brands, status and countries.
 */
export async function createSystemModule({ database, bus, clock, secrets, defaultMerchant }: SystemNeeds) {
  await holdMasterKey(database, secrets);
  const regions = await loadRegions();
  const brands = createBrands({ database, bus, clock, defaultMerchant });
  const sealing = createSealing({ database, bus, clock, secrets });
  const status = createStatus({ regions });
  await brands.readAll();
  await sealing.prepare();
  return {
    brands,
    status,
    sealing,
    jobs: sealing.jobs,
    routes: systemRoutes({ status, sealing, regions, clock }),
  };
}
