import { randomUUID } from 'node:crypto';
import { HOUR_MS, MINUTE_MS } from '@parlour/clock/durations';
import { defaultPlan } from '../../domains/promotions/invite/invite.rules.ts';
import { promotionsInvite } from '../../domains/promotions/invite/invite.schema.ts';
import { brandIdOf } from '../games/games.ts';
import type { Tries } from '../on-record.ts';
import type { SignedIn } from '../operators.ts';
import type { TestApp } from '../test-app.ts';

type Desk = {
  write(path: string, body: object): Promise<{ status: number }>;
  decide: Pick<SignedIn, 'post'>;
};
const merchant = 'harbor';

/** What operators change of friends and leaderboards. */
export async function triesOfFriends(app: TestApp, { write, decide }: Desk): Promise<Tries> {
  const plan = defaultPlan('CNY');
  const addReviewed = async () => {
    const friendId = randomUUID();
    await app.database.queries.insert(promotionsInvite).values({
      brandId: brandIdOf(app, merchant),
      friendId,
      inviterId: randomUUID(),
      terms: plan,
      registeredAt: new Date(app.clock.now()),
      state: 'review',
      signs: ['browser'],
    });
    return friendId;
  };
  const ids = { approve: await addReviewed(), refuse: await addReviewed() };
  const tell = (as: 'approve' | 'refuse') =>
    decide.post(`/ops/promotions/invites/${as}`, { id: ids[as], reason: 'looked at' }, { merchant });
  const document = {
    texts: { EN: { title: 'Race' } },
    picture: null,
    measure: 'stake',
    minStake: '0.00',
    categories: [],
    titles: [],
    startsAt: app.clock.now() + HOUR_MS,
    endsAt: app.clock.now() + HOUR_MS + MINUTE_MS,
    prizes: [{ kind: 'points', count: 1 }],
  };
  return {
    'promotions.requestInvitePlan': () =>
      write('invite/request', { version: 0, plan: { ...plan, perMonth: 10 } }),
    'promotions.approveInvite': () => tell('approve'),
    'promotions.refuseInvite': () => tell('refuse'),
    'promotions.publishBoard': () => write('boards', { document }),
  };
}
