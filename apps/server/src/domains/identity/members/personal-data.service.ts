import type { RegistrationField } from '@parlour/contract';
import type { Secrets } from '../../../secrets/secrets.ts';
import { PERSONAL_FIELDS, type RegistrationValues } from './fields.rules.ts';

const PURPOSE = 'member-personal-data';

export type PersonalData = ReturnType<typeof createPersonalData>;

/** Other registration data, such as an identity number, encrypted in the database. */
export function createPersonalData(secrets: Secrets) {
  return {
    /** Null if there is nothing to store. */
    seal(values: RegistrationValues): string | null {
      const given = PERSONAL_FIELDS.filter((field) => values[field] !== undefined);
      if (given.length === 0) return null;
      const fields = Object.fromEntries(given.map((field) => [field, values[field]]));
      return secrets.encrypt(PURPOSE, Buffer.from(JSON.stringify(fields)));
    },

    open(sealed: string | null): Partial<Record<RegistrationField, string>> {
      return sealed === null ? {} : JSON.parse(secrets.decrypt(PURPOSE, sealed).toString('utf8'));
    },
  };
}
