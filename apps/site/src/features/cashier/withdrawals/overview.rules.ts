import type { Client } from '@parlour/client';
import { isLess } from '../money.rules.ts';

export type Overview = Awaited<ReturnType<Client['cashier']['withdrawOverview']>>;

/** The first thing that blocks a withdrawal altogether; mistakes in the form are not among these. */
export type Obstacle = 'held' | 'turnover' | 'today' | 'too_little' | 'card' | 'password';

export function obstacleOf(overview: Overview): Obstacle | null {
  if (overview.heldUntil !== null) return 'held';
  if (!overview.turnover.isMet) return 'turnover';
  if (overview.countLeft <= 0) return 'today';
  if (isLess(overview.available, overview.min)) return 'too_little';
  if (overview.cards.length === 0) return 'card';
  return overview.hasPaymentPassword ? null : 'password';
}
