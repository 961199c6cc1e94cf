import type {
  RewardCancelCall,
  RewardCreateCall,
  RewardListCall,
  VendorReward,
} from '@parlour/wallet-protocol';

/** The free rounds that operators gave. */
export function createRewards() {
  const byId = new Map<string, VendorReward>();
  return {
    create({ operator_id: _operator, sub_partner_id: _brand, ...terms }: RewardCreateCall): VendorReward {
      const known = byId.get(terms.reward_uuid);
      if (known) return known;
      const reward = { ...terms, status: 'FRS_ACTIVE', bets_used: 0 };
      byId.set(terms.reward_uuid, reward);
      return reward;
    },
    cancel({ reward_uuid }: RewardCancelCall) {
      const known = byId.get(reward_uuid);
      if (known) byId.set(reward_uuid, { ...known, status: 'FRS_CANCELED' });
      return { status: 'FRS_CANCELED' };
    },
    list: ({ user, reward_uuid }: Omit<RewardListCall, 'operator_id'>) => ({
      rewards: [...byId.values()].filter(
        (reward) =>
          (user === undefined || reward.user === user) &&
          (reward_uuid === undefined || reward.reward_uuid === reward_uuid),
      ),
    }),
  };
}
