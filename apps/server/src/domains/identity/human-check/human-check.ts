export { createHuman, type Human, type HumanSettings } from './human-check.service.ts';
