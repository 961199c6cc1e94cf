import { z } from 'zod';
import { isBoundedPattern } from '../patterns/patterns.ts';
import { REGISTRATION_FIELDS, type RegistrationField } from '../values/identity.ts';

/** Checked when the brand is saved, so no broken or slow pattern reaches a visitor. */
const Pattern = z
  .string()
  .max(300)
  .refine((source) => source === '' || isBoundedPattern(source), 'not a regular expression, or not bounded');

const FieldRule = z.strictObject({
  enabled: z.boolean(),
  required: z.boolean(),
  /** A JavaScript regular expression (flag u) the whole value must match; empty: anything passes. */
  pattern: Pattern,
  minLength: z.number().int().min(0).max(255),
  maxLength: z.number().int().min(1).max(255),
});

const fields = Object.fromEntries(REGISTRATION_FIELDS.map((field) => [field, FieldRule])) as Record<
  RegistrationField,
  typeof FieldRule
>;

export const Registration = z.strictObject({
  fields: z.strictObject(fields),
  /** Specification section 4 has it checked; a brand may change that. */
  agreeStartsChecked: z.boolean(),
});
export type Registration = z.infer<typeof Registration>;
