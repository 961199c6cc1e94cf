import type { MessageChannel } from '@parlour/contract';
import type { Tx } from '@parlour/database/database';
import type { Passwords } from '../../../credentials/passwords.ts';
import { Refusal } from '../../../http/calls/refusal.ts';
import type { Outbox } from '../../../outbox/outbox.ts';
import type { Brand } from '../../../tenancy/brand.ts';
import { wordsOfPasswordChange } from '../codes/codes.ts';
import { isWeakPassword, type Member, problemOfPassword } from '../members/members.ts';
import type { Visit } from '../sessions/sessions.ts';

type Chosen = { newPassword: string; confirmNewPassword: string };
export type NewPasswords = ReturnType<typeof createNewPasswords>;

/** Common to every way to get a new password. */
export function createNewPasswords({ passwords, outbox }: { passwords: Passwords; outbox: Outbox }) {
  return {
    hash: passwords.hash,

    requireConfirmed({ newPassword, confirmNewPassword }: Chosen): void {
      if (newPassword !== confirmNewPassword) throw new Refusal('confirmation_mismatch');
    },

    /** Refuses passwords that are weak or break the brand's rules. */
    requireGood({ settings }: Brand, account: string, newPassword: string): void {
      if (isWeakPassword(newPassword, { account, brandName: settings.name }))
        throw new Refusal('weak_password');
      const problem = problemOfPassword(newPassword, settings);
      if (problem) throw new Refusal('invalid_input', { fields: { newPassword: problem } });
    },

    /** Notifies the member, so that a change by somebody else is noticed. */
    async tell(tx: Tx, { brand, requestId }: Visit, member: Member): Promise<void> {
      const to = addressOf(member);
      if (!to) return;
      const language = member.language;
      await outbox.send(tx, {
        brandId: brand.id,
        purpose: 'identity.password_changed',
        ...to,
        ...wordsOfPasswordChange({
          channel: to.channel,
          language,
          brandName: brand.settings.name,
          account: member.account,
        }),
        requestId,
      });
    },
  };
}

function addressOf({
  mobile,
  mobileVerifiedAt,
  email,
}: Member): { channel: MessageChannel; recipient: string } | null {
  if (mobile && mobileVerifiedAt) return { channel: 'sms', recipient: mobile };
  return email ? { channel: 'mail', recipient: email } : null;
}
