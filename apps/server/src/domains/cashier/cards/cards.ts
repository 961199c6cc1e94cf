/** Bank cards of members: binding, masking, the one a withdrawal is paid to. */

export type { CardRow } from './cards.repo.ts';
export { type CardDetails, type Cards, createCards } from './cards.service.ts';
