import type { Secrets } from '../../secrets/secrets.ts';

const PURPOSE = 'identity.personal_data';

export type PersonalData = ReturnType<typeof createPersonalData>;

/** What a registration asked for beyond name, number and address: it lies encrypted, and is read by field. */
export function createPersonalData({ secrets }: { secrets: Secrets }) {
  return {
    /** Null: nothing was given. */
    seal(fields: Record<string, string>): string | null {
      if (Object.keys(fields).length === 0) return null;
      return secrets.encrypt(PURPOSE, Buffer.from(JSON.stringify(fields), 'utf8'));
    },
    open(sealed: string | null): Record<string, string> {
      if (sealed === null) return {};
      return JSON.parse(secrets.decrypt(PURPOSE, sealed).toString('utf8')) as Record<string, string>;
    },
  };
}
