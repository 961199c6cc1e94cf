import { isWeakPassword } from '@parlour/contract/values/passwords/passwords.rules';
import type { Passwords } from '../../../credentials/passwords.ts';
import { Refusal } from '../../../http/calls/refusal.ts';
import type { Brand } from '../../../tenancy/brand.ts';
import { problemOfPassword } from '../members/members.ts';

type Chosen = { newPassword: string; confirmNewPassword: string };
export type NewPasswords = ReturnType<typeof createNewPasswords>;

/** Common to every way to get a new password. */
export function createNewPasswords({ passwords }: { passwords: Passwords }) {
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
  };
}
