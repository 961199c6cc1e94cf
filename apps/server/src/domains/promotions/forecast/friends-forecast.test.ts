import { DAY_MS } from '@parlour/clock/durations';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTeller, type Teller } from '../../../testing/promotions/forecasts.ts';
import { type Friends, openFriends } from '../../../testing/promotions/friends.ts';
import { defaultPlan } from '../invite/invite.rules.ts';

describe('on friends who came', () => {
  let friends: Friends;
  let teller: Teller;
  beforeAll(async () => {
    friends = await openFriends();
    teller = await openTeller(friends.app);
  });
  afterAll(() => friends.close());

  test('friends tell who would have been paid for by these terms, and what an inviter can bring', async () => {
    const inviter = await friends.addInviter('inviter01');
    const ids: string[] = [];
    for (const name of ['friend01', 'friend02', 'friend03']) {
      const { id } = await friends.register(name, { affiliateCode: inviter.code });
      ids.push(id);
      await friends.prove(id);
      await friends.deposit(id, '100');
    }
    await friends.stake(ids[0] ?? '', '300');
    await friends.stake(ids[1] ?? '', '299');
    friends.app.clock.advance(DAY_MS);
    await teller.signInAgain();
    const plan = { ...defaultPlan('CNY'), perMonth: 2 };
    expect((await teller.ask({ kind: 'friends', plan })).figures).toEqual({
      kind: 'friends',
      each: '26.00',
      friends: 3,
      done: 1,
      open: 2,
      expected: '26.00',
      inviters: 1,
      mostEach: '52.00',
      most: '52.00',
    });
    expect((await teller.ask({ kind: 'friends', plan: { ...plan, stake: '299' } })).figures).toMatchObject({
      done: 2,
      open: 1,
      expected: '52.00',
    });
    expect((await teller.ask({ kind: 'friends', plan }, 'other')).figures).toMatchObject({
      friends: 0,
      inviters: 0,
    });
  });
});
