import type { contract } from '@parlour/contract';
import type { Handlers } from '../../http/calls/call.ts';
import { memberRoutes } from './member.routes.ts';
import { passkeyRoutes } from './passkey.routes.ts';
import { passwordRoutes } from './password.routes.ts';
import { registrationRoutes } from './registration.routes.ts';
import { secondFactorRoutes } from './second-factor.routes.ts';
import { securityRoutes } from './security.routes.ts';
import { sessionRoutes } from './session.routes.ts';
import { socialRoutes } from './social.routes.ts';

type RouteNeeds = Parameters<typeof sessionRoutes>[0] &
  Parameters<typeof registrationRoutes>[0] &
  Parameters<typeof passwordRoutes>[0] &
  Parameters<typeof memberRoutes>[0] &
  Parameters<typeof securityRoutes>[0] &
  Parameters<typeof secondFactorRoutes>[0] &
  Parameters<typeof passkeyRoutes>[0] &
  Parameters<typeof socialRoutes>[0];

export function identityRoutes(needs: RouteNeeds): Handlers<typeof contract.identity> {
  return {
    ...sessionRoutes(needs),
    ...registrationRoutes(needs),
    ...passwordRoutes(needs),
    ...memberRoutes(needs),
    ...securityRoutes(needs),
    ...secondFactorRoutes(needs),
    ...passkeyRoutes(needs),
    ...socialRoutes(needs),
  };
}
