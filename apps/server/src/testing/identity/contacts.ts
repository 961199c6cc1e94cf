import { expect } from 'vitest';
import type { Payer, Till } from '../cashier/cashier.ts';
import { MEMBER_PASSWORD, readMember } from '../members.ts';
import { CHINA, codeSentTo } from './codes.ts';

export const SEND_MOBILE = '/wps/verification/sms/member';
export const SEND_EMAIL = '/wps/verification/email/member';

/** A member who changes their phone and mail. */
export type Mover = Payer & { account: string; till: Till };

let made = 0;

/** Signed in, without any contact. */
export async function addMover(till: Till, merchant = 'harbor'): Promise<Mover> {
  made += 1;
  const account = `mover${made}`;
  return { ...(await till.addPayer(account, merchant)), account, till };
}
export const newNumber = () => {
  made += 1;
  return `137${String(50_000_000 + made)}`;
};
export const newEmail = () => {
  made += 1;
  return `Mover${made}@Example.com`;
};

export const sealedPost = (who: Mover, url: string, body: object) =>
  who.call(url, { method: 'POST', body, sealed: true });
export const sendTo = (who: Mover, mobileNum: string) => who.post(SEND_MOBILE, { mobileNum, ...CHINA });
export const changeMobile = (who: Mover, mobileNum: string, about: object) =>
  sealedPost(who, '/wps/member/mobile', { mobileNum, ...CHINA, password: MEMBER_PASSWORD, ...about });
const changeEmail = (who: Mover, email: string, about: object) =>
  sealedPost(who, '/wps/member/email', { email, password: MEMBER_PASSWORD, ...about });

export async function codeFor(who: Mover, number: string, merchant = 'harbor'): Promise<string> {
  who.till.clock.advance(1);
  const answer = await sendTo(who, number);
  expect(answer.body).toContain('expirationTime');
  return codeSentTo(who.till.app, `+86${number}`, merchant);
}
export async function bindMobile(who: Mover, number = newNumber(), merchant = 'harbor'): Promise<string> {
  const verificationCode = await codeFor(who, number, merchant);
  expect((await changeMobile(who, number, { verificationCode })).status).toBe(200);
  return number;
}
export async function bindEmail(who: Mover, email = newEmail()): Promise<string> {
  who.till.clock.advance(1);
  await who.post(SEND_EMAIL, { email });
  const verificationCode = await codeSentTo(who.till.app, email.toLowerCase());
  expect((await changeEmail(who, email, { verificationCode })).status).toBe(200);
  return email;
}
export const rowOf = ({ account, till }: Mover) => readMember(till.app, account);
