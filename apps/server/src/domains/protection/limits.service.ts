import type { Clock } from '@parlour/clock/clock';
import { RAISE_WAIT_HOURS } from '@parlour/contract/values/protection.rules';
import type { Tx } from '@parlour/database/database';
import { currencyOf } from '@parlour/money';
import { Refusal } from '../../http/calls/refusal.ts';
import { type ChangedBy, insertChange } from './changes.repo.ts';
import type { GuardChanges, ProtectedMember } from './guard-changes.service.ts';
import { lockLimit, saveLimit } from './limits.repo.ts';
import {
  askForLimit,
  confirmLimit,
  describeChange,
  type LimitState,
  readLimit,
  type WhichLimit,
} from './limits.rules.ts';

type Next = (limit: LimitState, nowMs: number) => LimitState;
type WantedLimit = WhichLimit & { amount: string | null };
export type Limits = ReturnType<typeof createLimits>;

/** Limits that members set themselves. */
export function createLimits({ guardChanges, clock }: { guardChanges: GuardChanges; clock: Clock }) {
  async function apply(
    tx: Tx,
    member: ProtectedMember,
    { kind, period, by, next }: WhichLimit & { by: ChangedBy; next: Next },
  ): Promise<void> {
    const nowMs = clock.now();
    const before = await lockLimit(tx, member, { kind, period });
    const limit = next(before, nowMs);
    const told = describeChange(before, limit);
    if (!told) return;
    await saveLimit(tx, member, { kind, period, ...limit, changedAt: new Date(nowMs) });
    const { what, ...amounts } = told;
    await insertChange(tx, clock, { ...member, what, by, about: { kind, period, ...amounts } });
  }

  const change = (member: ProtectedMember, which: WhichLimit, next: Next) =>
    guardChanges.change(member, (tx) => apply(tx, member, { ...which, by: null, next }));

  const asking =
    (amount: bigint | null): Next =>
    (limit, nowMs) =>
      askForLimit(limit, amount, nowMs);

  return {
    async set(member: ProtectedMember, { amount: text, ...which }: WantedLimit): Promise<void> {
      const amount = requireAmount(text, member.currency);
      await change(member, which, asking(amount));
    },

    /** In the caller's transaction, at the member's request. */
    async setFor(
      tx: Tx,
      member: ProtectedMember,
      { amount: text, kind, period, by }: WantedLimit & { by: ChangedBy },
    ): Promise<void> {
      const amount = requireAmount(text, member.currency);
      await apply(tx, member, { kind, period, by, next: asking(amount) });
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

function requireAmount(text: string | null, currency: string): bigint | null {
  if (text === null) return null;
  const read = readLimit(text, currencyOf(currency));
  if ('fault' in read) throw new Refusal('invalid_input', { fields: { amount: read.fault } });
  return read.amount;
}
