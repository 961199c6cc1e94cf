import { DAY_MS } from '@parlour/clock/durations';
import { amountOf } from '@parlour/money';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { addMember, openBrowser } from '../../../testing/members.ts';
import { type Friends, openFriends } from '../../../testing/promotions/friends.ts';

let friends: Friends;
let inviter: Awaited<ReturnType<Friends['addInviter']>>;
let names = 0;
beforeAll(async () => {
  friends = await openFriends();
});
afterAll(() => friends.close());
beforeEach(async () => {
  names += 1;
  inviter = await friends.addInviter(`inviter${names}`);
});

const newName = () => {
  names += 1;
  return `friend${names}`;
};
const addFriend = async (about: object = {}) => {
  const made = await friends.register(newName(), { affiliateCode: inviter.code, ...about });
  expect(made.status).toBe(200);
  return made;
};
async function doAll(id: string): Promise<void> {
  await friends.prove(id);
  await friends.deposit(id, '100');
  await friends.stake(id, '300');
}
const stateOf = async (id: string) => (await friends.invite(id))?.state;

test('a friend does it all, both are paid seven days later, and once', async () => {
  const { id } = await addFriend();
  expect(await inviter.friends()).toMatchObject([
    { state: 'open', hasPhone: false, deposited: '0.00', staked: '0.00', deposit: '100.00', gift: '18.00' },
  ]);
  await friends.prove(id);
  await friends.deposit(id, '99.99');
  await friends.stake(id, '5000');
  await friends.settle();
  expect(await inviter.friends()).toMatchObject([
    { state: 'open', hasPhone: true, deposited: '99.99', staked: '300.00', payAt: null },
  ]);
  await friends.deposit(id, '0.01');
  await friends.settle();
  const payAt = friends.app.clock.now() + 7 * DAY_MS;
  expect(await inviter.friends()).toMatchObject([{ state: 'waiting', payAt }]);
  friends.app.clock.set(payAt - 1);
  await friends.settle();
  expect(await stateOf(id)).toBe('waiting');
  friends.app.clock.set(payAt);
  await Promise.all([friends.settle(), friends.settle()]);
  await friends.settle();
  expect(await friends.balance(inviter.id)).toBe(amountOf('18'));
  expect(await friends.balance(id)).toBe(amountOf('108'));
  expect(await inviter.look()).toMatchObject({ friends: 1, paid: 1, paidThisMonth: 1, earned: '18.00' });
});

test('the names of friends are masked, and nobody sees those of others', async () => {
  await addFriend();
  const [{ name }] = (await inviter.friends()) as [{ name: string }];
  expect(name).toMatch(/^fr\*\*\*\d$/);
  const other = await friends.addInviter(newName());
  expect(await other.friends()).toEqual([]);
});

test('what is not done in the days allowed lapses, once the last night is over', async () => {
  const { id } = await addFriend();
  const [{ endsAt }] = (await inviter.friends()) as [{ endsAt: number }];
  friends.app.clock.set(endsAt);
  await doAll(id);
  await friends.settle();
  expect(await stateOf(id)).toBe('open');
  friends.app.clock.advance(DAY_MS);
  await friends.settle();
  expect(await stateOf(id)).toBe('lapsed');
});

test('the code is one of its own brand, in any case of letters; a wrong one is refused', async () => {
  expect(inviter.code).toMatch(/^[2-9A-HJKMNP-TV-Z]{8}$/);
  expect((await inviter.look()).code).toBe(inviter.code);
  const { id } = await addFriend({ affiliateCode: inviter.code.toLowerCase() });
  expect((await friends.invite(id))?.inviterId).toBe(inviter.id);
  expect((await friends.register(newName(), { affiliateCode: 'ABCDEFGH' })).code).toBe(
    'invalid_invitation_code',
  );
  const elsewhere = await friends.register(
    newName(),
    { affiliateCode: inviter.code },
    { browser: openBrowser(friends.app, { merchant: 'other' }) },
  );
  expect(elsewhere.code).toBe('invalid_invitation_code');
});

test('an agent has no code, and friends who come to an agent are nobody else’s', async () => {
  const agent = await addMember(friends.app, newName(), { type: 1, inviteCode: 'AGENT88' });
  const browser = openBrowser(friends.app);
  await browser.login(agent.account);
  expect((await browser.call('/wps/invite')).value).toMatchObject({ code: null });
  const { id } = await friends.register(newName(), { affiliateCode: 'AGENT88' });
  expect(await friends.invite(id)).toBeUndefined();
});

test('a friend whom an agent is paid for meanwhile brings nothing, nor does one who is locked', async () => {
  const agent = await addMember(friends.app, newName(), { type: 1 });
  const [below, locked] = [await addFriend(), await addFriend()];
  for (const { id } of [below, locked]) await doAll(id);
  await friends.settle();
  await friends.updateMember(below.id, { uplineId: agent.id });
  await friends.updateMember(locked.id, { state: 'locked' });
  friends.app.clock.advance(7 * DAY_MS);
  await friends.settle();
  for (const { id } of [below, locked])
    expect(await friends.invite(id)).toMatchObject({ state: 'refused', refusal: 'account' });
});

test('one document with the inviter is refused, a shared browser reviewed, an address a hint', async () => {
  const same = await addFriend({ idNumber: 'ID-77' });
  const again = await addFriend({ idNumber: 'id-77' });
  const shared = await friends.register(
    newName(),
    { affiliateCode: inviter.code },
    { browser: inviter.browser },
  );
  const neighbour = await friends.register(
    newName(),
    { affiliateCode: inviter.code },
    { ip: '198.51.100.200' },
  );
  const next = await friends.register(newName(), { affiliateCode: inviter.code }, { ip: '198.51.100.200' });
  for (const { id } of [same, again, shared, neighbour, next]) await doAll(id);
  await friends.settle();
  friends.app.clock.advance(7 * DAY_MS);
  await friends.settle();
  for (const { id } of [same, again])
    expect(await friends.invite(id)).toMatchObject({
      state: 'refused',
      refusal: 'overlap',
      signs: ['document'],
    });
  expect(await friends.invite(shared.id)).toMatchObject({ state: 'review', signs: ['browser'] });
  for (const { id } of [neighbour, next])
    expect(await friends.invite(id)).toMatchObject({ state: 'paid', signs: ['address'] });
});

test('twenty friends are paid for in a month, the next when another begins', async () => {
  friends.app.clock.set(Date.UTC(2027, 5, 22, 16));
  const made = [];
  for (let index = 0; index < 21; index += 1) made.push(await addFriend());
  for (const { id } of made) await doAll(id);
  await friends.settle();
  friends.app.clock.set(Date.UTC(2027, 5, 30, 15, 59, 59, 999));
  await friends.settle();
  expect(await inviter.look()).toMatchObject({ paid: 20, paidThisMonth: 20 });
  friends.app.clock.advance(1);
  await friends.settle();
  expect(await inviter.look()).toMatchObject({ paid: 21, paidThisMonth: 1, earned: '378.00' });
});
