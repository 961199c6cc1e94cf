import type { SystemInfo } from '@parlour/client';

/** The switches that registering depends on. */
export type RegistrationSwitches = Pick<
  SystemInfo['whitelabel'],
  | 'CAPTCHA3'
  | 'FIREBASEPHONE3'
  | 'MOBILENUMPASSREG3'
  | 'MOBILENUMREG3'
  | 'REG3'
  | 'REGISTER_REE3'
  | 'REGMOBVERF3'
  | 'USERNAMEREG3'
  | 'VALID_CAPTCHA3'
>;

export type RegistrationMethod = 'username' | 'mobileNum';

/** What the brand's switches say about registering (specification sections 4 and 6). */
export type RegistrationWays = {
  /** The methods to choose from; none: nobody can register here. */
  methods: readonly RegistrationMethod[];
  hasCaptcha: boolean;
  /** Whether a registration by user name, too, proves its mobile number. */
  hasSmsVerification: boolean;
  hasMobilePassword: boolean;
  /** Codes are sent and verified by the third-party phone sign-in, where its provider is known. */
  isPhoneByProvider: boolean;
};

export function registrationWays(
  switches: RegistrationSwitches,
  hasPhoneProvider: boolean,
): RegistrationWays {
  // Registering as a whole has a switch, and the call of the registration by user name a module of its own.
  const hasUsername = switches.REG3 && switches.USERNAMEREG3 && switches.REGISTER_REE3;
  const hasMobile = switches.REG3 && switches.MOBILENUMREG3;
  return {
    methods: [
      ...(hasUsername ? (['username'] as const) : []),
      ...(hasMobile ? (['mobileNum'] as const) : []),
    ],
    hasCaptcha: switches.CAPTCHA3 || switches.VALID_CAPTCHA3,
    hasSmsVerification: switches.REGMOBVERF3,
    hasMobilePassword: switches.MOBILENUMPASSREG3,
    isPhoneByProvider: switches.FIREBASEPHONE3 && hasPhoneProvider,
  };
}

/** Specification section 4: it starts on the mobile number only where that is on and the user name is off. */
export function methodInUse(
  methods: readonly RegistrationMethod[],
  chosen: RegistrationMethod | null,
): RegistrationMethod {
  if (chosen && methods.includes(chosen)) return chosen;
  return methods[0] ?? 'username';
}
