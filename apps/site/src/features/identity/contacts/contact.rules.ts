import type { CallRefused } from '@parlour/client';
import { every, type Rules, required } from '../../../platform/forms/field.rules.ts';
import { PROOF_FIELD_OF, type ProofField } from '../../../platform/proof/proof.rules.ts';
import type { ROUTES } from '../../../platform/routes/routes.ts';
import { email, mobileIn, sentCode } from '../field.rules.ts';

/** How a member can be reached. */
export type ContactKind = 'mobile' | 'email';
export type ContactField = 'mobileNum' | 'email' | 'verificationCode' | ProofField;

export const ROUTE_OF = { mobile: 'mobileContact', email: 'emailContact' } as const satisfies Record<
  ContactKind,
  keyof typeof ROUTES
>;

/** The field for the new phone or mail. */
export const FIELD_OF_KIND = { mobile: 'mobileNum', email: 'email' } as const;

export function contactRules(
  kind: ContactKind,
  { proof, dialingCode }: { proof: Rules<ProofField>; dialingCode: string },
): Rules<ContactField> {
  return {
    ...(kind === 'mobile' ? { mobileNum: mobileIn(dialingCode) } : { email: every(required(), email) }),
    verificationCode: sentCode,
    ...proof,
  };
}

/** Which field a refusal is about. */
export function fieldsOfRefusal(kind: ContactKind): Partial<Record<CallRefused['code'], ContactField>> {
  const field = FIELD_OF_KIND[kind];
  return {
    invalid_mobile: field,
    mobile_taken: field,
    same_contact: field,
    wrong_verification_code: 'verificationCode',
    ...PROOF_FIELD_OF,
  };
}
