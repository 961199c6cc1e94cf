import type { Clock } from '@parlour/clock/clock';
import {
  type BrandSettings,
  LANGUAGES,
  type Language,
  type SystemInfo,
  type SystemStatus,
} from '@parlour/contract';
import type { Database, Tx } from '@parlour/database/database';
import { PAGES_TEXTS } from '@parlour/texts/whole/pages';
import { SITE_TEXTS } from '@parlour/texts/whole/site';
import type { AuditWriter } from '../../audit/audit-entry.ts';
import type { Bus } from '../../bus/bus.ts';
import type { DomainModule } from '../../domain-module.ts';
import type { Gate, SealOpener } from '../../http/calls/bind.ts';
import type { Jobs } from '../../jobs/jobs.ts';
import type { Log } from '../../observability/log.ts';
import type { Outbox } from '../../outbox/outbox.ts';
import type { Secrets } from '../../secrets/secrets.ts';
import type { Brand } from '../../tenancy/brand.ts';
import type { Calendar } from '../../tenancy/calendar.rules.ts';
import {
  type Catalogue,
  type Cause,
  type ChangeApprovals,
  type ChangeKind,
  createBrandChangeRequests,
  createBrandEditor,
  createBrands,
  type PeopleDirectory,
} from './brands/brands.ts';
import { systemConsoleSources } from './console-sources.service.ts';
import { holdMasterKey } from './master-key.service.ts';
import { createOperations, createProcesses } from './operations/operations.ts';
import { createSealing } from './sealing/sealing.ts';
import { createStatus, loadRegions } from './status/status.ts';
import { systemOperatorRoutes } from './system.operator.routes.ts';
import { systemRoutes } from './system.routes.ts';

/** What system offers other domains, the listeners and the process. */
export interface System {
  readonly brands: Brands;
  /** Whether a brand is open to a visitor, and what the site gets to know of it. */
  readonly status: Gate & {
    tell(visitor: { brand: Brand; language: Language; ip: string }): SystemStatus;
  };
  readonly sealing: SealOpener;
  /** The heartbeat of this process. */
  readonly processes: { start(): Promise<void>; stop(): Promise<void> };
  /** Changes of brands that take two operators; `modules.ts` registers them. */
  readonly changeKinds: readonly ChangeKind[];
  /** By address; null if unknown. */
  countryOf(ip: string): string | null;
}

/** The brands, in memory. */
export interface Brands {
  all(): Brand[];
  ofId(brandId: string): Brand | undefined;
  ofMerchant(merchantCode: string): Brand | undefined;
  ofHost(host: string): Brand | undefined;
  byDefault(): Brand | undefined;
  /** Its business days, also across changes of its zone. */
  calendarOf(brand: Brand): Promise<Calendar>;
  /** Returns the id. */
  create(tx: Tx, settings: unknown, cause?: Cause): Promise<string>;
  change(
    tx: Tx,
    brandId: string,
    edit: (settings: BrandSettings, revision: number) => BrandSettings,
    cause?: Cause,
  ): Promise<unknown>;
  /** Calls back, in every process, with the brand as it is after a change. */
  onChange(watch: (brand: Brand) => void): void;
}

const EDITABLE_TEXTS = collectEditableTexts();

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
  /** Supplied by operators, to the right. */
  audit: AuditWriter;
  people: PeopleDirectory;
  approvals: ChangeApprovals;
};

/**
 * System owns the brands (who they are, their switches, theme and settings), whether a brand is open to a visitor, the
 * keys of sealed bodies, and what operators see of the machine room. Other domains get brands, status and countries
 * from it.
 */
export async function createSystemModule(needs: SystemNeeds): Promise<DomainModule & System> {
  const { database, bus, clock, secrets, log, jobs, outbox, version, defaultMerchant, audit, people } = needs;
  await holdMasterKey(database, secrets);
  const regions = await loadRegions();
  const brands = createBrands({ database, bus, clock, defaultMerchant });
  const sealing = createSealing({ database, bus, clock, secrets });
  const status = createStatus({ regions, phoneProvider: needs.phoneProvider });
  const requests = createBrandChangeRequests({ brands, audit, approvals: needs.approvals });
  const processes = createProcesses({ database, clock, log, version });
  await brands.readAll();
  jobs.planDaysOf(brands);
  await sealing.prepare();
  return {
    brands,
    status,
    sealing,
    processes,
    changeKinds: requests.kinds,
    countryOf: regions.countryOf,
    jobs: sealing.jobs,
    consoleSources: systemConsoleSources({ brands, jobs }),
    routes: systemRoutes({ status, sealing, regions, clock }),
    operatorRoutes: systemOperatorRoutes({
      editor: createBrandEditor({ database, brands, audit, people, catalogue: EDITABLE_TEXTS, requests }),
      operations: createOperations({ database, bus, clock, jobs, outbox, processes, brands, audit }),
    }),
    topics: (live) => brands.onChange(({ id }) => live.tell({ brandId: id }, { topic: 'site' })),
    close: () => processes.stop(),
  };
}

/** What a brand may say in its own words: every text of the site, and the long pages with its terms and licences. */
function collectEditableTexts(): Catalogue {
  const texts: Partial<Catalogue> = {};
  for (const language of LANGUAGES) texts[language] = { ...SITE_TEXTS[language], ...PAGES_TEXTS[language] };
  return texts as Catalogue;
}
