/** Levels of members: the plan, how each member stands, and what a night makes of it. */

export { createVipPlans, type VipPlans } from './plans.service.ts';
export { countLevels, listFromLevel, listLevels } from './standings.repo.ts';
export { createStandings } from './standings.service.ts';
export { createVipTrials } from './trials.service.ts';
export { createVipNights, type VerifiedBirthdays, vipChanged } from './vip-nights.service.ts';
