import type { Clock } from '@parlour/clock/clock';
import type { Tx } from '@parlour/database/database';
import {
  lockMember,
  type Member,
  type MemberKey,
  type PersonalData,
  updateMember,
} from '../members/members.ts';
import { WITHDRAWALS_HELD_MS } from './changes.rules.ts';

/**
 * After a change of what a thief would change first, withdrawals are held for a day, so the owner can notice. The newest
 * change counts.
 */
export interface Holds {
  /** Returns until when withdrawals are held. */
  note(tx: Tx, member: MemberKey): Promise<number>;
  /** Until when the member's withdrawals are held, in epoch milliseconds; null: they are not. */
  heldUntil(member: Pick<Member, 'sensitiveChangedAt'>): number | null;
  /** The name on the member's bank cards; null: not given yet. */
  payeeOf(member: Pick<Member, 'personalData'>): string | null;
  /** The caller's transaction has locked the member, and holds withdrawals for the card. */
  setPayee(tx: Tx, member: Member, payeeName: string): Promise<void>;
  /** Locks the member's row: other changes that their withdrawals depend on wait. */
  lock(tx: Tx, member: MemberKey): Promise<Member | undefined>;
}

export function createHolds({ clock, personalData }: { clock: Clock; personalData: PersonalData }): Holds {
  return {
    async note(tx, member) {
      const now = clock.now();
      await updateMember(tx, member, { sensitiveChangedAt: new Date(now) });
      return now + WITHDRAWALS_HELD_MS;
    },

    heldUntil({ sensitiveChangedAt }) {
      const untilMs = (sensitiveChangedAt?.getTime() ?? Number.NEGATIVE_INFINITY) + WITHDRAWALS_HELD_MS;
      return untilMs > clock.now() ? untilMs : null;
    },

    payeeOf: ({ personalData: sealed }) => personalData.open(sealed).payeeName ?? null,

    async setPayee(tx, member, payeeName) {
      const sealed = personalData.seal({ ...personalData.open(member.personalData), payeeName });
      await updateMember(tx, member, { personalData: sealed });
    },

    lock: (tx, member) => lockMember(tx, member),
  };
}
