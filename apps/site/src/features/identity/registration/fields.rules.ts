import type { SystemInfo } from '@parlour/client';
import type { RegistrationMethod, RegistrationWays } from './methods.rules.ts';

export type RegisterSettings = SystemInfo['register'];
export type BrandField = keyof RegisterSettings['fields'];
/** What the form asks for: the brand's fields, the code and the captcha. */
export type FormField = BrandField | 'verificationCode' | 'captcha';

export type ShownField = { field: FormField; isRequired: boolean };

/** A registration by mobile number starts with these. */
const MOBILE_FIRST: readonly FormField[] = ['mobileNum', 'verificationCode'];

type Asked = {
  method: RegistrationMethod;
  ways: RegistrationWays;
  settings: RegisterSettings;
  /** Whether the code in the address is good: it is then sent along without being shown. */
  isAffiliateCodeGood: boolean;
};

/** Specification section 5: the shown fields in order, and which are required. */
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

/** Whether a field is required; null: it is not shown. */
type Requirement = (asked: Asked, field: FormField) => boolean | null;

const asBrandSays: Requirement = ({ settings }, field) => {
  if (field === 'verificationCode' || field === 'captcha') return null;
  const { enabled, required } = settings.fields[field];
  return enabled ? required : null;
};
const isByMobile = ({ method }: Asked) => method === 'mobileNum';
const hasPassword = (asked: Asked) => !isByMobile(asked) || asked.ways.hasMobilePassword;

/** Every field in page order; a missing one does not compile. The code comes right below the number it is sent to. */
const REQUIREMENTS: Readonly<Record<FormField, Requirement>> = {
  username: (asked) => (isByMobile(asked) ? null : true),
  password: (asked) => (hasPassword(asked) ? true : null),
  // The brand decides whether to ask for the repetition; if asked for, it is required.
  confirmPassword: (asked) =>
    asked.settings.fields.confirmPassword.enabled && hasPassword(asked) ? true : null,
  payeeName: asBrandSays,
  nickname: asBrandSays,
  email: asBrandSays,
  mobileNum: (asked, field) => (isByMobile(asked) ? true : asBrandSays(asked, field)),
  verificationCode: (asked) => {
    if (isByMobile(asked)) return true;
    // An optional number has an optional code.
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

/** Passwords up to this length are always allowed, as on the server. */
const PASSWORD_ALWAYS_ALLOWED = 64;

export function withLongPasswords(settings: RegisterSettings): RegisterSettings {
  const { password } = settings.fields;
  const maxLength = Math.max(password.maxLength, PASSWORD_ALWAYS_ALLOWED);
  return { ...settings, fields: { ...settings.fields, password: { ...password, maxLength } } };
}

/** Whether only digits can match: the pattern names no other character. */
export function isOfDigits(pattern: string): boolean {
  return /^(?:\\d|[\d^$[\]{},+*?()|:-])+$/.test(pattern);
}
