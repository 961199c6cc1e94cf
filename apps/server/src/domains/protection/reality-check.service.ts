import type { Clock } from '@parlour/clock/clock';
import type { RealityCheckMinutes } from '@parlour/contract/values/protection.rules';
import type { Database } from '@parlour/database/database';
import { writeDecimal } from '@parlour/money';
import { insertChange } from './changes.repo.ts';
import type { GuardedMoney, ProtectedMember } from './guard-changes.service.ts';
import { findRealityCheck, lockRealityCheck, saveRealityCheck } from './reality-check.repo.ts';
import { beginSitting, continueSitting, dueAt } from './reality-check.rules.ts';

type Needs = { database: Database; clock: Clock; money: Pick<GuardedMoney, 'playedSince'> };
export type RealityChecks = ReturnType<typeof createRealityChecks>;

/**
 * Reminds members how long they have been there. The sitting is kept with the member, not with a page: it goes on from
 * the lobby into a game, and on another device.
 */
export function createRealityChecks({ database, clock, money }: Needs) {
  async function describe(member: ProtectedMember, sinceMs: number) {
    const { staked, won } = await money.playedSince(member, sinceMs);
    return {
      currency: member.currency,
      staked: writeDecimal(staked),
      won: writeDecimal(won),
      net: writeDecimal(won - staked),
    };
  }

  return {
    async set(member: ProtectedMember, minutes: RealityCheckMinutes | null): Promise<void> {
      await database.transaction(async (tx) => {
        const nowMs = clock.now();
        const kept = await lockRealityCheck(tx, member);
        if ((kept?.minutes ?? null) === minutes) return;
        const sitting = kept ? continueSitting(kept.sitting, nowMs) : beginSitting(nowMs);
        await saveRealityCheck(tx, member, { minutes, sitting: { ...sitting, toldMs: nowMs } });
        await insertChange(tx, clock, {
          ...member,
          what: 'reality_check_set',
          by: null,
          about: { minutes },
        });
      });
    },

    /** The member is there. Without reminders nothing is written. */
    async sit(member: ProtectedMember, { isTold }: { isTold: boolean }) {
      const nowMs = clock.now();
      const known = await findRealityCheck(database.queries, member);
      if (!known?.minutes) return { minutes: null, since: nowMs, dueAt: null, told: null };
      const { minutes } = known;
      const sitting = await database.transaction(async (tx) => {
        const kept = (await lockRealityCheck(tx, member)) ?? known;
        const seen = continueSitting(kept.sitting, nowMs);
        const next = isTold ? { ...seen, toldMs: nowMs } : seen;
        await saveRealityCheck(tx, member, { minutes: kept.minutes, sitting: next });
        return next;
      });
      const due = dueAt(sitting, minutes);
      return {
        minutes,
        since: sitting.sinceMs,
        dueAt: due,
        told: due <= nowMs ? await describe(member, sitting.sinceMs) : null,
      };
    },
  };
}
