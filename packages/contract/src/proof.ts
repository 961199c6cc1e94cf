import { z } from 'zod';
import { isPlain, Text } from './text.ts';
import { FACTOR_WAYS, PROOF_WAYS } from './values/identity.ts';
import { AUTHENTICATOR_DIGITS } from './values/second-factor.rules.ts';

/** Options and responses as WebAuthn's JSON forms; the library on either side reads and checks them. */
export const WebAuthnJson = z.looseObject({}).refine(isPlain);

export const SecondFactorCode = Text.trim()
  .min(AUTHENTICATOR_DIGITS)
  .max(20)
  .describe('The digits of the authenticator, or a recovery code');

/** The second factor, asked of members who have turned it on: a code, or a passkey in its place. */
export const factorProof = {
  factorCode: SecondFactorCode.optional(),
  factorPasskey: WebAuthnJson.optional().describe('Instead of a code: signed for `proofPasskeyOptions`'),
};

/**
 * The signed-in member again, before a change to how the account is opened or paid: the password, or for members
 * without one a code or a passkey; and the second factor of those who have one. An empty text proves nothing.
 */
export const ownProof = {
  password: Text.max(200).default('').describe('Of the account; empty where it has none'),
  proofCode: Text.trim().max(12).optional().describe('Without a password: as `sendProofCode` sent it'),
  proofPasskey: WebAuthnJson.optional().describe('Without a password: signed for `proofPasskeyOptions`'),
  ...factorProof,
};

export const ProofWay = z.enum(PROOF_WAYS);
export const FactorWay = z.enum(FACTOR_WAYS);

export const FACTOR_REFUSALS = [
  'factor_needed',
  'wrong_factor_code',
  'passkey_failed',
  'locked_out',
] as const;

export const PROOF_REFUSALS = [
  'wrong_password',
  'wrong_proof_code',
  'proof_needed',
  ...FACTOR_REFUSALS,
] as const;

/** What else a thief may have left behind. */
export const dropping = {
  dropPasskeys: z.boolean().default(false).describe('Every passkey of the account is removed too'),
  dropLinks: z
    .boolean()
    .default(false)
    .describe('Every third-party account is unlinked too, where links are not final'),
};
