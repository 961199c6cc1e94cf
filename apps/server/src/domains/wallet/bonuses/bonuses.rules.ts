import { DAY_MS, MINUTE_MS } from '@parlour/clock/durations';
import { currencyOf, roundDownToShown } from '@parlour/money';
import { type AccountRef, HOUSE, type Purpose } from '../ledger/accounts.rules.ts';

/** How often bonuses whose time is up are looked for. */
export const EXPIRE_EVERY_MS = MINUTE_MS;

/** Ended in one go; the rest waits for the next. */
export const EXPIRED_AT_ONCE = 500;

/** The bonuses of a member that are shown, newest first. */
export const LISTED_MAX = 50;

const endOf = (activatedMs: number, wagerDays: number): Date => new Date(activatedMs + wagerDays * DAY_MS);

type Played = {
  readonly wagerDays: number;
  readonly activatedAt: Date | null;
  readonly endsAt: Date | null;
  readonly pauses: readonly { readonly fromMs: number; readonly untilMs: number | null }[];
};

/** Of a bonus that becomes active, for the first time or again: its end is later by as long as it was away. */
export function activated(
  { wagerDays, activatedAt, endsAt, pauses }: Played,
  nowMs: number,
): Omit<Played, 'wagerDays'> {
  const away = pauses.find(({ untilMs }) => untilMs === null);
  return {
    activatedAt: activatedAt ?? new Date(nowMs),
    endsAt: endsAt ? new Date(endsAt.getTime() + (away ? nowMs - away.fromMs : 0)) : endOf(nowMs, wagerDays),
    pauses: pauses.map((pause) => ({ ...pause, untilMs: pause.untilMs ?? nowMs })),
  };
}

/** The part of an amount that belongs to a bonus: as the stakes were, in whole minor units. */
export function bonusShare(
  amount: bigint,
  { staked, bonusStaked }: { staked: bigint; bonusStaked: bigint },
  currency: string,
): bigint {
  if (bonusStaked === 0n || staked === 0n) return 0n;
  return roundDownToShown((amount * bonusStaked) / staked, currencyOf(currency));
}

type Owner = { brandId: string; memberId: string; currency: string };

export const purseOf = ({ brandId, memberId, currency }: Owner, purpose: Purpose): AccountRef => ({
  brandId,
  owner: memberId,
  purpose,
  currency,
});

/** Where bonuses come from, and what is left of them goes. */
export const houseOf = ({ brandId, currency }: Omit<Owner, 'memberId'>): AccountRef => ({
  brandId,
  owner: HOUSE,
  purpose: 'house',
  currency,
});
