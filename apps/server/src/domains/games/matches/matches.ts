export { createMatches, type Matches } from './matches.service.ts';
