import type { Clock } from '@parlour/clock/clock';
import type { Database, Tx } from '@parlour/database/database';
import type { AuditWriter } from '../../audit/audit-entry.ts';
import type { Bus } from '../../bus/bus.ts';
import type { PhoneParty } from '../../config/third-parties.ts';
import type { AttemptCounter } from '../../credentials/attempts.ts';
import type { Passwords } from '../../credentials/passwords.ts';
import type { DomainModule } from '../../domain-module.ts';
import type { SessionFinder } from '../../http/calls/bind.ts';
import type { RateLimits } from '../../http/limits/rate-limits.ts';
import type { JobKind } from '../../jobs/job.ts';
import type { Log } from '../../observability/log.ts';
import type { Outbox } from '../../outbox/outbox.ts';
import type { Secrets } from '../../secrets/secrets.ts';
import type { Brand } from '../../tenancy/brand.ts';
import { createCodes, createMobileProofs } from './codes/codes.ts';
import { identityConsoleSources } from './console-sources.service.ts';
import {
  createContactNotices,
  createContacts,
  createSecurity,
  createSensitiveChanges,
  type SensitiveChanges,
} from './contacts/contacts.ts';
import { createHuman, type HumanSettings } from './human-check/human-check.ts';
import { identityOperatorRoutes } from './identity.operator.routes.ts';
import { identityRoutes } from './identity.routes.ts';
import { SWEEP_EVERY_MS } from './jobs.rules.ts';
import {
  type CountryOfMember,
  createCountryOfMember,
  createMemberDirectory,
  createMemberInfos,
  createMembers,
  createPersonalData,
  findMember,
  isActiveMember,
  listDemoAccounts,
  type Member,
  type MemberDirectory,
  type NewMember,
  type Origin,
} from './members/members.ts';
import { createMemberActions, createMembersForOperators, type ExclusionEnds } from './operator/operator.ts';
import { createPasskeys } from './passkeys/passkeys.ts';
import {
  createNewPasswords,
  createOwnPassword,
  createPasswordChange,
  createPasswordReset,
  createPaymentPasswords,
  type OwnPassword,
  type PaymentPasswords,
} from './passwords/passwords.ts';
import {
  createRegistration,
  createRegistrationForm,
  createUplines,
  createVisitorCodes,
} from './registration/registration.ts';
import {
  createMemberAttempts,
  createSessionOpening,
  createSessions,
  createSharedPlaces,
  createSingleUse,
  createTickets,
  memberSessionsEnded,
  type SharedPlaces,
  type Tickets,
  type Visit,
} from './sessions/sessions.ts';
import { createCodeLogin, createLogin, createTrials } from './sign-in/sign-in.ts';
import { createFirebase, createSocial, type SocialParties } from './third-parties/third-parties.ts';

export type { MemberDirectory } from './members/members.ts';

type IdentityNeeds = {
  database: Database;
  bus: Bus;
  clock: Clock;
  secrets: Secrets;
  limits: RateLimits;
  attempts: AttemptCounter;
  passwords: Passwords;
  outbox: Outbox;
  countryOf(ip: string): string | null;
  human: HumanSettings;
  log: Log;
  parties: { firebase: PhoneParty | null; social: SocialParties };
  brands: { all(): readonly Brand[] };
  audit: AuditWriter;
};

/** What identity offers other domains, the site's listener and the process. */
export interface Identity {
  readonly members: { add(tx: Tx, origin: Origin, about: NewMember): Promise<Member | null> };
  /** Names behind ids, and ids behind what operators type. */
  readonly directory: MemberDirectory;
  findMember(brandId: string, id: string): Promise<Member | undefined>;
  readonly countryOfMember: CountryOfMember;
  /** As SQL, for use inside another statement. */
  isActiveMember(brandId: string, memberId: string): string;
  readonly sessions: SessionFinder;
  /** For addresses that a browser opens itself. */
  readonly tickets: Pick<Tickets, 'redeem'>;
  /** The member's password again, before a sensitive change. */
  readonly ownPassword: OwnPassword;
  readonly paymentPasswords: Pick<PaymentPasswords, 'prove'>;
  /** Changes that hold withdrawals, and the member's payee name. */
  readonly sensitiveChanges: SensitiveChanges;
  /** Who else signed in from the member's browser or address. */
  sharedPlaces(visit: Visit, memberId: string): Promise<SharedPlaces>;
  /** Calls back, in every process, when sessions of a member have ended. */
  onSessionsEnded(listener: (ended: { brandId: string; memberId: string }) => void): void;
  hashPassword(password: string): Promise<string>;
  /** The accounts with a public password. */
  demoAccounts(brandId: string): Promise<string[]>;
  /** Supplied by domains to the right: money for a trial account, and a member's number of cards. */
  addTrialGift(give: (tx: Tx, trial: { brandId: string; memberId: string }) => Promise<void>): void;
  addCardCounter(count: (brandId: string, memberId: string) => Promise<number>): void;
  /** Protection says who is excluded, so that operators do not see them as active. */
  addExclusionEnds(read: ExclusionEnds): void;
}

/**
 * Identity owns members, their sessions and every proof of identity. Other domains get members, tickets and proofs of
 * the own password from it, and hear when a member's sessions end.
 */
export function createIdentityModule(needs: IdentityNeeds): DomainModule & Identity {
  const { database, bus, clock, secrets, log, limits, passwords, outbox, countryOf, parties } = needs;
  const { brands, audit } = needs;
  const singleUse = createSingleUse({ database, clock });
  const members = createMembers({ clock, countryOf });
  const sessions = createSessions({ database, bus, clock, countryOf });
  const opening = createSessionOpening({ database, clock, sessions });
  const human = createHuman({ singleUse, clock, secrets, settings: needs.human });
  const attempts = createMemberAttempts({ database, attempts: needs.attempts });
  const tickets = createTickets({ singleUse });
  const trials = createTrials({ database, clock, members, opening, limits });
  const social = createSocial({ database, clock, log, singleUse, opening, parties: parties.social });
  const firebase = createFirebase({ party: parties.firebase, clock, log });
  const passkeys = createPasskeys({ database, clock, singleUse, opening });
  const login = createLogin({ database, clock, passwords, human, attempts, social, opening });
  const codes = createCodes({ database, clock, secrets, limits, outbox, attempts });
  const visitorCodes = createVisitorCodes({ database, human, codes });
  const newPasswords = createNewPasswords({ passwords, outbox });
  const passwordReset = createPasswordReset({
    database,
    human,
    codes,
    singleUse,
    sessions,
    attempts,
    newPasswords,
  });
  const ownPassword = createOwnPassword({ database, clock, passwords, attempts });
  const passwordChange = createPasswordChange({ database, ownPassword, sessions, newPasswords });
  const codeLogin = createCodeLogin({ database, human, attempts, codes, firebase, social, opening });
  const lines = createUplines({ database });
  const personalData = createPersonalData(secrets);
  const sensitiveChanges = createSensitiveChanges({ clock, personalData });
  const security = createSecurity({ database, sensitiveChanges });
  const contacts = createContacts({
    database,
    clock,
    limits,
    codes,
    singleUse,
    ownPassword,
    sensitiveChanges,
    notices: createContactNotices({ outbox, audit }),
  });
  const paymentPasswords = createPaymentPasswords({
    database,
    passwords,
    attempts: needs.attempts,
    ownPassword,
    newPasswords,
  });
  const registration = createRegistration({
    database,
    clock,
    limits,
    form: createRegistrationForm({ human }),
    lines,
    proofs: createMobileProofs({ codes, firebase }),
    newPasswords,
    personalData,
    members,
    social,
    opening,
  });
  const infos = createMemberInfos({ database, clock });
  const operatorMembers = createMembersForOperators({
    database,
    audit,
    sessions,
    attempts,
    personalData,
    sensitiveChanges,
  });
  const actions = createMemberActions({ database, clock, audit, passwords, sessions, attempts });

  const jobs: JobKind<unknown>[] = [
    {
      name: 'identity.sweep',
      maxAttempts: 5,
      everyMs: SWEEP_EVERY_MS,
      async inTransaction(tx) {
        await singleUse.sweep(tx);
        await codes.sweep(tx);
        await sessions.sweep(tx);
        await trials.sweep(tx);
        await needs.attempts.sweep(tx);
      },
    },
  ];

  return {
    members,
    directory: createMemberDirectory({ database }),
    sessions: {
      ...sessions,
      /** For addresses that a browser opens itself: the ticket and the cookie of its session. */
      async redeem(brand, use) {
        const redeemed = await tickets.redeem(brand, use.ticket, use.purpose);
        return redeemed && sessions.findBeside(brand, { ...redeemed, cookie: use.cookie });
      },
    },
    tickets,
    ownPassword,
    paymentPasswords,
    sensitiveChanges,
    sharedPlaces: createSharedPlaces({ database, clock }),
    addCardCounter: security.addCardCounter,
    addExclusionEnds: operatorMembers.addExclusionEnds,
    findMember: (brandId, id) => findMember(database.queries, brandId, id),
    countryOfMember: createCountryOfMember({ database }),
    isActiveMember,
    addTrialGift: trials.addGift,
    hashPassword: passwords.hash,
    demoAccounts: (brandId) => listDemoAccounts(database.queries, brandId),
    jobs,
    onSessionsEnded: (listener) => bus.subscribe(memberSessionsEnded, listener),
    topics: (live) => bus.subscribe(memberSessionsEnded, (member) => live.tell(member, { topic: 'session' })),
    routes: identityRoutes({
      login,
      codeLogin,
      sessions,
      tickets,
      human,
      trials,
      infos,
      social,
      passkeys,
      registration,
      lines,
      visitorCodes,
      passwordReset,
      passwordChange,
      security,
      contacts,
      paymentPasswords,
    }),
    consoleSources: identityConsoleSources({ database, clock, members: operatorMembers, brands }),
    operatorRoutes: identityOperatorRoutes({ members: operatorMembers, actions }),
  };
}
