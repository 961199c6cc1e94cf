import type { Clock } from '@parlour/clock/clock';
import type { Database } from '@parlour/database/database';
import { PRACTICE_DELETED_AT_ONCE, PRACTICE_KEPT_MS, PRACTICE_TIDY_EVERY_MS } from '../card-tables.rules.ts';
import { deletePracticeHands, deletePracticeSittings, listOldPracticeHands } from './practice.repo.ts';

/** Deletes what was practised a while ago. Hands for money are kept: they prove what was paid. */
export function createPracticeTidy({ database, clock }: { database: Database; clock: Clock }) {
  let tidiedAt = Number.NEGATIVE_INFINITY;

  /** A part of it. False: nothing was left. */
  function tidySome(before: Date): Promise<boolean> {
    return database.transaction(async (tx) => {
      const ids = await listOldPracticeHands(tx, before, PRACTICE_DELETED_AT_ONCE);
      await deletePracticeHands(tx, ids);
      const sittings = await deletePracticeSittings(tx, before, PRACTICE_DELETED_AT_ONCE);
      return ids.length > 0 || sittings > 0;
    });
  }

  return {
    /** Now and then, in whichever process looks at tables. */
    async tidy(): Promise<void> {
      if (clock.now() < tidiedAt + PRACTICE_TIDY_EVERY_MS) return;
      tidiedAt = clock.now();
      while (await tidySome(new Date(clock.now() - PRACTICE_KEPT_MS)));
    },
  };
}
