import { z } from 'zod';
import { isPlain, Text } from './text.ts';
import { PROOF_WAYS } from './values/identity.ts';

/** Options and responses as WebAuthn's JSON forms; the library on either side reads and checks them. */
export const WebAuthnJson = z.looseObject({}).refine(isPlain);

/**
 * The signed-in member again, before a change to how the account is opened or paid: the password, or for members
 * without one a code or a passkey. An empty text proves nothing.
 */
export const ownProof = {
  password: Text.max(200).default('').describe('Of the account; empty where it has none'),
  proofCode: Text.trim().max(12).optional().describe('Without a password: as `sendProofCode` sent it'),
  proofPasskey: WebAuthnJson.optional().describe('Without a password: signed for `proofPasskeyOptions`'),
};

export const ProofWay = z.enum(PROOF_WAYS);

export const PROOF_REFUSALS = [
  'wrong_password',
  'wrong_proof_code',
  'passkey_failed',
  'proof_needed',
  'locked_out',
] as const;

/** What else a thief may have left behind. */
export const dropping = {
  dropPasskeys: z.boolean().default(false).describe('Every passkey of the account is removed too'),
  dropLinks: z
    .boolean()
    .default(false)
    .describe('Every third-party account is unlinked too, where links are not final'),
};
