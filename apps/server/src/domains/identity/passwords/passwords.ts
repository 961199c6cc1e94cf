/** Passwords: new ones, changed ones, forgotten ones, and the payment password. */

export { createPasswordChange, type PasswordChange } from './change.service.ts';
export { createNewPasswords, type NewPasswords } from './new-passwords.service.ts';
export { createPaymentPasswords, type PaymentPasswords } from './payment-password.service.ts';
export { createPasswordReset, type PasswordReset } from './reset.service.ts';
