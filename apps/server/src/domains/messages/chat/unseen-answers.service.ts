import type { Clock } from '@parlour/clock/clock';
import type { Tx } from '@parlour/database/database';
import type { JobKind } from '../../../jobs/job.ts';
import type { Jobs } from '../../../jobs/jobs.ts';
import type { ToldMembers } from '../push/push.ts';
import { findFirstUnread } from './chat.repo.ts';
import { UNSEEN_AFTER_MS } from './chat.rules.ts';

type Needs = {
  clock: Clock;
  jobs: Pick<Jobs, 'enqueue'>;
  push: { tell(tx: Tx, told: ToldMembers): Promise<void> };
};
type Answered = { brandId: string; memberId: string; sequence: number };
export type UnseenAnswers = ReturnType<typeof createUnseenAnswers>;

/**
 * Notifies members of answers that they have not seen. A page that is open and looked at marks what comes as read within
 * a second: a little later it is clear who was there. Of several answers in a row only the first is told.
 */
export function createUnseenAnswers({ clock, jobs, push }: Needs) {
  const job: JobKind<Answered> = {
    name: 'messages.unseen_answer',
    maxAttempts: 5,
    async inTransaction(tx, { payload: { brandId, memberId, sequence } }) {
      const first = await findFirstUnread(tx, brandId, memberId);
      if (first === sequence) await push.tell(tx, { brandId, memberIds: [memberId], news: 'chatAnswer' });
    },
  };
  return {
    job,

    /** In the transaction of the answer. */
    watch: (tx: Tx, answered: Answered): Promise<boolean> =>
      jobs.enqueue(tx, job, answered, {
        brandId: answered.brandId,
        runAtMs: clock.now() + UNSEEN_AFTER_MS,
      }),
  };
}
