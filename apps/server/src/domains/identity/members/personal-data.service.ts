import type { RegistrationField } from '@parlour/contract';
import type { Secrets } from '../../../secrets/secrets.ts';
import { PERSONAL_FIELDS, type RegistrationValues } from './fields.rules.ts';

const PURPOSE = 'member-personal-data';

export type PersonalData = ReturnType<typeof createPersonalData>;

/** What a registration asks beyond the account, such as an identity number: in the database nobody can read it. */
export function createPersonalData(secrets: Secrets) {
  return {
    /** Null where there is nothing to keep. */
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
