import type { RegistrationField } from '@parlour/contract';
import type { Secrets } from '../../secrets/secrets.ts';

const PURPOSE = 'member-personal-data';

export type PersonalData = ReturnType<typeof createPersonalData>;

/** What a registration asks beyond the account, such as an identity number: in the database nobody can read it. */
export function createPersonalData(secrets: Secrets) {
  return {
    /** Null where there is nothing to keep. */
    seal(values: Partial<Record<RegistrationField, string>>): string | null {
      if (Object.keys(values).length === 0) return null;
      return secrets.encrypt(PURPOSE, Buffer.from(JSON.stringify(values)));
    },

    open(sealed: string | null): Partial<Record<RegistrationField, string>> {
      return sealed === null ? {} : JSON.parse(secrets.decrypt(PURPOSE, sealed).toString('utf8'));
    },
  };
}
