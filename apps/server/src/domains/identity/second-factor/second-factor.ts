/** The second factor of members: turning it on and off, the second step of a sign-in, the step-up before money leaves. */

export { createFactorCodes } from './factor-codes.service.ts';
export { countRecoveryCodes } from './second-factor.repo.ts';
export { createSecondFactor, dropSecondFactor, type SecondFactor } from './second-factor.service.ts';
export { createSecondStep, type SecondStep } from './second-step.service.ts';
export { createStepUp, type StepUp } from './step-up.service.ts';
