/** How operators sign in: password, second factor, sessions. */

export { createOperatorAttempts, type OperatorAttempts } from './attempts.service.ts';
export { createPasskeys, type OperatorPasskeys } from './passkeys.service.ts';
export { createSecondFactor, type SecondFactor } from './second-factor.service.ts';
export { createSessions, type Sessions, sessionsEnded } from './sessions.service.ts';
export { createSignIn, type SignIn } from './sign-in.service.ts';
