import { AUTHENTICATOR_DIGITS } from '@parlour/contract/values/operators.rules';
import { Secret, TOTP } from 'otpauth';

export const RECOVERY_CODES = 10;
export const RECOVERY_CODE_LENGTH = 10;

const PERIOD_S = 30;
/** A device's clock may be off by one step, either way. */
const DRIFT_STEPS = 1;
const ISSUER = 'Parlour';

const authenticator = (secret: string, name: string) =>
  new TOTP({
    issuer: ISSUER,
    label: name,
    secret: Secret.fromBase32(secret),
    digits: AUTHENTICATOR_DIGITS,
    period: PERIOD_S,
  });

export const newAuthenticatorSecret = (): string => new Secret({ size: 20 }).base32;

export const authenticatorUri = (secret: string, name: string): string =>
  authenticator(secret, name).toString();

/** The time step of a code; null if it is not current or was used before. */
export function stepOfCode(
  code: string,
  { secret, nowMs, lastStep }: { secret: string; nowMs: number; lastStep: number },
): number | null {
  if (!/^\d+$/.test(code) || code.length !== AUTHENTICATOR_DIGITS) return null;
  const delta = authenticator(secret, '').validate({ token: code, timestamp: nowMs, window: DRIFT_STEPS });
  if (delta === null) return null;
  const step = Math.floor(nowMs / (PERIOD_S * 1000)) + delta;
  return step > lastStep ? step : null;
}

/** As typed by hand: case, spaces and dashes do not matter. */
export const normaliseRecoveryCode = (code: string): string => code.toLowerCase().replace(/[\s-]/g, '');
