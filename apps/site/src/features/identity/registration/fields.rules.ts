import type { SystemInfo } from '@parlour/client';
import type { RegistrationMethod, RegistrationWays } from './methods.rules.ts';

export type RegisterSettings = SystemInfo['register'];
export type BrandField = keyof RegisterSettings['fields'];
/** What the form asks for: the brand's fields, and what proves who asks. */
export type FormField = BrandField | 'verificationCode' | 'captcha';

export type ShownField = { field: FormField; isRequired: boolean };

/** As they follow each other on the page. The code stands right below the number it is sent to. */
const ORDER: readonly FormField[] = [
  'username',
  'password',
  'confirmPassword',
  'payeeName',
  'nickname',
  'email',
  'mobileNum',
  'verificationCode',
  'idNumber',
  'paymentPassword',
  'qqNum',
  'wechat',
  'facebook',
  'line',
  'whatsapp',
  'zalo',
  'recommenderId',
  'affiliateCode',
  'captcha',
];

/** With a mobile number one begins with that. */
const MOBILE_FIRST: readonly FormField[] = ['mobileNum', 'verificationCode'];

type Asked = {
  method: RegistrationMethod;
  ways: RegistrationWays;
  settings: RegisterSettings;
  /** The code of the address was found good: it is sent along, and nobody needs to see it. */
  isAffiliateCodeGood: boolean;
};

/** Specification section 5: which fields are there, in order, and which of them carry a star. */
export function shownFields(asked: Asked): ShownField[] {
  const order =
    asked.method === 'mobileNum'
      ? [...MOBILE_FIRST, ...ORDER.filter((field) => !MOBILE_FIRST.includes(field))]
      : ORDER;
  return order.flatMap((field) => {
    const isRequired = requirementOf(field, asked);
    return isRequired === null ? [] : [{ field, isRequired }];
  });
}

/** Whether a field must be filled; null: it is not shown. */
function requirementOf(
  field: FormField,
  { method, ways, settings, isAffiliateCodeGood }: Asked,
): boolean | null {
  const isByMobile = method === 'mobileNum';
  const { mobileNum, confirmPassword } = settings.fields;
  switch (field) {
    case 'username':
      return isByMobile ? null : true;
    case 'password':
      return isByMobile && !ways.hasMobilePassword ? null : true;
    case 'confirmPassword':
      // Repeating is the brand's choice; where it is asked for it is never optional.
      return confirmPassword.enabled && (!isByMobile || ways.hasMobilePassword) ? true : null;
    case 'verificationCode':
      if (isByMobile) return true;
      // Who need not give a number need not prove one, either.
      return ways.hasSmsVerification && mobileNum.enabled ? mobileNum.required : null;
    case 'captcha':
      return ways.hasCaptcha ? true : null;
    case 'mobileNum':
      if (isByMobile) return true;
      break;
    case 'affiliateCode':
      if (isAffiliateCodeGood) return null;
      break;
  }
  const { enabled, required } = settings.fields[field];
  return enabled ? required : null;
}

/** No brand refuses a password for being long before this; the server does the same. */
const PASSWORD_ALWAYS_ALLOWED = 64;

export function withLongPasswords(settings: RegisterSettings): RegisterSettings {
  const { password } = settings.fields;
  const maxLength = Math.max(password.maxLength, PASSWORD_ALWAYS_ALLOWED);
  return { ...settings, fields: { ...settings.fields, password: { ...password, maxLength } } };
}

/** Whether nothing but digits can match: the pattern names no other character. */
export function isOfDigits(pattern: string): boolean {
  return /^(?:\\d|[\d^$[\]{},+*?()|:-])+$/.test(pattern);
}
