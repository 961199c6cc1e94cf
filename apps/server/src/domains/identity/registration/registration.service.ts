import { randomInt } from 'node:crypto';
import type { Clock } from '@parlour/clock/clock';
import { newId } from '@parlour/clock/ids';
import type { Language, RegistrationPayload, SessionInfo } from '@parlour/contract';
import type { Database, Tx } from '@parlour/database/database';
import { CONSENT_DOCUMENTS, type ConsentDocument } from '@parlour/texts/documents';
import { Refusal } from '../../../http/calls/refusal.ts';
import { addressKey, type RateLimits } from '../../../http/limits/rate-limits.ts';
import type { Brand } from '../../../tenancy/brand.ts';
import type { MobileProofs } from '../codes/codes.ts';
import {
  accountKey,
  emailKey,
  findMemberByAccount,
  isUnreadable,
  type Member,
  type Members,
  type NewMember,
  type PersonalData,
  type RegistrationMethod,
  type RegistrationValues,
} from '../members/members.ts';
import type { NewPasswords } from '../passwords/passwords.ts';
import type { SessionOpening, Visit } from '../sessions/sessions.ts';
import { consentsOf, type OwnPages } from './consents.rules.ts';
import type { RegistrationForm } from './form.service.ts';
import { hasMobile, insertConsents, releaseUnprovenMobile } from './registration.repo.ts';
import { NAME_TRIES, REGISTRATIONS_PER_ADDRESS } from './registration.rules.ts';
import type { Lines } from './upline.service.ts';

/** Links the third-party account behind a ticket to a member, or refuses. */
export type SocialLinker = {
  link(
    tx: Tx,
    visit: Visit,
    linking: { member: Member; socialTicket: string | undefined; isNew: true },
  ): Promise<void>;
};

/** Which version of its own terms a brand shows to readers of a language; null: the built-in words. */
export type DocumentVersions = {
  versionFor(
    brand: Brand,
    document: ConsentDocument,
    language: Language,
  ): OwnPage | null | Promise<OwnPage | null>;
};
/** Told of a friend's registration, in its transaction. */
export type FriendRegistered = (
  tx: Tx,
  friend: { brandId: string; memberId: string; inviterId: string },
) => Promise<void>;

type OwnPage = NonNullable<OwnPages[ConsentDocument]>;

type RegistrationNeeds = {
  database: Database;
  clock: Clock;
  limits: RateLimits;
  form: RegistrationForm;
  lines: Lines;
  proofs: MobileProofs;
  newPasswords: NewPasswords;
  personalData: PersonalData;
  members: Members;
  social: SocialLinker;
  opening: SessionOpening;
  documents: DocumentVersions;
};
export type Registration = ReturnType<typeof createRegistration>;

/** Registration. Cheap checks come first; a password is hashed only after all of them passed. */
export function createRegistration(needs: RegistrationNeeds) {
  const {
    database,
    clock,
    limits,
    form,
    lines,
    proofs,
    newPasswords,
    personalData,
    members,
    social,
    opening,
    documents,
  } = needs;

  const isNameTaken = async (brandId: string, username: string) =>
    (await findMemberByAccount(database.queries, brandId, accountKey(username))) !== undefined;

  async function countRegistration({ brand, ip }: Visit): Promise<void> {
    const waitMs = await limits.take(`register:${brand.id}:${addressKey(ip)}`, REGISTRATIONS_PER_ADDRESS);
    if (waitMs > 0)
      throw new Refusal(
        'locked_out',
        { retryAfterMs: waitMs },
        { 'retry-after': String(Math.ceil(waitMs / 1000)) },
      );
  }

  /** Says that a number is taken only after it was proved, or if no proof is asked for. */
  async function refuseTakenMobile(brandId: string, mobile: string): Promise<void> {
    if (await hasMobile(database.queries, brandId, mobile)) throw new Refusal('mobile_taken');
  }

  const hashOf = (password: string | undefined) =>
    password === undefined ? null : newPasswords.hash(password);

  /** A generated name may collide, and is generated again; a chosen name or a number that collides is taken. */
  async function add(tx: Tx, visit: Visit, about: Omit<NewMember, 'account'> & { account?: string }) {
    for (let tries = 0; tries < NAME_TRIES; tries += 1) {
      const member = await members.add(tx, visit, { ...about, account: about.account ?? newName() });
      if (member) return member;
      if (about.mobile && (await hasMobile(tx, visit.brand.id, about.mobile)))
        throw new Refusal('mobile_taken');
      if (about.account !== undefined) throw new Refusal('username_taken');
    }
    throw new Error('no free name was found');
  }

  /** Before the transaction: it may have to be read. */
  async function readConsents({ brand, language }: Visit) {
    const own: OwnPages = {};
    for (const document of CONSENT_DOCUMENTS)
      own[document] = await documents.versionFor(brand, document, language);
    return consentsOf(brand.settings, language, own);
  }

  async function keepConsents(
    tx: Tx,
    { brand, ip }: Visit,
    { member, agreed }: { member: Member; agreed: ReturnType<typeof consentsOf> },
  ): Promise<void> {
    const at = new Date(clock.now());
    await insertConsents(
      tx,
      agreed.map((one) => ({ ...one, brandId: brand.id, id: newId(clock), memberId: member.id, at, ip })),
    );
  }

  let onFriend: FriendRegistered = async () => {};

  return {
    addFriendRegistered(listener: FriendRegistered): void {
      onFriend = listener;
    },

    async register(
      visit: Visit,
      payload: RegistrationPayload,
      method: RegistrationMethod,
    ): Promise<SessionInfo> {
      const { brand } = visit;
      const { values, mobile } = await form.read(visit, payload, method);
      if (values.username !== undefined && (await isNameTaken(brand.id, values.username)))
        throw new Refusal('username_taken');
      const { isFriend, ...line } = await lines.find(brand.id, values, payload.affiliateCode);
      const proof = mobile ? await proofs.prove(visit, mobile, { method, given: payload }) : null;
      if (mobile && !proof) await refuseTakenMobile(brand.id, mobile);
      await countRegistration(visit);
      const passwordHash = await hashOf(values.password);
      const paymentPasswordHash = await hashOf(values.paymentPassword);
      const agreed = await readConsents(visit);
      const { member, admitted } = await database.transaction(async (tx) => {
        if (mobile && proof) {
          await proof.use(tx);
          await releaseUnprovenMobile(tx, brand.id, { mobile, now: new Date(clock.now()) });
        }
        const made = await add(tx, visit, {
          ...aboutOf(values),
          ...line,
          passwordHash,
          paymentPasswordHash,
          mobile,
          mobileVerifiedAt: proof ? new Date(clock.now()) : null,
          personalData: personalData.seal(values),
          registerMethod: payload.registerMethod,
          registerUrl: isUnreadable(payload.registerUrl) ? '' : payload.registerUrl,
        });
        await keepConsents(tx, visit, { member: made, agreed });
        if (isFriend && line.recommenderId)
          await onFriend(tx, { brandId: brand.id, memberId: made.id, inviterId: line.recommenderId });
        await social.link(tx, visit, { member: made, socialTicket: payload.socialTicket, isNew: true });
        return {
          member: made,
          admitted: await opening.admit(tx, visit, made, { method: 'register', side: 'member' }),
        };
      });
      return opening.present(visit, member, admitted);
    },

    async checkName({ brand }: Visit, username: string): Promise<{ available: boolean }> {
      return { available: !isUnreadable(username) && !(await isNameTaken(brand.id, username)) };
    },
  };
}

function aboutOf({ username, nickname, email }: RegistrationValues) {
  return {
    ...(username === undefined ? {} : { account: username }),
    nickname: nickname ?? null,
    email: email ?? null,
    emailKey: email === undefined ? null : emailKey(email),
  };
}

/** For members who register by number only. */
const newName = (): string => `u${randomInt(10 ** 9, 10 ** 10)}`;
