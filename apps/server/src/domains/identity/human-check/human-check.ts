/** The captcha and the proof of work. */

export { needsCaptcha } from './human-check.rules.ts';
export { createHuman, type Human, type HumanSettings } from './human-check.service.ts';
