/** Bank cards of members: binding, masking, the one a withdrawal is paid to. */

export type { CardRow } from './cards.repo.ts';
export { type Cards, createCards } from './cards.service.ts';
