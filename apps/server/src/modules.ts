import type { Clock } from '@parlour/clock/clock';
import type { Database } from '@parlour/database/database';
import type { Bus } from './bus/bus.ts';
import type { ThirdParties } from './config/third-parties.ts';
import { createAttempts } from './credentials/attempts.ts';
import { createPasswords, type PasswordCost } from './credentials/passwords.ts';
import { createCashierModule } from './domains/cashier/cashier.module.ts';
import { createGamesModule } from './domains/games/games.module.ts';
import { createIdentityModule } from './domains/identity/identity.module.ts';
import { createOperatorsModule } from './domains/operators/operators.module.ts';
import { createGuards, createProtectionModule } from './domains/protection/protection.module.ts';
import { createSystemModule } from './domains/system/system.module.ts';
import { createWalletModule } from './domains/wallet/wallet.module.ts';
import type { HandlerTables } from './http/collect-bindings.ts';
import type { RateLimits } from './http/rate-limits.ts';
import type { Jobs } from './jobs/jobs.ts';
import type { Log } from './observability/log.ts';
import type { Metrics } from './observability/metrics.ts';
import type { Outbox } from './outbox/outbox.ts';
import type { Secrets } from './secrets/secrets.ts';

type ModuleNeeds = {
  database: Database;
  bus: Bus;
  clock: Clock;
  secrets: Secrets;
  log: Log;
  jobs: Jobs;
  outbox: Outbox;
  version: string;
  defaultMerchant: string;
  limits: RateLimits;
  metrics: Metrics;
  thirdParties: ThirdParties;
  /** The scheme of the public addresses, where they are set up. */
  publicScheme: string | undefined;
  human: { captchaFixed: string | undefined; isHumanCheckOff: boolean };
  passwordCost: PasswordCost | undefined;
};

export type Modules = Awaited<ReturnType<typeof createModules>>;

/** The one list that wires the domains, in order of dependence. */
export async function createModules(needs: ModuleNeeds) {
  const { database, bus, clock, secrets, log, jobs } = needs;
  const { firebase, payments, arcade, ...social } = needs.thirdParties;
  const system = await createSystemModule({
    ...needs,
    phoneProvider: firebase && { url: firebase.apiUrl, apiKey: firebase.apiKey },
  });
  const attempts = createAttempts({ database, clock });
  const passwords = createPasswords(needs.passwordCost);
  const operators = createOperatorsModule({
    database,
    bus,
    clock,
    secrets,
    log,
    brands: system.brands,
    attempts,
    passwords,
  });
  const identity = createIdentityModule({
    database,
    bus,
    clock,
    secrets,
    limits: needs.limits,
    attempts,
    passwords,
    outbox: needs.outbox,
    countryOf: system.countryOf,
    human: needs.human,
    log,
    parties: { firebase, social },
    brands: system.brands,
    audit: operators.audit,
  });
  const guards = createGuards();
  const wallet = createWalletModule({
    database,
    bus,
    clock,
    log,
    metrics: needs.metrics,
    brands: system.brands,
    guards,
    jobs,
    directory: identity.directory,
    approvals: operators.approvals,
    audit: operators.audit,
  });
  const protection = createProtectionModule({
    database,
    clock,
    audit: operators.audit,
    people: operators.people,
    identity,
    money: wallet.guarding,
  });
  const cashier = createCashierModule({
    database,
    clock,
    bus,
    log,
    secrets,
    jobs,
    brands: system.brands,
    identity,
    operators,
    wallet,
    guards,
    audit: operators.audit,
    publicScheme: needs.publicScheme,
    payments,
  });
  const games = createGamesModule({
    database,
    bus,
    clock,
    log,
    secrets,
    brands: system.brands,
    identity,
    wallet,
    guards,
    jobs,
    metrics: needs.metrics,
    operators,
    arcade,
    publicScheme: needs.publicScheme,
  });
  identity.addTrialGift(wallet.funding.giveTrialMoney);
  identity.addCardCounter(cashier.countCards);
  operators.inbox.addTasks(wallet.consoleSources.tasks);
  operators.inbox.addTasks(system.consoleSources.tasks);
  for (const tasks of cashier.consoleSources.tasks) operators.inbox.addTasks(tasks);
  for (const tasks of games.consoleSources.tasks) operators.inbox.addTasks(tasks);
  operators.inbox.addTasks(games.reconciliationTasks);
  operators.inbox.addSearcher(cashier.consoleSources.searcher);
  operators.inbox.addSearcher(games.consoleSources.searcher);
  operators.inbox.addSearcher(system.consoleSources.searcher);
  operators.inbox.addSearcher(identity.consoleSources.searcher);
  for (const searcher of wallet.consoleSources.searchers) operators.inbox.addSearcher(searcher);
  operators.inbox.addFigures(identity.consoleSources.figures);
  operators.inbox.addFigures(system.consoleSources.brandFigures);
  operators.inbox.addFigures(system.consoleSources.jobFigures);
  for (const kind of [
    ...system.jobs,
    ...operators.jobs,
    ...identity.jobs,
    ...wallet.jobs,
    ...cashier.jobs,
    ...games.jobs,
  ])
    jobs.register(kind);
  return { system, operators, identity, protection, wallet, cashier, games };
}

/** Every domain's handlers for visitors and members, to be paired with the contract. */
export function handlerTables({
  system,
  identity,
  protection,
  wallet,
  cashier,
  games,
}: Modules): HandlerTables {
  return {
    system: system.routes,
    identity: identity.routes,
    protection: protection.routes,
    wallet: wallet.routes,
    cashier: cashier.routes,
    games: games.routes,
  };
}

/** Every domain's handlers for operators, to be paired with the contract of the console. */
export function operatorHandlerTables(modules: Modules): HandlerTables {
  const { system, operators, identity, protection, wallet, cashier, games } = modules;
  return {
    system: system.operatorRoutes(operators),
    operators: operators.routes,
    identity: identity.operatorRoutes,
    protection: protection.operatorRoutes,
    wallet: wallet.operatorRoutes,
    cashier: cashier.operatorRoutes,
    games: games.operatorRoutes,
  };
}
