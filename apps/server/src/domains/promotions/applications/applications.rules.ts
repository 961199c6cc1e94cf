import { DAY_MS } from '@parlour/clock/durations';
import type { RateRule } from '@parlour/clock/rate-limits';
import type {
  BrandSettings,
  ClosedReason,
  OfferDocument,
  OfferLabel,
  OfferPeriod,
  RewardState,
} from '@parlour/contract';
import { businessDate } from '../../../tenancy/business-day.rules.ts';

/** Tries of codes: 5 an hour a member, 20 an hour an address. */
export const MEMBER_TRIES: RateRule = { count: 5, perMs: DAY_MS / 24 };
export const ADDRESS_TRIES: RateRule = { count: 20, perMs: DAY_MS / 24 };

type Days = Pick<BrandSettings, 'timeZone' | 'dayStartsAt'>;

/** What names the period a member takes part in; weeks begin on Monday. */
export function periodKey(
  period: OfferPeriod,
  settings: Days,
  { nowMs, depositId }: { nowMs: number; depositId?: string },
): string {
  if (period === 'once') return period;
  if (period === 'each') {
    if (!depositId) throw new Error('only a deposit has a period of its own');
    return depositId;
  }
  const day = businessDate(settings, nowMs);
  if (period === 'day') return day;
  if (period === 'month') return day.slice(0, 7);
  const sinceMonday = (new Date(day).getUTCDay() + 6) % 7;
  return new Date(Date.parse(day) - sinceMonday * DAY_MS).toISOString().slice(0, 10);
}

type Standing = {
  readonly document: Pick<OfferDocument, 'startsAt'>;
  readonly nowMs: number;
  /** Why nobody, or not this member, can join; null: they can. */
  readonly closed: ClosedReason | null;
  /** The member's application in this period, if it stands. */
  readonly application: {
    readonly state: 'applying' | 'issued' | 'rejected';
    readonly reward: RewardState | null;
    readonly decidedBy: string | null;
  } | null;
};

/** The label of an offer for a member, and why it is closed. */
export function labelFor({ document, nowMs, closed, application }: Standing): {
  label: OfferLabel;
  why: ClosedReason | null;
} {
  if (application?.state === 'applying') return { label: 'applying', why: null };
  // What no operator rejected was rejected because the member has another account.
  if (application?.state === 'rejected')
    return { label: 'rejected', why: application.decidedBy === null ? 'overlap' : null };
  if (application?.reward === 'held') return { label: 'applying', why: null };
  if (application?.reward === 'refused') return { label: 'rejected', why: null };
  if (application?.reward === 'unclaimed') return { label: 'issued', why: null };
  if (application?.reward === 'claimed') return { label: 'claimed', why: null };
  if (application) return { label: 'closed', why: 'lapsed' };
  if (closed) return { label: 'closed', why: closed };
  return { label: document.startsAt > nowMs ? 'coming_soon' : 'join', why: null };
}
