import harbor from '../../../../../../../brands/harbor/brand.json' with { type: 'json' };
import type { BrandField, RegisterSettings } from '../fields.rules.ts';
import type { RegistrationSwitches, RegistrationWays } from '../methods.rules.ts';

type Rule = RegisterSettings['fields'][BrandField];

const OFF: RegistrationSwitches = {
  CAPTCHA3: false,
  FIREBASEPHONE3: false,
  MOBILENUMPASSREG3: false,
  MOBILENUMREG3: false,
  REG3: false,
  REGISTER_REE3: false,
  REGMOBVERF3: false,
  USERNAMEREG3: false,
  VALID_CAPTCHA3: false,
};

/** All off but those named. */
export function switchesWith(on: Partial<RegistrationSwitches>): RegistrationSwitches {
  return { ...OFF, ...on };
}

export const PLAIN_WAYS: RegistrationWays = {
  methods: ['username', 'mobileNum'],
  hasCaptcha: false,
  hasSmsVerification: false,
  hasMobilePassword: false,
  isPhoneByProvider: false,
};

/** The default brand's rules, with some fields told otherwise. */
export function settingsWith(changed: Partial<Record<BrandField, Partial<Rule>>>): RegisterSettings {
  const fields = Object.fromEntries(
    Object.entries(harbor.registration.fields).map(([field, rule]) => [
      field,
      { ...rule, ...changed[field as BrandField] },
    ]),
  ) as RegisterSettings['fields'];
  return {
    fields,
    agreeStartsChecked: true,
    minimumAge: 21,
    methods: { username: true, mobileNum: true, smsVerification: false, mobilePassword: false },
  };
}
