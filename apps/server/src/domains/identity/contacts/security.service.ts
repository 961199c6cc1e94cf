import type { AnswerOf, Contract } from '@parlour/contract';
import type { Database } from '@parlour/database/database';
import type { Session } from '../../../http/calls/call.ts';
import { Refusal } from '../../../http/calls/refusal.ts';
import { maskRecipient } from '../../../outbox/outbox.rules.ts';
import type { Brand } from '../../../tenancy/brand.ts';
import { countPasskeys, findMember, maskName } from '../members/members.ts';
import type { SensitiveChanges } from './sensitive-changes.service.ts';

type SecurityConfig = AnswerOf<Contract['identity']['securityConfig']>;
/** How many bank cards a member has; the cashier knows. */
type CardCounter = (brandId: string, memberId: string) => Promise<number>;
type SecurityNeeds = { database: Database; sensitiveChanges: SensitiveChanges };
export type Security = ReturnType<typeof createSecurity>;

/** The security of an account as its owner sees it: what is set, and nothing that could be copied from a screen. */
export function createSecurity({ database, sensitiveChanges }: SecurityNeeds) {
  let countCards: CardCounter = async () => 0;
  return {
    addCardCounter(counter: CardCounter): void {
      countCards = counter;
    },

    async read(brand: Brand, { memberId }: Session): Promise<SecurityConfig> {
      const member = await findMember(database.queries, brand.id, memberId);
      if (!member) throw new Refusal('not_logged_in');
      const payeeName = sensitiveChanges.payeeOf(member);
      return {
        hasPassword: member.passwordHash !== null,
        hasPaymentPassword: member.paymentPasswordHash !== null,
        payeeName: payeeName && maskName(payeeName),
        mobile: member.mobile && maskRecipient(member.mobile),
        isMobileVerified: member.mobileVerifiedAt !== null,
        email: member.email && maskRecipient(member.email),
        isEmailVerified: member.emailVerifiedAt !== null,
        passkeys: await countPasskeys(database.queries, brand.id, memberId),
        bankCards: await countCards(brand.id, memberId),
        withdrawalsHeldUntil: sensitiveChanges.heldUntil(member),
      };
    },
  };
}
