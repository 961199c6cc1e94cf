/** Hot matches that operators put before members. */

export { createMatches, type Matches } from './matches.service.ts';
