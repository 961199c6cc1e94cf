import type { Bus } from './bus/bus.ts';
import type { Clock } from './clock/clock.ts';
import type { Database } from './db/database.ts';
import { createSystemModule } from './domains/system/system.module.ts';
import type { HandlerTables } from './http/collect-bindings.ts';
import type { Jobs } from './jobs/jobs.ts';
import type { Secrets } from './secrets/secrets.ts';

type ModuleNeeds = {
  database: Database;
  bus: Bus;
  clock: Clock;
  secrets: Secrets;
  jobs: Jobs;
  defaultMerchant: string;
};

export type Modules = Awaited<ReturnType<typeof createModules>>;

/** The one list that wires the domains, in order of dependence. */
export async function createModules({ jobs, ...needs }: ModuleNeeds) {
  const system = await createSystemModule(needs);
  for (const kind of system.jobs) jobs.register(kind);
  return { system };
}

/** Every domain's handlers, to be paired with the contract. */
export function handlerTables({ system }: Modules): HandlerTables {
  return { system: system.routes };
}
