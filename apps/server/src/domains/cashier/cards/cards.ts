export { bankName } from './banks.rules.ts';
export type { CardRow } from './cards.repo.ts';
export { type Cards, createCards } from './cards.service.ts';
