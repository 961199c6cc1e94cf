import type { Client, SystemInfo } from '@parlour/client';
import type { SiteSide } from '@parlour/contract/values/identity';
import { SWITCH_CODE } from '@parlour/contract/values/switches';
import type { Rules } from '../../../platform/forms/field.rules.ts';
import { captcha, loginPassword, loginUsername, mobileIn, sentCode } from '../field.rules.ts';
import type { LoginWay } from '../login-way.ts';

export type LoginField = 'username' | 'password' | 'mobileNum' | 'code' | 'captcha';
type LoginBody = Parameters<Client['identity']['login']>[0]['body'];

type Asked = { hasCaptcha: boolean; dialingCode: string };

export function loginRules(method: LoginWay, { hasCaptcha, dialingCode }: Asked): Rules<LoginField> {
  const last = hasCaptcha ? { captcha } : {};
  if (method === 'username') return { username: loginUsername, password: loginPassword, ...last };
  const mobileNum = mobileIn(dialingCode);
  return method === 'phone'
    ? { mobileNum, password: loginPassword, ...last }
    : { mobileNum, code: sentCode, ...last };
}

/**
 * Specification section 2: one switch offers the code, another decides who sends it. Where people register by number
 * and password, they log in with both.
 */
export function loginMethods({
  whitelabel,
}: Pick<SystemInfo, 'whitelabel'>): readonly [LoginWay, ...LoginWay[]] {
  const hasPhone = whitelabel[SWITCH_CODE.mobileRegistration] && whitelabel[SWITCH_CODE.mobilePassword];
  const byCode: LoginWay = whitelabel[SWITCH_CODE.firebasePhone] ? 'firebase' : 'sms';
  return [
    'username',
    ...(hasPhone ? (['phone'] as const) : []),
    ...(whitelabel[SWITCH_CODE.mobileCodeLogin] ? [byCode] : []),
  ];
}

/** Whether the way asks for the password, which the browser may remember. */
export const hasPassword = (method: LoginWay): boolean => method === 'username' || method === 'phone';

type Sent = {
  method: LoginWay;
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
    type: method === 'phone' ? 'username' : method,
    side,
    ...(answer ? { captcha: answer } : {}),
    ...(humanCheck ? { humanCheck } : {}),
    ...(socialTicket ? { socialTicket } : {}),
    ...(method === 'username' ? { username: values.username.trim(), password: values.password } : {}),
    ...(method === 'phone' ? { username: mobile, countryDialingCode, password: values.password } : {}),
    ...(method === 'sms'
      ? { username: mobile, countryDialingCode, verificationCode: values.code.trim() }
      : {}),
    ...(method === 'firebase'
      ? { firebaseChannel: 'sms', firebaseIdToken, firebaseMobileNo: mobile, countryDialingCode }
      : {}),
  };
}
