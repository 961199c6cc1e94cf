import { DAY_MS } from '@parlour/clock/durations';
import type { BrandSettings, ClosedReason, Gift, OfferDocument, OfferState } from '@parlour/contract';
import { roundsIn, worthOfRounds } from '@parlour/contract/values/promotions/promotions.rules';
import { amountOf, currencyOf } from '@parlour/money';

/** Per brand, in any state. */
export const OFFERS_MAX = 500;
/** How long a second person has to decide. */
export const APPROVAL_LASTS_MS = 7 * DAY_MS;
/** An offer that is over is shown as closed for so long. */
export const SHOWN_AFTER_END_MS = 3 * DAY_MS;

/** Capitals and digits that nobody mistakes for another: thirty of them, so ten give 6 × 10^14 codes. */
export const CODE_ALPHABET = '23456789ABCDEFGHJKMNPQRSTVWXYZ';

export type OfferMove = 'approve' | 'pause' | 'resume' | 'end';

/** A new version of an offer that runs is approved like the first. */
export const OFFER_MOVES: Record<OfferState, Partial<Record<OfferMove, OfferState>>> = {
  draft: { approve: 'live' },
  live: { approve: 'live', pause: 'paused', end: 'ended' },
  paused: { approve: 'live', resume: 'live', end: 'ended' },
  ended: {},
};

/** What the budget keeps for a gift; a match depends on the deposit. */
export function worthOf(gift: Exclude<Gift, { kind: 'match' }>): bigint {
  if (gift.kind === 'rounds') return worthOfRounds(gift);
  return gift.kind === 'points' ? 0n : amountOf(gift.amount);
}

/** What a gift is worth at least: of a match, one coin and its free rounds. */
function leastWorthOf(gift: Gift): bigint {
  return gift.kind === 'match' ? 1n + worthBeside(gift) : worthOf(gift);
}

/** What the free rounds beside a match are worth. */
export function worthBeside(gift: Extract<Gift, { kind: 'match' }>): bigint {
  const rounds = roundsIn(gift);
  return rounds ? worthOfRounds(rounds) : 0n;
}

export const limitsOf = ({ budget }: Pick<OfferDocument, 'budget'>) => ({
  grants: budget.grants,
  money: budget.money === null ? null : amountOf(budget.money),
});

type Budget = { readonly grants: number; readonly spent: bigint };

export function isUsedUp(document: OfferDocument, { grants, spent }: Budget): boolean {
  const limits = limitsOf(document);
  const worth = leastWorthOf(document.gift);
  return (
    (limits.grants !== null && grants >= limits.grants) ||
    (limits.money !== null && spent + worth > limits.money)
  );
}

type Running = { readonly state: OfferState; readonly document: Pick<OfferDocument, 'startsAt' | 'endsAt'> };

/** Why nobody can join now; null: it runs. What has not begun is no reason. */
export function closedFor({ state, document: { endsAt } }: Running, nowMs: number): ClosedReason | null {
  if (state === 'ended' || (endsAt !== null && nowMs >= endsAt)) return 'over';
  return state === 'paused' ? 'paused' : null;
}

type Faults = Record<string, 'required' | 'not_allowed' | 'too_small' | 'too_many_decimals'>;

/** What cannot be as it is, by field, with the forms' codes. */
export function faultsOf(document: OfferDocument, settings: Pick<BrandSettings, 'currency'>): Faults {
  const { kind, gift, period, startsAt, endsAt, wantsReview, hasCode, texts } = document;
  const faults: Faults = {};
  if (Object.keys(texts).length === 0) faults.texts = 'required';
  if ((kind === 'deposit') !== (gift.kind === 'match')) faults['gift.kind'] = 'not_allowed';
  if (period === 'each' && kind !== 'deposit') faults.period = 'not_allowed';
  if (wantsReview && kind !== 'activity') faults.wantsReview = 'not_allowed';
  if (kind === 'code' && !hasCode) faults.hasCode = 'required';
  if (kind === 'activity' && hasCode) faults.hasCode = 'not_allowed';
  if (endsAt !== null && endsAt <= startsAt) faults.endsAt = 'too_small';
  const { digits } = currencyOf(settings.currency);
  for (const [path, amount] of amountsOf(document)) {
    if (amountOf(amount) === 0n) faults[path] = 'too_small';
    if ((amount.split('.')[1] ?? '').length > digits) faults[path] = 'too_many_decimals';
  }
  return faults;
}

function givenBy(gift: Gift): [path: string, amount: string][] {
  switch (gift.kind) {
    case 'match':
      return [
        ['gift.max', gift.max],
        ['gift.minDeposit', gift.minDeposit],
        ...(gift.rounds ? [['gift.rounds.value', gift.rounds.value] as [string, string]] : []),
      ];
    case 'rounds':
      return [['gift.value', gift.value]];
    case 'points':
      return [];
    default:
      return [['gift.amount', gift.amount]];
  }
}

function amountsOf({ gift, budget }: OfferDocument): [path: string, amount: string][] {
  const given = givenBy(gift);
  return budget.money === null ? given : [...given, ['budget.money', budget.money]];
}
