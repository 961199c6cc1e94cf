/** What a member does for it: deposits, types a code, or joins. */
export const OFFER_KINDS = ['deposit', 'code', 'activity'] as const;
export type OfferKind = (typeof OFFER_KINDS)[number];

/** A paused offer makes no new grants; what was promised before is kept. */
export const OFFER_STATES = ['draft', 'live', 'paused', 'ended'] as const;
export type OfferState = (typeof OFFER_STATES)[number];

/** The tabs of the promotions page. */
export const OFFER_CATEGORIES = ['newcomers', 'deposits', 'games', 'sports', 'lottery', 'events'] as const;
export type OfferCategory = (typeof OFFER_CATEGORIES)[number];

/** How often a member can take part; `each`: with every deposit. */
export const OFFER_PERIODS = ['once', 'day', 'week', 'month', 'each'] as const;
export type OfferPeriod = (typeof OFFER_PERIODS)[number];

/** Labels of an offer (specification section 3; `claim` is what is done with an issued one). */
export const OFFER_LABELS = [
  'coming_soon',
  'closed',
  'join',
  'applying',
  'rejected',
  'issued',
  'claimed',
  'signed',
] as const;
export type OfferLabel = (typeof OFFER_LABELS)[number];

/** Why an offer is closed to a member. */
export const CLOSED_REASONS = [
  'over',
  'paused',
  'used_up',
  'not_for_you',
  'excluded',
  'blocked',
  'overlap',
  'lapsed',
] as const;
export type ClosedReason = (typeof CLOSED_REASONS)[number];

/** `issued`: there is a reward, whose state says whether it was claimed or lapsed. */
export const APPLICATION_STATES = ['applying', 'issued', 'rejected', 'lapsed'] as const;
export type ApplicationState = (typeof APPLICATION_STATES)[number];

/** `turns`: of the wheel; `rounds`: free ones at a title; `goods`: an item of the mall, claimed with an address. */
export const REWARD_KINDS = ['cash', 'bonus', 'points', 'turns', 'rounds', 'goods'] as const;
export type RewardKind = (typeof REWARD_KINDS)[number];

/** `held`: an operator looks at it first, and may refuse it. `lapsed`: nobody claimed it in time. */
export const REWARD_STATES = ['held', 'unclaimed', 'claimed', 'lapsed', 'refused'] as const;
export type RewardState = (typeof REWARD_STATES)[number];

/** What a reward comes from. */
export const REWARD_SOURCES = [
  'offer',
  'rebate',
  'rescue',
  'points',
  'vip_step',
  'vip_week',
  'vip_month',
  'vip_birthday',
  'sign_in',
  'task',
  'wheel',
  'packet',
  'mall',
  'invite',
  'board',
] as const;
export type RewardSource = (typeof REWARD_SOURCES)[number];

/** Why a stake did not count towards a bonus: the bonus is for other games, it was no valid one, or its title counts for less. */
export const UNCOUNTED_REASONS = ['elsewhere', 'not_valid', 'weight'] as const;
export type UncountedReason = (typeof UNCOUNTED_REASONS)[number];

/** Of a version of an offer on past play. */
/** What a VIP plan gives, as a trial adds it up. */
export const VIP_COST_PARTS = [
  'rebate',
  'rescue',
  'points',
  'stepGift',
  'stepRounds',
  'weekGift',
  'monthGift',
] as const;
export type VipCostPart = (typeof VIP_COST_PARTS)[number];

export const SIMULATION_STATES = ['running', 'done'] as const;
export type SimulationState = (typeof SIMULATION_STATES)[number];

/** What comes back to members of a category's stakes. */
export const RETURN_PARTS = [
  'return',
  'jackpot',
  'rebate',
  'rescue',
  'points',
  'gifts',
  'contracts',
] as const;
export type ReturnPart = (typeof RETURN_PARTS)[number];

/** What happens to what was given, as reports count it. */
export const COST_FIGURES = [
  'granted',
  'claimed',
  'lapsed',
  'released',
  'forfeited',
  'expired',
  'cost',
] as const;
export type CostFigure = (typeof COST_FIGURES)[number];
