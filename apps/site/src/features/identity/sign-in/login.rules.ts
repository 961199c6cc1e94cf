import type { Client, SystemInfo } from '@parlour/client';
import { every, type Rule, type Rules, required } from '../../../platform/forms/field.rules.ts';
import { captcha, mobileNumber, verificationCode } from '../field.rules.ts';
import type { LoginMethod } from '../remember-me/remembered-credentials.ts';

export type LoginField = 'username' | 'password' | 'mobileNum' | 'code' | 'captcha';
export type LoginSide = 'member' | 'agent';
type LoginBody = Parameters<Client['identity']['login']>[0]['body'];

/** As the contract bounds them; what a name or password may be made of was asked when it was chosen. */
const USERNAME_LENGTH_MAX = 64;
const PASSWORD_LENGTH_MAX = 200;

/** Specification section 5: the shared rules of login by key. */
const LOGIN_RULES = {
  loginUsername: every(required(), atMost(USERNAME_LENGTH_MAX)),
  loginPassword: every(required(), atMost(PASSWORD_LENGTH_MAX)),
  loginMobileNum: every(required(), mobileNumber),
  verificationCode: every(required(), verificationCode),
} satisfies Record<string, Rule>;

/** The old password is judged as that of a login is: it may be older than the brand's rule for new ones. */
export const { loginUsername, loginPassword, loginMobileNum, verificationCode: sentCode } = LOGIN_RULES;

export function loginRules(method: LoginMethod, hasCaptcha: boolean): Rules<LoginField> {
  const last = hasCaptcha ? { captcha } : {};
  return method === 'username'
    ? { username: LOGIN_RULES.loginUsername, password: LOGIN_RULES.loginPassword, ...last }
    : { mobileNum: LOGIN_RULES.loginMobileNum, code: LOGIN_RULES.verificationCode, ...last };
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
  side: LoginSide;
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

function atMost(count: number): Rule {
  return (value) => ([...value].length > count ? { key: 'identity.rules.tooLong', values: { count } } : null);
}
