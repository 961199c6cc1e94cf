/** What members get back for playing: rebate, rescue, points; and how many rewards are given in one statement. */

export { grantAll } from './grants.repo.ts';
export { createPayback } from './payback.service.ts';
