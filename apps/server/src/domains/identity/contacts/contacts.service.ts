import type { Clock } from '@parlour/clock/clock';
import type { AnswerOf, BodyOf, Contract } from '@parlour/contract';
import type { Database, Tx } from '@parlour/database/database';
import type { Session } from '../../../http/calls/call.ts';
import { Refusal } from '../../../http/calls/refusal.ts';
import { maskRecipient } from '../../../outbox/outbox.rules.ts';
import { type Codes, type ContactKind, mailRecipient } from '../codes/codes.ts';
import {
  bindMobile,
  emailKey,
  findMemberByMobile,
  type Member,
  problemOfEmail,
  readMobile,
  updateMember,
} from '../members/members.ts';
import { releaseUnprovenMobile } from '../registration/registration.ts';
import type { GivenProof, Proofs, SecurityChanges } from '../security/security.ts';
import type { SingleUse, Visit } from '../sessions/sessions.ts';

type Calls = Contract['identity'];
type Changed = AnswerOf<Calls['changeMobile']>;
type Proof = Pick<BodyOf<Calls['changeMobile']>, 'verificationCode' | keyof GivenProof>;
/** `key`: the form that is compared and stored. */
type Contact = { kind: ContactKind; value: string; key: string };

type ContactsNeeds = {
  database: Database;
  clock: Clock;
  codes: Codes;
  singleUse: SingleUse;
  proofs: Proofs;
  changes: SecurityChanges;
};
export type Contacts = ReturnType<typeof createContacts>;

/**
 * A member's number and mail address. A code proves the new contact, and the member proves themselves as for every
 * change of the account's security.
 */
export function createContacts(needs: ContactsNeeds) {
  const { database, clock, codes, singleUse, proofs, changes } = needs;

  async function findOwner(visit: Visit, session: Session, contact: Contact): Promise<Member> {
    const member = await proofs.find(visit, session);
    if (isBound(member, contact)) throw new Refusal('same_contact');
    return member;
  }

  /** Does not reveal whether the number is taken: without the code a caller learns nothing. */
  async function send(visit: Visit, session: Session, contact: Contact) {
    const member = await findOwner(visit, session, contact);
    return codes.send(visit, {
      purpose: 'contact',
      channel: contact.kind === 'mobile' ? 'sms' : 'mail',
      address: contact.key,
      recipient: recipientOf(contact, member),
      member,
    });
  }

  async function change(visit: Visit, session: Session, asked: Contact & Proof): Promise<Changed> {
    const { brand } = visit;
    const member = await findOwner(visit, session, asked);
    // The code first: a typo in it must not count as a wrong password.
    const key = { brandId: brand.id, purpose: 'contact' as const, recipient: recipientOf(asked, member) };
    const proven = await codes.guess(visit, key, asked.verificationCode);
    if (!proven) throw new Refusal('wrong_verification_code');
    if (asked.kind === 'mobile' && (await findMemberByMobile(database.queries, brand.id, asked.key)))
      throw new Refusal('mobile_taken');
    const value = maskRecipient(asked.value);
    const old = member[asked.kind];
    const { withdrawalsHeldUntil } = await changes.make(visit, session, {
      kind: asked.kind,
      value,
      before: old && maskRecipient(old),
      proof: asked,
      async apply(tx, before) {
        await codes.use(tx, proven);
        await bind(tx, before, asked);
        await dropOld(tx, before, asked.kind);
      },
    });
    return { value, withdrawalsHeldUntil };
  }

  /** The rules of registration: a number belongs to one member of a brand, a mail address may be shared. */
  async function bind(tx: Tx, member: Member, { kind, value, key }: Contact): Promise<void> {
    const now = new Date(clock.now());
    if (kind === 'email')
      return updateMember(tx, member, { email: value, emailKey: key, emailVerifiedAt: now });
    await releaseUnprovenMobile(tx, member.brandId, { mobile: key, now });
    const isBoundNow = await bindMobile(tx, member, { mobile: key, mobileVerifiedAt: now });
    if (!isBoundNow) throw new Refusal('mobile_taken');
  }

  /** Codes already sent to the old phone or mail must no longer set a password. */
  async function dropOld(tx: Tx, { mobile, emailKey: email, ...member }: Member, kind: ContactKind) {
    const recipient =
      kind === 'mobile' ? mobile : email && mailRecipient({ emailKey: email, accountKey: member.accountKey });
    if (!recipient) return;
    const { brandId } = member;
    const purposes = ['login', 'password'] as const;
    await codes.drop(
      tx,
      purposes.map((purpose) => ({ brandId, purpose, recipient })),
    );
    await singleUse.dropResets(tx, member);
  }

  return {
    sendToMobile: async (visit: Visit, session: Session, asked: BodyOf<Calls['sendMobileCode']>) =>
      send(visit, session, mobileIn(asked)),

    changeMobile: async (visit: Visit, session: Session, asked: BodyOf<Calls['changeMobile']>) =>
      change(visit, session, { ...asked, ...mobileIn(asked) }),

    sendToEmail: async (visit: Visit, session: Session, asked: BodyOf<Calls['sendEmailCode']>) =>
      send(visit, session, emailIn(visit, asked)),

    changeEmail: async (visit: Visit, session: Session, asked: BodyOf<Calls['changeEmail']>) =>
      change(visit, session, { ...asked, ...emailIn(visit, asked) }),
  };
}

/** A code is for one member and one contact: another member's request does not replace it. */
const recipientOf = ({ key }: Contact, { id }: Member): string => `${key} ${id}`;

/** A contact that was only typed in can still be proved. */
function isBound(member: Member, { kind, key }: Contact): boolean {
  return kind === 'mobile'
    ? member.mobile === key && member.mobileVerifiedAt !== null
    : member.emailKey === key && member.emailVerifiedAt !== null;
}

function mobileIn({ mobileNum, countryDialingCode }: BodyOf<Calls['sendMobileCode']>): Contact {
  const mobile = readMobile({ number: mobileNum, countryDialingCode });
  if (!mobile) throw new Refusal('invalid_mobile');
  return { kind: 'mobile', value: mobile, key: mobile };
}

function emailIn({ brand }: Visit, { email }: BodyOf<Calls['sendEmailCode']>): Contact {
  const problem = problemOfEmail(email, brand.settings);
  if (problem) throw new Refusal('invalid_input', { fields: { email: problem } });
  return { kind: 'email', value: email, key: emailKey(email) };
}
