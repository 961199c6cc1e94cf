import type { Client } from '@parlour/client';
import type { Account } from './forgot.rules.ts';

type Proof = { humanCheck: string | undefined; captcha: string };

/** Requests a code for setting a new password; returns when the next may be requested. */
export async function sendResetCode(
  client: Client,
  account: Account,
  { humanCheck, captcha }: Proof,
): Promise<{ expirationTime: number }> {
  const human = humanCheck ? { humanCheck } : {};
  if (account.way === 'sms') {
    const { mobileNum, countryDialingCode } = account;
    const body = { mobileNum, countryDialingCode, purpose: 'password' as const, ...human };
    return client.identity.sendVisitorCode({ body });
  }
  const { username, email } = account;
  const body = { username, email, ...human, ...(captcha ? { captcha } : {}) };
  return client.identity.sendPasswordEmail({ body });
}

/** Exchanges a code for the ticket that sets a new password. */
export async function verifyResetCode(client: Client, account: Account, code: string): Promise<string> {
  const { way: _way, ...who } = account;
  const query = { ...who, verificationCode: code.trim() };
  return (await client.identity.verifyPasswordCode({ query })).resetTicket;
}
