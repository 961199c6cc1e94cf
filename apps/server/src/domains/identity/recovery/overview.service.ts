import type { AnswerOf, Contract } from '@parlour/contract';
import type { Database } from '@parlour/database/database';
import type { Session } from '../../../http/calls/call.ts';
import { maskRecipient } from '../../../outbox/outbox.rules.ts';
import { countPasskeys, maskName } from '../members/members.ts';
import { countRecoveryCodes, type StepUp } from '../second-factor/second-factor.ts';
import type { Holds, Proofs } from '../security/security.ts';
import type { Visit } from '../sessions/sessions.ts';
import { listLinks } from '../third-parties/third-parties.ts';

type SecurityConfig = AnswerOf<Contract['identity']['securityConfig']>;
/** How many bank cards a member has; the cashier knows. */
type CardCounter = (brandId: string, memberId: string) => Promise<number>;
type SecurityNeeds = { database: Database; holds: Holds; proofs: Proofs; stepUp: StepUp };
export type Security = ReturnType<typeof createSecurity>;

/** The security of an account as its owner sees it: what is set, and nothing that could be copied from a screen. */
export function createSecurity({ database, holds, proofs, stepUp }: SecurityNeeds) {
  let countCards: CardCounter = async () => 0;
  return {
    addCardCounter(counter: CardCounter): void {
      countCards = counter;
    },

    async read(visit: Visit, session: Session): Promise<SecurityConfig> {
      const member = await proofs.find(visit, session);
      const { brandId, id } = member;
      const payeeName = holds.payeeOf(member);
      const links = await listLinks(database.queries, member);
      return {
        hasPassword: member.passwordHash !== null,
        hasPaymentPassword: member.paymentPasswordHash !== null,
        hasSecondFactor: member.secondFactor !== null,
        recoveryCodesLeft: await countRecoveryCodes(database.queries, member),
        payeeName: payeeName && maskName(payeeName),
        mobile: member.mobile && maskRecipient(member.mobile),
        isMobileVerified: member.mobileVerifiedAt !== null,
        email: member.email && maskRecipient(member.email),
        isEmailVerified: member.emailVerifiedAt !== null,
        passkeys: await countPasskeys(database.queries, brandId, id),
        bankCards: await countCards(brandId, id),
        links: links.map(({ provider, linkedAt }) => ({ provider, linkedAt: linkedAt.getTime() })),
        areLinksFinal: visit.brand.settings.switches.finalLinks,
        proofs: await proofs.waysOf(member),
        factors: await stepUp.waysOf(member),
        withdrawalsHeldUntil: holds.heldUntil(member),
      };
    },
  };
}
