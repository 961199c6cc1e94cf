import type { Clock } from '@parlour/clock/clock';
import type { BodyOf, Contract, SessionInfo } from '@parlour/contract';
import type { Database } from '@parlour/database/database';
import type { Passwords } from '../../../credentials/passwords.ts';
import { Refusal } from '../../../http/calls/refusal.ts';
import { type Human, needsCaptcha } from '../human-check/human-check.ts';
import {
  accountKey,
  findMemberByAccount,
  findMemberByMobile,
  type Member,
  readMobile,
} from '../members/members.ts';
import { usableHash } from '../security/security.ts';
import type { MemberAttempts, SessionOpening, Tried, Visit } from '../sessions/sessions.ts';

export type LoginPayload = BodyOf<Contract['identity']['login']>;

type LoginNeeds = {
  database: Database;
  clock: Clock;
  passwords: Passwords;
  human: Human;
  attempts: MemberAttempts;
  opening: SessionOpening;
};
export type Login = ReturnType<typeof createLogin>;

/** Signing in by a password, and a user name or proven number. Only success reveals that an account exists. */
export function createLogin({ database, clock, passwords, human, attempts, opening }: LoginNeeds) {
  async function refuse(visit: Visit, member: Member | undefined): Promise<Refusal> {
    await opening.noteFailure(visit, { memberId: member?.id, method: 'username' });
    return new Refusal('wrong_credentials', { captcha: human.hasCaptcha(visit.brand) });
  }

  /** The dialling code says that a number was typed: no name that looks like one can get in its way. */
  async function find({ brand }: Visit, { username = '', countryDialingCode }: LoginPayload) {
    const mobile = countryDialingCode && readMobile({ number: username, countryDialingCode });
    const account = mobile || accountKey(username);
    const findMember = mobile ? findMemberByMobile : findMemberByAccount;
    return { account, member: await findMember(database.queries, brand.id, account) };
  }

  return {
    async withPassword(visit: Visit, payload: LoginPayload): Promise<SessionInfo> {
      const { password = '', captcha, humanCheck, side, socialTicket } = payload;
      await human.requireWork(visit, humanCheck);
      const { account, member } = await find(visit, payload);
      const tried = await attempts.of(visit, { account, memberId: member?.id });
      await takeAttempt({ human, attempts }, visit, { tried, captcha });
      const isRight = await passwords.matches(password, usableHash(member, clock.now()));
      if (!isRight || !member) throw await refuse(visit, member);
      // Even if the sign-in is refused (a lock, the other side, a bad ticket), a right password is no failure.
      await database.transaction((tx) => attempts.forgive(tx, tried));
      return opening.signIn(visit, member, { method: 'username', side, socialTicket });
    },
  };
}

type Gate = Pick<LoginNeeds, 'human' | 'attempts'>;
type Attempt = { tried: Tried; captcha: string | undefined };

/** Runs before the expensive check of the proof: the captcha if due, and the count. */
export async function takeAttempt(
  { human, attempts }: Gate,
  visit: Visit,
  { tried, captcha }: Attempt,
): Promise<void> {
  const hasCaptcha = human.hasCaptcha(visit.brand);
  const isDue = hasCaptcha && needsCaptcha(await attempts.failuresOf(tried));
  if (isDue) await human.requireCaptcha(visit, captcha);
  const failedBefore = await attempts.begin(tried);
  // Of several at once all may have been free of it when they were asked.
  if (hasCaptcha && !isDue && needsCaptcha({ account: failedBefore }))
    throw new Refusal('wrong_captcha', { captcha: true });
}
