import type { Clock } from '@parlour/clock/clock';
import { MEMBER_TYPE, type SessionInfo } from '@parlour/contract';
import type { Database, Tx } from '@parlour/database/database';
import { readableLetters } from '../../../credentials/readable-letters.ts';
import { hashSecret, newSecret } from '../../../credentials/tokens.ts';
import { addressKey, type RateLimits, takeOrRefuse } from '../../../http/limits/rate-limits.ts';
import { deleteTrialsBefore, type Member, type Members } from '../members/members.ts';
import { findTrialOfDevice, noteDevice, type SessionOpening, type Visit } from '../sessions/sessions.ts';
import {
  ENDED_TRIAL_KEPT_MS,
  TRIAL_MS,
  TRIAL_SUFFIX_LENGTH,
  TRIALS_PER_ADDRESS,
  TRIALS_SWEPT_AT_ONCE,
} from './trial.rules.ts';

type TrialNeeds = {
  database: Database;
  clock: Clock;
  members: Members;
  opening: SessionOpening;
  limits: RateLimits;
};
type TrialGift = (tx: Tx, trial: { brandId: string; memberId: string }) => Promise<void>;
export type Trials = ReturnType<typeof createTrials>;

/** Trial accounts, which play with trial money. A browser has one at a time, identified by a cookie. */
export function createTrials({ database, clock, members, opening, limits }: TrialNeeds) {
  const gifts: TrialGift[] = [];

  async function ofBrowser({ brand, cookies }: Visit): Promise<Member | null> {
    const secret = cookies.read('trial');
    const found = secret
      ? await findTrialOfDevice(database.queries, brand.id, hashSecret(secret))
      : undefined;
    return found?.expiresAt && found.expiresAt.getTime() > clock.now() ? found : null;
  }

  async function make(visit: Visit): Promise<Member> {
    await takeOrRefuse(limits, `trial:${addressKey(visit.ip)}`, TRIALS_PER_ADDRESS);
    const secret = newSecret();
    const now = clock.now();
    const member = await database.transaction(async (tx) => {
      const made = await members.add(tx, visit, {
        account: `trial_${readableLetters(TRIAL_SUFFIX_LENGTH)}`,
        type: MEMBER_TYPE.TRIAL,
        expiresAt: new Date(now + TRIAL_MS),
      });
      if (!made) throw new Error('two trials drew the same name');
      await noteDevice(tx, made, { deviceHash: hashSecret(secret), seenAt: new Date(now) });
      for (const give of gifts) await give(tx, { brandId: made.brandId, memberId: made.id });
      return made;
    });
    visit.cookies.set('trial', secret, { maxAgeSeconds: TRIAL_MS / 1000 });
    return member;
  }

  const ofVisit = async (visit: Visit) => (await ofBrowser(visit)) ?? (await make(visit));

  return {
    /** What other domains give a new trial account, in the transaction that creates it. */
    addGift: (give: TrialGift) => void gifts.push(give),

    /** Creates a trial account, or returns the one of this browser. */
    async prepare(visit: Visit): Promise<{ userName: string; expiresAt: number }> {
      const { account, expiresAt } = await ofVisit(visit);
      return { userName: account, expiresAt: expiresAt?.getTime() ?? 0 };
    },

    async signIn(visit: Visit): Promise<SessionInfo> {
      return opening.signIn(visit, await ofVisit(visit), { method: 'trial', side: 'member' });
    },

    sweep: (tx: Tx) =>
      deleteTrialsBefore(tx, {
        before: new Date(clock.now() - ENDED_TRIAL_KEPT_MS),
        limit: TRIALS_SWEPT_AT_ONCE,
      }),
  };
}
