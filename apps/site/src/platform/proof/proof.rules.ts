import type { ProofWay } from '@parlour/contract/values/identity';
import { type Rules, required } from '../forms/field.rules.ts';

/** The field of the second factor, for members who have turned it on. */
export type FactorField = 'factorCode';

/** The fields by which a signed-in member proves who they are again. */
export type ProofField = 'password' | 'proofCode' | FactorField;
export const EMPTY_PROOF: Record<ProofField, string> = { password: '', proofCode: '', factorCode: '' };

/** Which field a refusal of the proof is about. */
export const FACTOR_FIELD_OF = { factor_needed: 'factorCode', wrong_factor_code: 'factorCode' } as const;
export const PROOF_FIELD_OF = {
  wrong_password: 'password',
  wrong_proof_code: 'proofCode',
  ...FACTOR_FIELD_OF,
} as const;

/** What is asked for: the password where there is one, else a code, else the passkey itself, else a new login. */
export type ProofAsked = 'password' | 'sms' | 'mail' | 'passkey' | 'signIn';

export function proofAsked(ways: readonly ProofWay[]): ProofAsked {
  for (const way of ['password', 'sms', 'mail', 'passkey'] as const) if (ways.includes(way)) return way;
  return 'signIn';
}

export function proofRules(asked: ProofAsked): Rules<ProofField> {
  if (asked === 'password') return { password: required() };
  return asked === 'sms' || asked === 'mail' ? { proofCode: required() } : {};
}
