import type { BrandSettings } from '@parlour/contract';
import { writeDecimal } from '@parlour/money';
import { Refusal } from '../../http/calls/refusal.ts';
import { endOfPeriod } from '../../tenancy/periods.rules.ts';
import { FOR_EVER_MS } from './exclusions.rules.ts';
import type { GuardRefusal } from './guard.rules.ts';

type Told = {
  settings: Pick<BrandSettings, 'currency' | 'timeZone' | 'dayStartsAt'>;
  nowMs: number;
};

/** A guard's answer as a refusal: which limit, how much of it is left, and when it ends. */
export function tellGuardRefusal(refusal: GuardRefusal, { settings, nowMs }: Told): Refusal {
  if (refusal.reason === 'locked') return new Refusal('money_locked');
  if (refusal.reason === 'excluded') {
    const until = refusal.untilMs >= FOR_EVER_MS ? null : refusal.untilMs;
    return new Refusal('excluded', { end: until === null ? 'never' : 'date', until });
  }
  const { kind, period, limit, left } = refusal;
  return new Refusal('limit_reached', {
    kind,
    period,
    limit: writeDecimal(limit),
    left: writeDecimal(left),
    currency: settings.currency,
    until: endOfPeriod(settings, period, nowMs),
  });
}
