import { DAY_MS, HOUR_MS, MINUTE_MS } from '@parlour/clock/durations';
import { WITHDRAWAL_HOLD_HOURS } from '@parlour/contract/values/identity.rules';
import type { NoticeKind } from '../codes/codes.ts';

/** Every contact is notified of every change, beyond the usual message limits: this bounds how often. */
export const CHANGES_PER_MEMBER = { count: 10, perMs: DAY_MS };

/** How long withdrawals are held after a change. */
export const WITHDRAWALS_HELD_MS = WITHDRAWAL_HOLD_HOURS * HOUR_MS;

/** Who has nothing else to show proves themselves by having signed in this recently. */
export const FRESH_SIGN_IN_MS = 10 * MINUTE_MS;

/**
 * Every way to sign in or to be paid. `action`: the line in the record. `holds`: withdrawals wait a day; taking a card
 * away opens no way out (docs/decisions/0085).
 */
export const SECURITY_CHANGES = {
  password: { action: 'identity.member_changed_password', holds: true },
  mobile: { action: 'identity.member_changed_mobile', holds: true },
  email: { action: 'identity.member_changed_email', holds: true },
  paymentPassword: { action: 'identity.member_changed_payment_password', holds: true },
  passkeyAdded: { action: 'identity.member_added_passkey', holds: true },
  passkeyRemoved: { action: 'identity.member_removed_passkey', holds: true },
  secondFactorAdded: { action: 'identity.member_added_second_factor', holds: true },
  secondFactorRemoved: { action: 'identity.member_removed_second_factor', holds: true },
  recoveryCodes: { action: 'identity.member_renewed_recovery_codes', holds: true },
  linkAdded: { action: 'identity.member_linked_account', holds: true },
  linkRemoved: { action: 'identity.member_unlinked_account', holds: true },
  cardAdded: { action: 'identity.member_added_card', holds: true },
  cardRemoved: { action: 'identity.member_removed_card', holds: false },
  securityQuestion: { action: 'identity.member_changed_question', holds: true },
} as const satisfies Record<Exclude<NoticeKind, 'oneTimePassword'>, { action: string; holds: boolean }>;

/** `value`: what was added or is now set, as far as it may be shown; `before`: what it replaces. */
export type SecurityChange = {
  kind: keyof typeof SECURITY_CHANGES;
  value?: string;
  before?: string | null;
};
