import type { Clock } from '@parlour/clock/clock';
import type { Database } from '@parlour/database/database';
import type { Bus } from './bus/bus.ts';
import type { ThirdParties } from './config/third-parties.ts';
import { createAttempts } from './credentials/attempts.ts';
import { createPasswords, type PasswordCost } from './credentials/passwords.ts';
import type { DomainModule } from './domain-module.ts';
import { type Cashier, createCashierModule } from './domains/cashier/cashier.module.ts';
import { createGamesModule, type Games } from './domains/games/games.module.ts';
import { createIdentityModule, type Identity } from './domains/identity/identity.module.ts';
import { createLotteryModule, type LotteryModule } from './domains/lottery/lottery.module.ts';
import { createMessagesModule, type Messages } from './domains/messages/messages.module.ts';
import { createOperatorsModule, type Operators } from './domains/operators/operators.module.ts';
import { createPromotionsModule, type Promotions } from './domains/promotions/promotions.module.ts';
import {
  createGuards,
  createProtectionModule,
  type Protection,
} from './domains/protection/protection.module.ts';
import { createSystemModule, type System } from './domains/system/system.module.ts';
import { createWalletModule, type Wallet } from './domains/wallet/wallet.module.ts';
import type { HandlerTable } from './http/calls/collect-bindings.ts';
import type { RateLimits } from './http/limits/rate-limits.ts';
import type { Visits } from './http/limits/visits.ts';
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
  visits: Pick<Visits, 'areMany'>;
  metrics: Metrics;
  thirdParties: ThirdParties;
  /** The scheme of the public addresses, if they are configured. */
  publicScheme: string | undefined;
  human: { captchaFixed: string | undefined; isHumanCheckOff: boolean; hashesMax?: number | undefined };
  passwordCost: PasswordCost | undefined;
};

/** Every domain: what all of them contribute, and what each offers. */
export type Modules = {
  readonly system: DomainModule & System;
  readonly operators: DomainModule & Operators;
  readonly identity: DomainModule & Identity;
  readonly messages: DomainModule & Messages;
  readonly protection: DomainModule & Protection;
  readonly wallet: DomainModule & Wallet;
  readonly cashier: DomainModule & Cashier;
  readonly games: DomainModule & Games;
  readonly lottery: DomainModule & LotteryModule;
  readonly promotions: DomainModule & Promotions;
};

/**
 * The one list of domains, in order of dependence. A domain gets the interfaces of those to its left; what it needs
 * from the right it declares, and gets here as well.
 */
export async function createModules(needs: ModuleNeeds): Promise<Modules> {
  const { firebase, payments, arcade, privateVendors, drand, push, ...social } = needs.thirdParties;
  const attempts = createAttempts(needs);
  const passwords = createPasswords({ ...needs, cost: needs.passwordCost });
  const guards = createGuards();
  const system = await createSystemModule({
    ...needs,
    phoneProvider: firebase && { url: firebase.apiUrl, apiKey: firebase.apiKey },
    audit: { record: (tx, entry) => operators.audit.record(tx, entry) },
    people: { describe: (ids) => operators.people.describe(ids) },
    approvals: {
      request: (tx, kind, asked, caller) => operators.approvals.request(tx, kind, asked, caller),
      waitingOn: async ({ kind, id }) => (await operators.approvals.waitingOnMany(kind, [id])).get(id) ?? [],
    },
  });
  const { brands, countryOf } = system;
  const operators = createOperatorsModule({ ...needs, brands, attempts, passwords });
  const { audit, approvals, people } = operators;
  for (const kind of system.changeKinds) approvals.register(kind);
  const parties = { firebase, social };
  const identity = createIdentityModule({
    ...needs,
    attempts,
    passwords,
    countryOf,
    parties,
    brands,
    audit,
    approvals,
    documents: { versionFor: (...asked) => messages.pages.versionFor(...asked) },
    notify: (tx, member) => messages.push.tell(tx, { ...member, news: 'securityChanged' }),
  });
  const { directory } = identity;
  const messages: Modules['messages'] = createMessagesModule({
    ...needs,
    brands,
    audit,
    operators,
    identity,
    pushServices: push,
    excluded: (tx, asked) => protection.excluded(tx, asked),
    exclusionEnds: (...asked) => protection.exclusionEnds(...asked),
  });
  const { isDemoBot } = identity.demoBots;
  const wallet = createWalletModule({ ...needs, brands, guards, directory, isDemoBot, approvals, audit });
  const protection = createProtectionModule({
    ...needs,
    brands,
    audit,
    people,
    identity,
    money: wallet.guarding,
    dailyFigures: wallet.dailyFigures,
  });
  const cashier = createCashierModule({
    ...needs,
    brands,
    identity,
    operators,
    wallet,
    guards,
    promotions: {
      list: (...asked) => promotions.deposits.list(...asked),
      choose: (...asked) => promotions.deposits.choose(...asked),
      reserve: (...asked) => promotions.deposits.reserve(...asked),
      credited: (...asked) => promotions.deposits.credited(...asked),
      released: (...asked) => promotions.deposits.released(...asked),
    },
    privileges: { of: (...asked) => promotions.withdrawals.of(...asked) },
    risklessStakes: (...asked) => promotions.risklessStakes(...asked),
    audit,
    payments,
    push: messages.push,
  });
  const games = createGamesModule({
    ...needs,
    brands,
    identity,
    protection,
    wallet,
    guards,
    operators,
    arcade,
    privateVendors,
  });
  const lottery = createLotteryModule({
    ...needs,
    brands,
    wallet,
    games,
    operators,
    directory,
    drand,
    push: messages.push,
  });
  const promotions: Modules['promotions'] = createPromotionsModule({
    ...needs,
    brands,
    audit,
    operators,
    identity,
    pictures: messages.pictures,
    inbox: messages.inbox,
    protection,
    wallet,
    cashier,
    games,
    lottery,
  });
  identity.addFriends(promotions.friends);
  identity.addTrialGift(wallet.funding.giveTrialMoney);
  identity.addCardCounter(cashier.countCards);
  identity.addClubLabel(promotions.clubLabelOf);
  identity.addExclusionEnds(protection.exclusionEnds);

  const modules: Modules = {
    system,
    operators,
    identity,
    messages,
    protection,
    wallet,
    cashier,
    games,
    lottery,
    promotions,
  };
  for (const { consoleSources, jobs } of allOf(modules)) {
    if (consoleSources) operators.addConsoleSources(consoleSources);
    for (const kind of jobs ?? []) needs.jobs.register(kind);
  }
  return modules;
}

/** In order of dependence. */
export const allOf = (modules: Modules): readonly DomainModule[] => Object.values(modules);

/** Every domain's handlers, to be paired with the contract. */
export function handlersOf(
  modules: Modules,
  side: 'routes' | 'operatorRoutes',
): Record<string, HandlerTable> {
  return Object.fromEntries(
    Object.entries(modules).flatMap(([domain, module]) => (module[side] ? [[domain, module[side]]] : [])),
  );
}
