/** Returns: what comes back to members of every category's stakes, and the settings of promotions as a whole. */

export { createReturnBudget, type ReturnBudget } from './returns.service.ts';
export { findReviewLimit, findSettings } from './settings.repo.ts';
