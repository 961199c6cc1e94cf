import { contactEndpoints } from './contacts.ts';
import { memberEndpoints } from './member.ts';
import { passkeyEndpoints } from './passkeys.ts';
import { passwordEndpoints } from './passwords.ts';
import { registrationEndpoints } from './registration.ts';
import { secondFactorEndpoints } from './second-factor.ts';
import { securityEndpoints } from './security.ts';
import { sessionEndpoints } from './session.ts';
import { socialEndpoints } from './social.ts';

export const identity = {
  ...sessionEndpoints,
  ...registrationEndpoints,
  ...passwordEndpoints,
  ...memberEndpoints,
  ...securityEndpoints,
  ...contactEndpoints,
  ...secondFactorEndpoints,
  ...passkeyEndpoints,
  ...socialEndpoints,
};
