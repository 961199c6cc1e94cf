import type { SystemInfo } from '@parlour/client';
import { SWITCH_CODE } from '@parlour/contract/values/switches';

/** The switches that registering depends on. */
export type RegistrationSwitches = Pick<
  SystemInfo['whitelabel'],
  (typeof SWITCH_CODE)[
    | 'captcha'
    | 'captchaCheck'
    | 'firebasePhone'
    | 'mobilePassword'
    | 'mobileRegistration'
    | 'registration'
    | 'registrationForm'
    | 'smsVerification'
    | 'usernameRegistration']
>;

export type RegistrationMethod = 'username' | 'mobileNum';

/** The brand's switches for registering (specification sections 4 and 6). */
export type RegistrationWays = {
  /** The methods to choose from; empty: registering is off. */
  methods: readonly RegistrationMethod[];
  hasCaptcha: boolean;
  /** Whether a registration by user name also has to prove its mobile number. */
  hasSmsVerification: boolean;
  hasMobilePassword: boolean;
  /** Whether the third-party phone sign-in sends and verifies codes; only if its provider is known. */
  isPhoneByProvider: boolean;
};

export function registrationWays(
  switches: RegistrationSwitches,
  hasPhoneProvider: boolean,
): RegistrationWays {
  // Registering has a switch as a whole, and so does the call for a registration by user name.
  const hasUsername =
    switches[SWITCH_CODE.registration] &&
    switches[SWITCH_CODE.usernameRegistration] &&
    switches[SWITCH_CODE.registrationForm];
  const hasMobile = switches[SWITCH_CODE.registration] && switches[SWITCH_CODE.mobileRegistration];
  return {
    methods: [
      ...(hasUsername ? (['username'] as const) : []),
      ...(hasMobile ? (['mobileNum'] as const) : []),
    ],
    hasCaptcha: switches[SWITCH_CODE.captcha] || switches[SWITCH_CODE.captchaCheck],
    hasSmsVerification: switches[SWITCH_CODE.smsVerification],
    hasMobilePassword: switches[SWITCH_CODE.mobilePassword],
    isPhoneByProvider: switches[SWITCH_CODE.firebasePhone] && hasPhoneProvider,
  };
}

/** Specification section 4: starts on the mobile number only if that is on and the user name is off. */
export function methodInUse(
  methods: readonly RegistrationMethod[],
  chosen: RegistrationMethod | null,
): RegistrationMethod {
  if (chosen && methods.includes(chosen)) return chosen;
  return methods[0] ?? 'username';
}
