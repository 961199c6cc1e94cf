import { createHash } from 'node:crypto';

/** Invented people to sign in as; anybody else can be typed. */
export const DEMO_PEOPLE = ['Anna Reyes', 'Minh Tran', 'Somchai Jaidee', 'Li Wei'] as const;

/** The same name at the same provider is the same person, even after a restart. */
export function subjectOf(provider: string, name: string): string {
  const key = `${provider}:${name.normalize('NFKC').trim().toLowerCase()}`;
  return createHash('sha256').update(key).digest('hex').slice(0, 24);
}
