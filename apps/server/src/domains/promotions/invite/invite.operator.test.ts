import type { InvitePlan, OperatorInvite } from '@parlour/contract';
import { amountOf } from '@parlour/money';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openDesk } from '../../../testing/promotions/chance.ts';
import { type Friends, openFriends } from '../../../testing/promotions/friends.ts';

let friends: Friends;
let desk: Awaited<ReturnType<typeof openDesk>>;
let inviter: Awaited<ReturnType<Friends['addInviter']>>;
beforeAll(async () => {
  friends = await openFriends();
  desk = await openDesk(friends.app);
  inviter = await friends.addInviter('inviter');
});
afterAll(() => friends.close());

type State = { version: number; plan: InvitePlan; isWaiting: boolean };
const readPlan = () => desk.get<State>('/ops/promotions/invite');
const list = async (query = '') =>
  (await desk.get<{ items: OperatorInvite[] }>(`/ops/promotions/invites${query}`)).items;
const decide = (as: 'approve' | 'refuse', id: string, by = desk.approver) =>
  desk.post(`/ops/promotions/invites/${as}`, { id }, by);

/** A friend in the inviter's browser, who has done it all and waited. */
async function addReviewed(username: string): Promise<string> {
  const about = { affiliateCode: inviter.code };
  const { id } = await friends.register(username, about, { browser: inviter.browser });
  await friends.prove(id);
  await friends.deposit(id, '100');
  await friends.stake(id, '300');
  await friends.settle();
  await friends.makeDue(id);
  await friends.settle();
  expect((await friends.invite(id))?.state).toBe('review');
  return id;
}

test('another plan holds once a second person approves, for those who register from then on', async () => {
  const before = await friends.register('early', { affiliateCode: inviter.code });
  const { version, plan } = await readPlan();
  expect(version).toBe(0);
  const ask = (after: InvitePlan) => desk.post('/ops/promotions/invite/request', { version: 0, plan: after });
  expect((await ask({ ...plan, inviterGift: '0' })).code).toBe('invalid_input');
  const { approvalId } = (await ask({ ...plan, inviterGift: '28' })).value as { approvalId: string };
  expect(await readPlan()).toMatchObject({ version: 0, isWaiting: true });
  expect((await ask(plan)).code).toBe('approval_waiting');
  expect((await desk.approve(approvalId, desk.writer)).code).toBe('not_permitted');
  expect((await desk.approve(approvalId)).status).toBe(200);
  expect((await ask(plan)).code).toBe('stale');
  const after = await friends.register('late', { affiliateCode: inviter.code });
  expect((await friends.invite(before.id))?.terms.inviterGift).toBe('18.00');
  expect((await friends.invite(after.id))?.terms.inviterGift).toBe('28');
});

test('a review is approved and then paid, once, whatever browser it was', async () => {
  const id = await addReviewed('shared1');
  expect(await list('?state=review')).toMatchObject([
    { id, friend: { account: 'shared1' }, inviter: { account: 'inviter' }, signs: ['browser'] },
  ]);
  expect((await decide('approve', id, desk.writer)).code).toBe('not_permitted');
  expect((await decide('approve', id)).value).toMatchObject({ state: 'waiting', reason: 'for a test' });
  expect((await decide('approve', id)).code).toBe('already_decided');
  await friends.settle();
  await friends.settle();
  expect((await friends.invite(id))?.state).toBe('paid');
  expect(await friends.balance(inviter.id)).toBe(amountOf('28'));
  expect((await decide('refuse', id)).code).toBe('already_decided');
});

test('a refusal ends it, and every invitation is found by either side', async () => {
  const id = await addReviewed('shared2');
  expect((await decide('refuse', id)).value).toMatchObject({ state: 'refused', refusal: 'operator' });
  await friends.settle();
  expect(await friends.balance(id)).toBe(amountOf('100'));
  expect((await decide('refuse', '00000000-0000-7000-8000-000000000000')).code).toBe('not_found');
  expect((await list('?search=shared2')).map(({ friend }) => friend.account)).toEqual(['shared2']);
  expect(await list('?search=inviter')).toHaveLength(4);
  expect(await list('?search=nobody')).toEqual([]);
  const grants = await desk.get<{ items: { source: string; cause: string }[] }>('/ops/promotions/grants');
  expect(grants.items.map(({ source }) => source)).toEqual(['invite', 'invite']);
});

test('nobody is counted while the plan is off, and the code still opens the door', async () => {
  const { version, plan } = await readPlan();
  const body = { version, plan: { ...plan, isOn: false } };
  const { approvalId } = (await desk.post('/ops/promotions/invite/request', body)).value as {
    approvalId: string;
  };
  expect((await desk.approve(approvalId)).status).toBe(200);
  const { id, status } = await friends.register('plain', { affiliateCode: inviter.code });
  expect(status).toBe(200);
  expect(await friends.invite(id)).toBeUndefined();
});
