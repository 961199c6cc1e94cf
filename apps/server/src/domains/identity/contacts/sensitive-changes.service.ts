import type { Clock } from '@parlour/clock/clock';
import type { Tx } from '@parlour/database/database';
import {
  lockMember,
  type Member,
  type MemberKey,
  type PersonalData,
  updateMember,
} from '../members/members.ts';
import { WITHDRAWALS_HELD_MS } from './contacts.rules.ts';

/**
 * What a thief would change first: phone, mail, payee, bank card. After any of them withdrawals are held for a day, in
 * which the owner hears of it.
 */
export interface SensitiveChanges {
  /** Answers until when withdrawals are held. */
  note(tx: Tx, member: MemberKey): Promise<number>;
  /** Until when the member's withdrawals are held, in epoch milliseconds; null: they are not. */
  heldUntil(member: Pick<Member, 'sensitiveChangedAt'>): number | null;
  /** In whose name the member's bank cards are; null: not said yet. */
  payeeOf(member: Pick<Member, 'personalData'>): string | null;
  /** Of a member who is locked by the caller's transaction. */
  setPayee(tx: Tx, member: Member, payeeName: string): Promise<void>;
  /** Locks the member's row: whoever else changes what their withdrawals depend on waits. */
  lock(tx: Tx, member: MemberKey): Promise<Member | undefined>;
}

export function createSensitiveChanges({
  clock,
  personalData,
}: {
  clock: Clock;
  personalData: PersonalData;
}): SensitiveChanges {
  async function note(tx: Tx, member: MemberKey): Promise<number> {
    const now = clock.now();
    await updateMember(tx, member, { sensitiveChangedAt: new Date(now) });
    return now + WITHDRAWALS_HELD_MS;
  }

  return {
    note,

    heldUntil({ sensitiveChangedAt }) {
      const untilMs = (sensitiveChangedAt?.getTime() ?? Number.NEGATIVE_INFINITY) + WITHDRAWALS_HELD_MS;
      return untilMs > clock.now() ? untilMs : null;
    },

    payeeOf: ({ personalData: sealed }) => personalData.open(sealed).payeeName ?? null,

    async setPayee(tx, member, payeeName) {
      const sealed = personalData.seal({ ...personalData.open(member.personalData), payeeName });
      await updateMember(tx, member, { personalData: sealed });
      await note(tx, member);
    },

    lock: (tx, member) => lockMember(tx, member),
  };
}
