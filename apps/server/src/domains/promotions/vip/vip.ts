/** Levels of members: the plan, how each member stands, and what a night makes of it. */

export { createVipPlans } from './plans.service.ts';
export { createStandings } from './standings.service.ts';
export { createVipNights, type VerifiedBirthdays, vipChanged } from './vip-nights.service.ts';
