import { SWITCH_CODE } from '@parlour/contract/values/switches';
import harbor from '../../../../../../../brands/harbor/brand.json' with { type: 'json' };
import type { BrandField, RegisterSettings } from '../fields.rules.ts';
import type { RegistrationSwitches, RegistrationWays } from '../methods.rules.ts';

type Rule = RegisterSettings['fields'][BrandField];

const OFF: RegistrationSwitches = {
  [SWITCH_CODE.captcha]: false,
  [SWITCH_CODE.firebasePhone]: false,
  [SWITCH_CODE.mobilePassword]: false,
  [SWITCH_CODE.mobileRegistration]: false,
  [SWITCH_CODE.registration]: false,
  [SWITCH_CODE.registrationForm]: false,
  [SWITCH_CODE.smsVerification]: false,
  [SWITCH_CODE.usernameRegistration]: false,
  [SWITCH_CODE.captchaCheck]: false,
};

/** All switches off except those named. */
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

/** The default brand's rules, with some fields overridden. */
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
