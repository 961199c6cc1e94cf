import type { Client, SystemInfo } from '@parlour/client';
import type { LoginType, SiteSide } from '@parlour/contract/values/identity';
import { SWITCH_CODE } from '@parlour/contract/values/switches';
import type { Rules } from '../../../platform/forms/field.rules.ts';
import { captcha, loginPassword, loginUsername, mobileIn, sentCode } from '../field.rules.ts';

export type LoginField = 'username' | 'password' | 'mobileNum' | 'code' | 'captcha';
type LoginBody = Parameters<Client['identity']['login']>[0]['body'];

type Asked = { hasCaptcha: boolean; dialingCode: string };

export function loginRules(method: LoginType, { hasCaptcha, dialingCode }: Asked): Rules<LoginField> {
  const last = hasCaptcha ? { captcha } : {};
  return method === 'username'
    ? { username: loginUsername, password: loginPassword, ...last }
    : { mobileNum: mobileIn(dialingCode), code: sentCode, ...last };
}

/** Specification section 2: one switch offers the phone, another decides who sends its code. */
export function loginMethods({
  whitelabel,
}: Pick<SystemInfo, 'whitelabel'>): readonly [LoginType, ...LoginType[]] {
  if (!whitelabel[SWITCH_CODE.mobileCodeLogin]) return ['username'];
  return ['username', whitelabel[SWITCH_CODE.firebasePhone] ? 'firebase' : 'sms'];
}

type Sent = {
  method: LoginType;
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
