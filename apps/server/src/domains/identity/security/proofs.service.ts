import type { Clock } from '@parlour/clock/clock';
import type { ProofWay } from '@parlour/contract';
import type { Database, Tx } from '@parlour/database/database';
import type { Passwords } from '../../../credentials/passwords.ts';
import type { Session } from '../../../http/calls/call.ts';
import { Refusal } from '../../../http/calls/refusal.ts';
import type { Codes } from '../codes/codes.ts';
import { countPasskeys, findMember, type Member } from '../members/members.ts';
import { findSessionStart, type MemberAttempts, type Visit } from '../sessions/sessions.ts';
import { FRESH_SIGN_IN_MS } from './changes.rules.ts';

type ProofNeeds = {
  database: Database;
  clock: Clock;
  passwords: Passwords;
  attempts: MemberAttempts;
  codes: Codes;
  ceremonies: {
    prove(
      visit: Visit,
      member: Member,
      given: Record<string, unknown>,
    ): Promise<{ isUserVerified: boolean; use(tx: Tx): Promise<void> }>;
  };
};

export type GivenProof = {
  password: string;
  proofCode?: string | undefined;
  proofPasskey?: Record<string, unknown> | undefined;
  factorCode?: string | undefined;
  factorPasskey?: Record<string, unknown> | undefined;
};
/**
 * Call `use` in the transaction of the change: it spends a code, or notes the use of a passkey. `isTwoFactor`: the
 * passkey's device asked who holds it.
 */
export type Proof = { member: Member; isTwoFactor: boolean; use(tx: Tx): Promise<void> };

/** The signed-in member again: an open browser is not enough for what changes the account's security. */
export interface Proofs {
  find(visit: Visit, session: Session): Promise<Member>;
  /**
   * By the password; for members without one by a code to a proved contact, or a passkey. Who has none of them must have
   * signed in just now. One factor: `securityChanges` asks for the second. Refuses with `wrong_…`, `proof_needed`, and after too many failures with `locked_out`.
   */
  prove(visit: Visit, session: Session, given: GivenProof): Promise<Proof>;
  /** By a code alone, whatever else the member has. */
  proveByCode(visit: Visit, member: Member, code: string): Promise<Pick<Proof, 'use'>>;
  waysOf(member: Member): Promise<ProofWay[]>;
  sendCode(visit: Visit, session: Session, way: 'sms' | 'mail'): Promise<{ expirationTime: number }>;
}

export function createProofs(needs: ProofNeeds): Proofs {
  const { database, clock, passwords, attempts, codes, ceremonies } = needs;

  async function find(visit: Visit, session: Session): Promise<Member> {
    const member = await findMember(database.queries, visit.brand.id, session.memberId);
    if (!member) throw new Refusal('not_logged_in');
    return member;
  }

  async function waysOf(member: Member): Promise<ProofWay[]> {
    if (member.passwordHash !== null) return ['password'];
    const passkeys = await countPasskeys(database.queries, member.brandId, member.id);
    return [...contactWaysOf(member), ...(passkeys > 0 ? (['passkey'] as const) : [])];
  }

  async function proveByPassword(visit: Visit, member: Member, password: string): Promise<Proof> {
    const tried = await attempts.of(visit, { account: member.accountKey, memberId: member.id });
    await attempts.begin(tried);
    if (!(await passwords.matches(password, usableHash(member, clock.now()))))
      throw new Refusal('wrong_password');
    // A right password is no failure, whatever happens next.
    await database.transaction((tx) => attempts.forgive(tx, tried));
    return { member, isTwoFactor: false, use: async () => {} };
  }

  async function proveByCode(visit: Visit, member: Member, code: string) {
    const proven = await codes.guess(visit, keyOf(member), code);
    if (proven?.memberId !== member.id) throw new Refusal('wrong_proof_code');
    return { use: (tx: Tx) => codes.use(tx, proven) };
  }

  async function isFresh({ brandId }: Member, { id }: Session): Promise<boolean> {
    const startedAt = await findSessionStart(database.queries, { brandId, id });
    return startedAt !== undefined && clock.now() - startedAt.getTime() <= FRESH_SIGN_IN_MS;
  }

  return {
    find,
    waysOf,
    proveByCode,

    async prove(visit, session, { password, proofCode, proofPasskey }) {
      const member = await find(visit, session);
      if (member.passwordHash !== null) return proveByPassword(visit, member, password);
      if (proofCode) return { member, isTwoFactor: false, ...(await proveByCode(visit, member, proofCode)) };
      if (proofPasskey) {
        const { use, isUserVerified } = await ceremonies.prove(visit, member, proofPasskey);
        return { member, isTwoFactor: isUserVerified, use };
      }
      const ways = await waysOf(member);
      if (ways.length === 0 && (await isFresh(member, session)))
        return { member, isTwoFactor: false, use: async () => {} };
      throw new Refusal('proof_needed', { ways });
    },

    async sendCode(visit, session, way) {
      const member = await find(visit, session);
      const address = way === 'sms' ? member.mobile : member.email;
      if (!address || !contactWaysOf(member).includes(way)) throw new Refusal('proof_needed', { ways: [] });
      const { recipient } = keyOf(member);
      return codes.send(visit, { purpose: 'proof', channel: way, address, recipient, member });
    },
  };
}

/** One code at a time, wherever it was sent. */
const keyOf = ({ brandId, id }: Member) => ({ brandId, purpose: 'proof' as const, recipient: id });

/** Only a proved contact can prove anything. */
function contactWaysOf(member: Member): ('sms' | 'mail')[] {
  return [
    ...(member.mobile && member.mobileVerifiedAt ? (['sms'] as const) : []),
    ...(member.email && member.emailVerifiedAt ? (['mail'] as const) : []),
  ];
}

/** A password set by an operator is only valid for a while. */
export function usableHash(member: Member | undefined, nowMs: number): string | undefined {
  const hasLapsed = member?.temporaryUntil != null && member.temporaryUntil.getTime() <= nowMs;
  return hasLapsed ? undefined : (member?.passwordHash ?? undefined);
}
