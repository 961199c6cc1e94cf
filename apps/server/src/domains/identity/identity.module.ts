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
import type { Log } from '../../observability/log.ts';
import type { Outbox } from '../../outbox/outbox.ts';
import type { Secrets } from '../../secrets/secrets.ts';
import type { Brand } from '../../tenancy/brand.ts';
import type { Approvals } from '../operators/operators.module.ts';
import { createCodes, createMobileProofs } from './codes/codes.ts';
import { identityConsoleSources } from './console-sources.service.ts';
import { createContacts } from './contacts/contacts.ts';
import { createHuman, type HumanSettings } from './human-check/human-check.ts';
import { identityOperatorRoutes } from './identity.operator.routes.ts';
import { identityRoutes } from './identity.routes.ts';
import {
  type ClubLabel,
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
import { createOperatorSide, type ExclusionEnds } from './operator/operator.ts';
import { createPasskeyCeremonies, createPasskeys } from './passkeys/passkeys.ts';
import {
  createNewPasswords,
  createPasswordChange,
  createPasswordReset,
  createPaymentPasswords,
  type PaymentPasswords,
} from './passwords/passwords.ts';
import { createRecovery, createSecurity } from './recovery/recovery.ts';
import {
  type Consents,
  createConsents,
  createRegistration,
  createRegistrationForm,
  createUplines,
  createVisitorCodes,
  type DocumentVersions,
  type FriendCodes,
  type FriendRegistered,
} from './registration/registration.ts';
import {
  createFactorCodes,
  createSecondFactor,
  createSecondStep,
  createStepUp,
  type StepUp,
} from './second-factor/second-factor.ts';
import {
  createHolds,
  createProofs,
  createSecurityChanges,
  createSecurityNotices,
  createSecurityQuestions,
  type Holds,
  type NotifyDevices,
  type Proofs,
  type SecurityChanges,
} from './security/security.ts';
import {
  createMemberAttempts,
  createOverlaps,
  createSessionOpening,
  createSessions,
  createSharedPlaces,
  createSingleUse,
  createTickets,
  type FindOverlaps,
  memberSessionsEnded,
  type OpenedUnder,
  type SessionHolder,
  type SharedPlaces,
  type Tickets,
  type Visit,
} from './sessions/sessions.ts';
import {
  createCodeLogin,
  createDemoBots,
  createLogin,
  createTrials,
  type DemoBots,
} from './sign-in/sign-in.ts';
import { sweepJob } from './sweep.service.ts';
import { createFirebase, createSocial, type SocialParties } from './third-parties/third-parties.ts';

export type { MemberDirectory, MemberSegments } from './members/members.ts';
export type { Consents, FriendCodes, FriendRegistered } from './registration/registration.ts';

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
  documents: DocumentVersions;
  notify: NotifyDevices;
  approvals: Pick<Approvals, 'register' | 'request'>;
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
  readonly demoBots: DemoBots;
  readonly sessions: SessionFinder & SessionHolder;
  /** For addresses that a browser opens itself. */
  readonly tickets: Pick<Tickets, 'redeem'>;
  /** What members agreed to. */
  readonly consents: Consents;
  /** The member again, before something that an open browser is not enough for. */
  readonly proofs: Pick<Proofs, 'find' | 'prove'>;
  /** The one way in which a way to sign in or to be paid is added or changed. */
  readonly securityChanges: Pick<SecurityChanges, 'make'>;
  /** The second factor of members who have one, before money leaves. */
  readonly stepUp: Pick<StepUp, 'prove'>;
  readonly paymentPasswords: Pick<PaymentPasswords, 'prove'>;
  /** Until when withdrawals are held, and the member's payee name. */
  readonly withdrawalHolds: Holds;
  /** Who else signed in from the member's browser or address. */
  sharedPlaces(visit: Visit, memberId: string): Promise<SharedPlaces>;
  /** What a member has in common with these others, and with those of the same browser or address. */
  readonly overlaps: FindOverlaps;
  /** Calls back, in every process, when sessions of a member have ended. */
  onSessionsEnded(listener: (ended: { brandId: string; memberId: string }) => void): void;
  hashPassword(password: string): Promise<string>;
  /** The accounts with a public password. */
  demoAccounts(brandId: string): Promise<string[]>;
  /** Supplied by domains to the right: a trial's money, members' cards and labels, who is excluded, open games. */
  addTrialGift(give: (tx: Tx, trial: { brandId: string; memberId: string }) => Promise<void>): void;
  addCardCounter(count: (brandId: string, memberId: string) => Promise<number>): void;
  addClubLabel(read: ClubLabel): void;
  addExclusionEnds(read: ExclusionEnds): void;
  addOpened(opened: OpenedUnder): void;
  /** Supplied by who pays for friends: whose a code is, and what follows a registration with it. */
  addFriends(friends: { find: FriendCodes; registered: FriendRegistered }): void;
}

/**
 * Identity owns members, their sessions and every proof of identity. Other domains get members, tickets, proofs and
 * changes of an account's security from it, and hear when a member's sessions end.
 */
export function createIdentityModule(needs: IdentityNeeds): DomainModule & Identity {
  const { database, bus, clock, secrets, log, limits, passwords, outbox, countryOf, parties, brands } = needs;
  const singleUse = createSingleUse({ database, clock });
  const members = createMembers({ clock, countryOf });
  const sessions = createSessions({ database, bus, clock, countryOf });
  const human = createHuman({ singleUse, clock, secrets, settings: needs.human });
  const attempts = createMemberAttempts({ database, attempts: needs.attempts });
  const tickets = createTickets({ singleUse });
  const opening = createSessionOpening({
    database,
    clock,
    sessions,
    singleUse,
    link: (tx, visit, linking) => social.link(tx, visit, linking),
  });
  const trials = createTrials({ database, clock, members, opening, limits });
  const firebase = createFirebase({ party: parties.firebase, clock, log });
  const codes = createCodes({ database, clock, secrets, limits, outbox, attempts });
  const visitorCodes = createVisitorCodes({ database, human, codes });
  const newPasswords = createNewPasswords({ passwords });
  const personalData = createPersonalData(secrets);
  const holds = createHolds({ clock, personalData });
  const notices = createSecurityNotices(needs);
  const ceremonies = createPasskeyCeremonies({ database, clock, singleUse });
  const proofs = createProofs({ database, clock, passwords, attempts, codes, ceremonies });
  const factorCodes = createFactorCodes({ database, clock, secrets, attempts });
  const stepUp = createStepUp({ database, codes: factorCodes, ceremonies });
  const secondStep = createSecondStep({ database, singleUse, opening, codes: factorCodes });
  const changes = createSecurityChanges({ database, limits, proofs, stepUp, holds, notices });
  const secondFactor = createSecondFactor({ database, singleUse, sessions, changes, codes: factorCodes });
  const recovery = createRecovery({ sessions, changes });
  const social = createSocial({ ...needs, singleUse, opening, changes, parties: parties.social });
  const passkeys = createPasskeys({ database, clock, singleUse, opening, ceremonies, changes });
  const login = createLogin({ database, clock, passwords, human, attempts, opening });
  const passwordReset = createPasswordReset({
    database,
    human,
    codes,
    singleUse,
    sessions,
    attempts,
    newPasswords,
    changes,
    recovery,
  });
  const lines = createUplines({ database });
  const security = createSecurity({ database, holds, proofs, stepUp });
  const paymentPasswords = createPaymentPasswords({ ...needs, proofs, changes, newPasswords });
  const registration = createRegistration({
    ...needs,
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
  const forOperators = createOperatorSide({ ...needs, sessions, attempts, personalData, holds, notices });
  return {
    members,
    directory: createMemberDirectory({ database }),
    sessions: {
      ...sessions,
      async redeem(brand, use) {
        const redeemed = await tickets.redeem(brand, use.ticket, use.purpose);
        return redeemed && sessions.findBeside(brand, { ...redeemed, cookie: use.cookie });
      },
    },
    tickets,
    consents: createConsents({ database, clock }),
    proofs,
    securityChanges: changes,
    stepUp,
    paymentPasswords,
    withdrawalHolds: holds,
    sharedPlaces: createSharedPlaces({ database, clock }),
    overlaps: createOverlaps({ clock, personalData }),
    addCardCounter: security.addCardCounter,
    addClubLabel: infos.addClubLabel,
    addExclusionEnds: forOperators.members.addExclusionEnds,
    addOpened: sessions.addOpened,
    addFriends({ find, registered }) {
      lines.addFriendCodes(find);
      registration.addFriendRegistered(registered);
    },
    findMember: (brandId, id) => findMember(database.queries, brandId, id),
    countryOfMember: createCountryOfMember({ database }),
    isActiveMember,
    demoBots: createDemoBots({ database, members, sessions }),
    addTrialGift: trials.addGift,
    hashPassword: passwords.hash,
    demoAccounts: (brandId) => listDemoAccounts(database.queries, brandId),
    jobs: [sweepJob([singleUse, codes, sessions, trials, needs.attempts])],
    onSessionsEnded: (listener) => bus.subscribe(memberSessionsEnded, listener),
    topics: (live) => bus.subscribe(memberSessionsEnded, (member) => live.tell(member, { topic: 'session' })),
    routes: identityRoutes({
      login,
      codeLogin: createCodeLogin({ database, human, attempts, codes, firebase, opening }),
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
      passwordChange: createPasswordChange({ proofs, changes, sessions, newPasswords }),
      security,
      secondFactor,
      secondStep,
      recovery,
      proofs,
      questions: createSecurityQuestions({ passwords, proofs, changes }),
      contacts: createContacts({ database, clock, codes, singleUse, proofs, changes }),
      paymentPasswords,
    }),
    consoleSources: identityConsoleSources({ database, clock, members: forOperators.members, brands }),
    operatorRoutes: identityOperatorRoutes(forOperators),
    close: sessions.close,
  };
}
