import { Secret, TOTP } from 'otpauth';
import { expect } from 'vitest';
import type { Answered } from '../members.ts';

/** How long an authenticator shows a code. */
export const CODE_STEP_MS = 30_000;

export const codeOf = (secret: string, atMs: number): string =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: atMs });

type Call = (
  url: string,
  options: { method: 'POST'; body?: object; sealed?: boolean },
) => Promise<Pick<Answered, 'status' | 'value'>>;
type Clock = { now(): number; advance(ms: number): void };
export type EnrolledFactor = {
  secret: string;
  recoveryCodes: string[];
  /** A code nobody has used: waits for the next one. */
  nextCode(): string;
};

/** Turns on the second factor of whoever `call` is signed in as. */
export async function enrolFactor(
  { call, clock }: { call: Call; clock: Clock },
  proof: object,
): Promise<EnrolledFactor> {
  const { secret, ticket } = await startFactor(call);
  const body = { ticket, code: codeOf(secret, clock.now()), ...proof };
  const added = await call('/wps/member/secondFactor', { method: 'POST', sealed: true, body });
  expect(added.status).toBe(200);
  const { recoveryCodes } = added.value as { recoveryCodes: string[] };
  return {
    secret,
    recoveryCodes,
    nextCode() {
      clock.advance(CODE_STEP_MS);
      return codeOf(secret, clock.now());
    },
  };
}

/** What the authenticator app is given, and what stands for it until it is confirmed. */
export async function startFactor(call: Call): Promise<{ secret: string; uri: string; ticket: string }> {
  return (await call('/wps/member/secondFactor/options', { method: 'POST' })).value;
}
