import type { Clock } from '@parlour/clock/clock';
import { newId } from '@parlour/clock/ids';
import type { Database, Tx } from '@parlour/database/database';
import { type ConsentRow, countConsenting, insertConsents, listConsents } from './registration.repo.ts';

/** What members have agreed to since they registered, and when. */
export interface Consents {
  of(member: { brandId: string; memberId: string }): Promise<Pick<ConsentRow, 'document' | 'version'>[]>;
  add(tx: Tx, agreed: Omit<ConsentRow, 'id' | 'at'>[]): Promise<void>;
  /** How many members agreed to one of these versions. */
  count(brandId: string, asked: { document: string; versions: readonly string[] }): Promise<number>;
}

export function createConsents({ database, clock }: { database: Database; clock: Clock }): Consents {
  return {
    of: (member) => listConsents(database.queries, member),
    add: (tx, agreed) =>
      insertConsents(
        tx,
        agreed.map((one) => ({ ...one, id: newId(clock), at: new Date(clock.now()) })),
      ),
    count: (brandId, asked) => countConsenting(database.queries, brandId, asked),
  };
}
