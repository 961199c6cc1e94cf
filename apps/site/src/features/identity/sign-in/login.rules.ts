import type { Client, SystemInfo } from '@parlour/client';
import type { SiteSide } from '@parlour/contract/values/identity';
import type { Rules } from '../../../platform/forms/field.rules.ts';
import { captcha, loginPassword, loginUsername, mobileIn, sentCode } from '../field.rules.ts';
import type { LoginMethod } from '../remember-me/remembered-credentials.ts';

export type LoginField = 'username' | 'password' | 'mobileNum' | 'code' | 'captcha';
type LoginBody = Parameters<Client['identity']['login']>[0]['body'];

type Asked = { hasCaptcha: boolean; dialingCode: string };

export function loginRules(method: LoginMethod, { hasCaptcha, dialingCode }: Asked): Rules<LoginField> {
  const last = hasCaptcha ? { captcha } : {};
  return method === 'username'
    ? { username: loginUsername, password: loginPassword, ...last }
    : { mobileNum: mobileIn(dialingCode), code: sentCode, ...last };
}

/** Specification section 2: the phone is offered where the brand says so; who sends its code, another switch says. */
export function loginMethods({
  whitelabel,
}: Pick<SystemInfo, 'whitelabel'>): readonly [LoginMethod, ...LoginMethod[]] {
  if (!whitelabel.MOBILECODELOGIN3) return ['username'];
  return ['username', whitelabel.FIREBASEPHONE3 ? 'firebase' : 'sms'];
}

type Sent = {
  method: LoginMethod;
  side: SiteSide;
  values: Readonly<Record<LoginField, string>>;
  countryDialingCode: string;
  humanCheck: string | undefined;
  socialTicket: string | undefined;
  firebaseIdToken: string | undefined;
};

/** Specification section 3, "Login payload". */
export function loginPayload({ method, side, values, countryDialingCode, ...proofs }: Sent): LoginBody {
  const { humanCheck, socialTicket, firebaseIdToken } = proofs;
  const mobile = values.mobileNum.trim();
  const answer = values.captcha.trim();
  return {
    type: method,
    side,
    ...(answer ? { captcha: answer } : {}),
    ...(humanCheck ? { humanCheck } : {}),
    ...(socialTicket ? { socialTicket } : {}),
    ...(method === 'username' ? { username: values.username.trim(), password: values.password } : {}),
    ...(method === 'sms'
      ? { username: mobile, countryDialingCode, verificationCode: values.code.trim() }
      : {}),
    ...(method === 'firebase'
      ? { firebaseChannel: 'sms', firebaseIdToken, firebaseMobileNo: mobile, countryDialingCode }
      : {}),
  };
}
