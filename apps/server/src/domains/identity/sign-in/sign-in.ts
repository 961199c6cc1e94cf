/** Signing in by password or code, trial accounts, and the bots of a demonstration. */

export { type CodeLogin, createCodeLogin } from './code-login.service.ts';
export { createDemoBots, type DemoBots } from './demo-bots.service.ts';
export { createLogin, type Login } from './login.service.ts';
export { createTrials, type Trials } from './trial.service.ts';
