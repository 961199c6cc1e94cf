/** Signing in by password or code, and trial accounts. */

export { type CodeLogin, createCodeLogin } from './code-login.service.ts';
export { createLogin, type Login } from './login.service.ts';
export { createTrials, type Trials } from './trial.service.ts';
