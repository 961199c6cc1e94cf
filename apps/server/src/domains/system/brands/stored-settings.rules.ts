import {
  type BrandSettings,
  REGISTRATION_FIELDS,
  type RegistrationField,
  SWITCH_NAMES,
  type SwitchName,
} from '@parlour/contract';

type FieldRule = BrandSettings['registration']['fields'][RegistrationField];

const SWITCHES_OFF = Object.fromEntries(SWITCH_NAMES.map((name) => [name, false])) as Record<
  SwitchName,
  boolean
>;
const NOT_ASKED_FOR: FieldRule = {
  enabled: false,
  required: false,
  pattern: '',
  minLength: 1,
  maxLength: 60,
};
const FIELDS_OFF = Object.fromEntries(REGISTRATION_FIELDS.map((field) => [field, NOT_ASKED_FOR])) as Record<
  RegistrationField,
  FieldRule
>;

/** A brand stored by an older version lacks the switches and registration fields that came later: they are off. */
export function completeSettings(stored: BrandSettings): BrandSettings {
  const { switches, registration } = stored;
  return {
    ...stored,
    switches: { ...SWITCHES_OFF, ...switches },
    registration: { ...registration, fields: { ...FIELDS_OFF, ...registration.fields } },
  };
}
