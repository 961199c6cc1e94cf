import type { Clock } from '@parlour/clock/clock';
import type { SystemInfo } from '@parlour/contract';
import type { Database } from '@parlour/database/database';
import { SITE_TEXTS } from '@parlour/texts/whole/site';
import type { AuditWriter } from '../../audit/audit-entry.ts';
import type { Bus } from '../../bus/bus.ts';
import type { Jobs } from '../../jobs/jobs.ts';
import type { Log } from '../../observability/log.ts';
import type { Outbox } from '../../outbox/outbox.ts';
import type { Secrets } from '../../secrets/secrets.ts';
import { createBrandEditor, createBrands, type PeopleDirectory } from './brands/brands.ts';
import { systemConsoleSources } from './console-sources.service.ts';
import { holdMasterKey } from './master-key.service.ts';
import { createOperations, createProcesses } from './operations/operations.ts';
import { createSealing } from './sealing/sealing.ts';
import { createStatus, loadRegions } from './status/status.ts';
import { systemOperatorRoutes } from './system.operator.routes.ts';
import { systemRoutes } from './system.routes.ts';

type PhoneProvider = SystemInfo['phoneProvider'];
type SystemNeeds = {
  database: Database;
  bus: Bus;
  clock: Clock;
  secrets: Secrets;
  log: Log;
  jobs: Jobs;
  outbox: Outbox;
  version: string;
  defaultMerchant: string;
  phoneProvider: PhoneProvider;
};
/** What system needs of the operators, who are to its right. */
type OperatorNeeds = { audit: AuditWriter; people: PeopleDirectory };

/**
 * System owns the brands (who they are, their switches, theme and settings), whether a brand is open to a
 * visitor, the keys of sealed bodies, and what operators see of the machine room. Others may ask it for brands,
 * status and countries.
 */
export async function createSystemModule(needs: SystemNeeds) {
  const { database, bus, clock, secrets, log, jobs, outbox, version, defaultMerchant } = needs;
  await holdMasterKey(database, secrets);
  const regions = await loadRegions();
  const brands = createBrands({ database, bus, clock, defaultMerchant });
  const sealing = createSealing({ database, bus, clock, secrets });
  const status = createStatus({ regions, phoneProvider: needs.phoneProvider });
  const processes = createProcesses({ database, clock, log, version });
  await brands.readAll();
  await sealing.prepare();
  return {
    brands,
    status,
    sealing,
    processes,
    countryOf: regions.countryOf,
    jobs: sealing.jobs,
    consoleSources: systemConsoleSources({ brands, jobs }),
    routes: systemRoutes({ status, sealing, regions, clock }),
    operatorRoutes: ({ audit, people }: OperatorNeeds) =>
      systemOperatorRoutes({
        editor: createBrandEditor({ database, brands, audit, people, catalogue: SITE_TEXTS }),
        operations: createOperations({ database, bus, clock, jobs, outbox, processes, brands, audit }),
      }),
  };
}
