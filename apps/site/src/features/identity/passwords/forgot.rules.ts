import { every, type Rules, required } from '../../../platform/forms/field.rules.ts';
import { captcha, email, loginUsername, mobileIn } from '../field.rules.ts';

/** How the owner proves the account is theirs: by the phone or mail on file. */
export type ForgotWay = 'sms' | 'email';
export type ForgotField = 'mobileNum' | 'username' | 'email' | 'captcha';

type Asked = { hasCaptcha: boolean; dialingCode: string };

export function whoRules(way: ForgotWay, { hasCaptcha, dialingCode }: Asked): Rules<ForgotField> {
  const last = hasCaptcha ? { captcha } : {};
  return way === 'sms'
    ? { mobileNum: mobileIn(dialingCode), ...last }
    : { username: loginUsername, email: every(required(), email), ...last };
}

/** The account that the code is sent and verified for. */
export type Account =
  | { way: 'sms'; mobileNum: string; countryDialingCode: string }
  | { way: 'email'; username: string; email: string };
