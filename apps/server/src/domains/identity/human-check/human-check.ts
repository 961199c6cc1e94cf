/** The captcha and the proof of work. */

export { createHuman, type Human, type HumanSettings } from './human-check.service.ts';
