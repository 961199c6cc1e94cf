import { AUTHENTICATOR_DIGITS } from '@parlour/contract/values/second-factor.rules';
import { Secret, TOTP } from 'otpauth';

export const RECOVERY_CODES = 10;
export const RECOVERY_CODE_LENGTH = 10;

const PERIOD_S = 30;
/** A device's clock may be off by one step, either way. */
const DRIFT_STEPS = 1;

const authenticator = (secret: string) =>
  new TOTP({
    secret: Secret.fromBase32(secret),
    digits: AUTHENTICATOR_DIGITS,
    period: PERIOD_S,
  });

export const newAuthenticatorSecret = (): string => new Secret({ size: 20 }).base32;

/** What the QR code says: the app lists the account under `issuer`. */
export function authenticatorUri(
  secret: string,
  { issuer, account }: { issuer: string; account: string },
): string {
  const described = authenticator(secret);
  described.issuer = issuer;
  described.label = account;
  return described.toString();
}

/** The time step of a code; null if it is not current or was used before. */
export function stepOfCode(
  code: string,
  { secret, nowMs, lastStep }: { secret: string; nowMs: number; lastStep: number },
): number | null {
  if (!/^\d+$/.test(code) || code.length !== AUTHENTICATOR_DIGITS) return null;
  const delta = authenticator(secret).validate({ token: code, timestamp: nowMs, window: DRIFT_STEPS });
  if (delta === null) return null;
  const step = Math.floor(nowMs / (PERIOD_S * 1000)) + delta;
  return step > lastStep ? step : null;
}

/** As typed by hand: case, spaces and dashes do not matter. */
export const normaliseRecoveryCode = (code: string): string => code.toLowerCase().replace(/[\s-]/g, '');
