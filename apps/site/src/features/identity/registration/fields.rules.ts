import type { SystemInfo } from '@parlour/client';
import type { RegistrationMethod, RegistrationWays } from './methods.rules.ts';

export type RegisterSettings = SystemInfo['register'];
export type BrandField = keyof RegisterSettings['fields'];
/** What the form asks for: the brand's fields, and what proves who asks. */
export type FormField = BrandField | 'verificationCode' | 'captcha';

export type ShownField = { field: FormField; isRequired: boolean };

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
    const isRequired = REQUIREMENTS[field](asked, field);
    return isRequired === null ? [] : [{ field, isRequired }];
  });
}

/** Whether a field must be filled; null: it is not shown. */
type Requirement = (asked: Asked, field: FormField) => boolean | null;

const asBrandSays: Requirement = ({ settings }, field) => {
  if (field === 'verificationCode' || field === 'captcha') return null;
  const { enabled, required } = settings.fields[field];
  return enabled ? required : null;
};
const isByMobile = ({ method }: Asked) => method === 'mobileNum';
const hasPassword = (asked: Asked) => !isByMobile(asked) || asked.ways.hasMobilePassword;

/**
 * Every field there is, as they follow each other on the page; one that is missing does not compile. The code stands
 * right below the number it is sent to.
 */
const REQUIREMENTS: Readonly<Record<FormField, Requirement>> = {
  username: (asked) => (isByMobile(asked) ? null : true),
  password: (asked) => (hasPassword(asked) ? true : null),
  // Repeating is the brand's choice; where it is asked for it is never optional.
  confirmPassword: (asked) =>
    asked.settings.fields.confirmPassword.enabled && hasPassword(asked) ? true : null,
  payeeName: asBrandSays,
  nickname: asBrandSays,
  email: asBrandSays,
  mobileNum: (asked, field) => (isByMobile(asked) ? true : asBrandSays(asked, field)),
  verificationCode: (asked) => {
    if (isByMobile(asked)) return true;
    // Who need not give a number need not prove one, either.
    return asked.ways.hasSmsVerification ? asBrandSays(asked, 'mobileNum') : null;
  },
  idNumber: asBrandSays,
  paymentPassword: asBrandSays,
  qqNum: asBrandSays,
  wechat: asBrandSays,
  facebook: asBrandSays,
  line: asBrandSays,
  whatsapp: asBrandSays,
  zalo: asBrandSays,
  recommenderId: asBrandSays,
  affiliateCode: (asked, field) => (asked.isAffiliateCodeGood ? null : asBrandSays(asked, field)),
  captcha: ({ ways }) => (ways.hasCaptcha ? true : null),
};
const ORDER = Object.keys(REQUIREMENTS) as FormField[];

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
