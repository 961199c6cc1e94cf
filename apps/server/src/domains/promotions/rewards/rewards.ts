/** Rewards: what members were given, unique by cause, claimed once. */

export { createGrants, type Grants } from './grants.operator.service.ts';
export { createHeld, type Held } from './held.operator.service.ts';
export { createPaying } from './paying.service.ts';
export { findRewards, listOfCauses, type RewardRow } from './rewards.repo.ts';
export { causeBeside, claimUntil, rewardStateOf } from './rewards.rules.ts';
export { createRewards, type NewReward, type RewardName, type Rewards } from './rewards.service.ts';
