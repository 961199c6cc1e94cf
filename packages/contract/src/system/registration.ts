import { z } from 'zod';

/** Specification section 5: fields a brand may ask for on registration. */
export const REGISTRATION_FIELDS = [
  'username',
  'password',
  'confirmPassword',
  'affiliateCode',
  'paymentPassword',
  'recommenderId',
  'nickname',
  'payeeName',
  'email',
  'mobileNum',
  'idNumber',
  'qqNum',
  'facebook',
  'wechat',
  'line',
  'whatsapp',
  'zalo',
] as const;
export type RegistrationField = (typeof REGISTRATION_FIELDS)[number];

/** A pattern is compiled when the brand is saved, so a broken one never reaches a visitor. */
const Pattern = z.string().max(300).refine(isPattern, 'not a regular expression');

const FieldRule = z.strictObject({
  enabled: z.boolean(),
  required: z.boolean(),
  /** A JavaScript regular expression (flag u) the whole value must match; empty: anything passes. */
  pattern: z.union([z.literal(''), Pattern]),
  minLength: z.number().int().min(0).max(255),
  maxLength: z.number().int().min(1).max(255),
});

const fields = Object.fromEntries(REGISTRATION_FIELDS.map((field) => [field, FieldRule])) as Record<
  RegistrationField,
  typeof FieldRule
>;

export const Registration = z.strictObject({
  fields: z.strictObject(fields),
  /** Specification section 4 has it checked; a brand may turn that round. */
  agreeStartsChecked: z.boolean(),
});
export type Registration = z.infer<typeof Registration>;

function isPattern(source: string): boolean {
  try {
    new RegExp(source, 'u');
    return true;
  } catch {
    // The constructor is the only validator of a regular expression there is.
    return false;
  }
}
