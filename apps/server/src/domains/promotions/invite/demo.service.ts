import type { Tx } from '@parlour/database/database';
import { amountOf } from '@parlour/money';
import type { Brand } from '../../../tenancy/brand.ts';
import { promotionsPlayDay } from '../play/play.ts';
import { type InviteRow, insertInvite } from './invites.repo.ts';
import type { InvitePlans } from './plans.service.ts';

export type DemoFriend = Omit<InviteRow, 'terms' | 'decidedBy' | 'reason'> & { stakedPercent: bigint };

/** For a demonstration: a friend in some state, with what they have staked on the day they came. */
export function createDemoFriends({
  plans,
  brands,
}: {
  plans: InvitePlans;
  brands: { ofId(brandId: string): Brand | undefined };
}) {
  return async (tx: Tx, { stakedPercent, ...friend }: DemoFriend): Promise<void> => {
    const { plan } = await plans.current(tx, friend.brandId);
    const currency = brands.ofId(friend.brandId)?.settings.currency ?? '';
    await insertInvite(tx, { ...friend, terms: plan, decidedBy: null, reason: null });
    const staked = (amountOf(plan.stake) * stakedPercent) / 100n;
    if (staked === 0n) return;
    await tx.insert(promotionsPlayDay).values({
      brandId: friend.brandId,
      memberId: friend.friendId,
      day: friend.registeredAt.toISOString().slice(0, 10),
      category: 'RNG',
      currency,
      staked,
      ownStaked: staked,
      paid: staked,
      ownPaid: staked,
      valid: staked,
      ownValid: staked,
      counted: staked,
      ownCounted: staked,
    });
  };
}
