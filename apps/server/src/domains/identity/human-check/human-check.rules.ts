import { MINUTE_MS } from '@parlour/clock/durations';

/** After more failures than these a captcha is asked for. Many people may share an address, so it is allowed a few. */
const FAILURES_FREE_OF_CAPTCHA = { account: 0, address: 4 };

export function needsCaptcha({ account = 0, address = 0 }: { account?: number; address?: number }): boolean {
  return account > FAILURES_FREE_OF_CAPTCHA.account || address > FAILURES_FREE_OF_CAPTCHA.address;
}

/** How long a captcha may be answered, and a challenge solved. */
export const CAPTCHA_MS = 10 * MINUTE_MS;
export const CHALLENGE_MS = 20 * MINUTE_MS;

export const CAPTCHA_LENGTH = 5;

/** Without letters and digits that look alike in either case. */
export const CAPTCHA_ALPHABET = 'abcdefhkmnprstwxyz2345678';
export const CAPTCHA_PICTURE = {
  width: 132,
  height: 48,
  fontSize: 46,
  noise: 3,
  color: true,
  background: '#f4f1ea',
};

/** The work of a challenge: about 0.2 s on a phone on average. Unnoticed by a person, expensive for a million tries. */
export const HASHES_MAX = 40_000;
