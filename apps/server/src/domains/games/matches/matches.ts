/** Hot matches that operators promote. */

export { createMatches, type Matches } from './matches.service.ts';
