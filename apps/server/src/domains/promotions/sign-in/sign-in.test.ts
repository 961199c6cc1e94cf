import { HOUR_MS } from '@parlour/clock/durations';
import type { SignIn } from '@parlour/contract';
import { SCALE } from '@parlour/money/testing/scale';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { MEMBER_PASSWORD } from '../../../testing/members.ts';
import { type Chance, openChance, type Player } from '../../../testing/promotions/chance.ts';

let chance: Chance;
beforeAll(async () => {
  chance = await openChance({ timeZone: 'UTC', dayStartsAt: '06:00' });
});
afterAll(() => chance.close());

const PATH = '/wps/promotions/signIn';
const at = (moment: string) => chance.app.clock.set(Date.parse(moment));
const look = async (by: Player) => (await by.call(PATH)).value as SignIn;
const sign = async (by: Player) => (await by.post(PATH, {})).value as SignIn;
/** A session lasts no week: whoever comes after days logs in again. */
async function signAt(moment: string, by: Player, account: string) {
  at(moment);
  await by.login(account);
  return sign(by);
}

test('a member signs in once a business day, is paid in points, and sees where they are', async () => {
  const mary = await chance.addPlayer('mary01');
  at('2026-11-20T05:59:59.999Z');
  await mary.login('mary01');
  expect(await look(mary)).toEqual({
    day: '2026-11-19',
    isSigned: false,
    place: 1,
    points: [1, 1, 2, 2, 3, 3, 8],
    endsAt: Date.parse('2026-11-20T06:00:00Z'),
  });
  expect(await sign(mary)).toMatchObject({ isSigned: true, place: 1 });
  expect(await sign(mary)).toMatchObject({ isSigned: true, place: 1 });
  at('2026-11-20T06:00:00.000Z');
  expect(await look(mary)).toMatchObject({ day: '2026-11-20', isSigned: false, place: 2 });
  expect(await sign(mary)).toMatchObject({ isSigned: true, place: 2 });
  expect(await chance.rewardsOf(mary)).toEqual([
    { source: 'sign_in', kind: 'points', state: 'claimed', amount: 1 },
    { source: 'sign_in', kind: 'points', state: 'claimed', amount: 1 },
  ]);
});

test('the year ends like any day, seven days are a cycle, and a missed day begins anew', async () => {
  const bea = await chance.addPlayer('bea001');
  const places: number[] = [];
  for (const day of [
    '2026-12-30',
    '2026-12-31',
    '2027-01-01',
    '2027-01-02',
    '2027-01-03',
    '2027-01-04',
    '2027-01-05',
  ])
    places.push((await signAt(`${day}T12:00:00Z`, bea, 'bea001')).place);
  expect(places).toEqual([1, 2, 3, 4, 5, 6, 7]);
  expect((await chance.rewardsOf(bea)).map(({ amount }) => amount)).toEqual([1, 1, 2, 2, 3, 3, 8]);
  expect((await signAt('2027-01-06T12:00:00Z', bea, 'bea001')).place).toBe(1);
  expect((await signAt('2027-01-08T12:00:00Z', bea, 'bea001')).place).toBe(1);
});

test('a hundred taps at once are one', async () => {
  const joe = await chance.addPlayer('joe001');
  const answers = await Promise.all(Array.from({ length: 20 * SCALE }, () => joe.post(PATH, {})));
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  expect(await chance.rewardsOf(joe)).toHaveLength(1);
});

test('nothing is offered to whoever is excluded, nor to visitors and trials', async () => {
  const sam = await chance.addPlayer('sam001');
  chance.app.clock.advance(HOUR_MS);
  await sam.login('sam001');
  const excluding = { for: '6m', password: MEMBER_PASSWORD };
  expect((await sam.post('/wps/protection/exclusion', excluding, { sealed: true })).status).toBe(200);
  expect(await sam.post(PATH, {})).toMatchObject({ status: 409, code: 'offer_closed' });
  const { setToken, ...visitor } = sam;
  setToken(null);
  expect((await visitor.call(PATH)).code).toBe('not_logged_in');
});
