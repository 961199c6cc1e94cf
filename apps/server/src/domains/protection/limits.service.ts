import type { Clock } from '@parlour/clock/clock';
import { currencyOf } from '@parlour/money';
import { Refusal } from '../../http/calls/refusal.ts';
import type { GuardChanges, ProtectedMember } from './guard-changes.service.ts';
import { lockLimit, saveLimit } from './limits.repo.ts';
import {
  askForLimit,
  confirmLimit,
  type LimitState,
  RAISE_WAIT_HOURS,
  readLimit,
  type WhichLimit,
} from './limits.rules.ts';

export type Limits = ReturnType<typeof createLimits>;

/** Limits that members set themselves. */
export function createLimits({ guardChanges, clock }: { guardChanges: GuardChanges; clock: Clock }) {
  const change = (
    member: ProtectedMember,
    { kind, period }: WhichLimit,
    next: (limit: LimitState, nowMs: number) => LimitState,
  ) =>
    guardChanges.change(member, async (tx) => {
      const nowMs = clock.now();
      const limit = next(await lockLimit(tx, member, { kind, period }), nowMs);
      await saveLimit(tx, member, { kind, period, ...limit, changedAt: new Date(nowMs) });
    });

  return {
    async set(
      member: ProtectedMember,
      { amount: text, ...which }: WhichLimit & { amount: string | null },
    ): Promise<void> {
      const amount = text === null ? null : requireAmount(text, member.currency);
      await change(member, which, (limit, nowMs) => askForLimit(limit, amount, nowMs));
    },

    confirm: (member: ProtectedMember, which: WhichLimit) =>
      change(member, which, (limit, nowMs) => {
        const confirmed = confirmLimit(limit, nowMs);
        if ('limit' in confirmed) return confirmed.limit;
        if (confirmed.refusal === 'nothing_asked') throw new Refusal('nothing_asked');
        throw new Refusal('too_early', { confirmableAt: confirmed.confirmableAt, hours: RAISE_WAIT_HOURS });
      }),

    cancel: (member: ProtectedMember, which: WhichLimit) =>
      change(member, which, ({ amount, asked }) => {
        if (!asked) throw new Refusal('nothing_asked');
        return { amount, asked: null };
      }),
  };
}

function requireAmount(text: string, currency: string): bigint {
  const read = readLimit(text, currencyOf(currency));
  if ('fault' in read) throw new Refusal('invalid_input', { fields: { amount: read.fault } });
  return read.amount;
}
