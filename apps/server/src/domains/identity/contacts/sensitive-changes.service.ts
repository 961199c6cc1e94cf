import type { Clock } from '@parlour/clock/clock';
import { WITHDRAWAL_HOLD_HOURS } from '@parlour/contract/values/identity.rules';
import type { Tx } from '@parlour/database/database';
import {
  lockMember,
  type Member,
  type MemberKey,
  type PersonalData,
  updateMember,
} from '../members/members.ts';

const HELD_MS = WITHDRAWAL_HOLD_HOURS * 3_600_000;

export type SensitiveChanges = ReturnType<typeof createSensitiveChanges>;

/**
 * What a thief would change first: phone, mail, payee, bank card. After any of them withdrawals are held for a day, in
 * which the owner hears of it.
 */
export function createSensitiveChanges({
  clock,
  personalData,
}: {
  clock: Clock;
  personalData: PersonalData;
}) {
  /** Answers until when withdrawals are held. */
  async function note(tx: Tx, member: MemberKey): Promise<number> {
    const now = clock.now();
    await updateMember(tx, member, { sensitiveChangedAt: new Date(now) });
    return now + HELD_MS;
  }

  return {
    note,

    /** Until when the member's withdrawals are held, in epoch milliseconds; null: they are not. */
    heldUntil({ sensitiveChangedAt }: Pick<Member, 'sensitiveChangedAt'>): number | null {
      const untilMs = (sensitiveChangedAt?.getTime() ?? Number.NEGATIVE_INFINITY) + HELD_MS;
      return untilMs > clock.now() ? untilMs : null;
    },

    /** In whose name the member's bank cards are; null: not said yet. */
    payeeOf: ({ personalData: sealed }: Pick<Member, 'personalData'>): string | null =>
      personalData.open(sealed).payeeName ?? null,

    /** Of a member who is locked by the caller's transaction. */
    async setPayee(tx: Tx, member: Member, payeeName: string): Promise<void> {
      const sealed = personalData.seal({ ...personalData.open(member.personalData), payeeName });
      await updateMember(tx, member, { personalData: sealed });
      await note(tx, member);
    },

    /** Locks the member's row: whoever else changes what their withdrawals depend on waits. */
    lock: (tx: Tx, member: MemberKey): Promise<Member | undefined> => lockMember(tx, member),
  };
}
