import { DAY_MS } from '@parlour/clock/durations';
import type { AnswerOf, ConsoleContract } from '@parlour/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { makeBrand } from '../../factories/brand.factory.ts';
import { addMember } from '../../testing/members.ts';
import { addOperator, type SignedIn, signInAs } from '../../testing/operators.ts';
import { addPlayer, type Player } from '../../testing/protection.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

type MemberProtection = AnswerOf<ConsoleContract['protection']['memberProtection']>;
const merchant = 'harbor';
const reason = 'asked by phone';

describe('what operators do for a member', () => {
  let app: TestApp;
  let support: SignedIn;
  let player: Player;
  let players = 0;
  beforeAll(async () => {
    app = await startTestApp({
      env: { HUMAN_CHECK: 'off' },
      brands: [makeBrand({ merchantCode: merchant, session: { idleMinutes: 1440, absoluteHours: 720 } })],
    });
    await addOperator(app, 'sue', { grants: [{ role: 'support', merchantCode: null }] });
    support = await signInAs(app, 'sue');
  });
  afterAll(() => app.close());
  beforeEach(async () => {
    players += 1;
    player = await addPlayer(app, `player${players}`);
  });

  const post = (path: string, about: object) => {
    app.clock.advance(1);
    return support.post(`/ops/protection/${path}`, { memberId: player.id, ...about }, { merchant });
  };
  const look = async () =>
    (await support.call(`/ops/protection?memberId=${player.id}`, { merchant })).value as MemberProtection;
  const limit = (amount: string | null) => post('limit', { kind: 'loss', period: 'day', amount, reason });

  test('a lower limit binds at once, a higher one waits for the member, and both are in the history', async () => {
    expect((await limit('100')).status).toBe(200);
    expect((await limit('500')).status).toBe(200);
    expect(await player.limit({ kind: 'loss', period: 'day' })).toMatchObject({
      amount: '100.00',
      asked: { amount: '500.00' },
    });
    app.clock.advance(1);
    await player.cancelLimit({ kind: 'loss', period: 'day' });
    const { changes } = await look();
    expect(changes.map(({ what, by, before, after }) => [what, by?.name ?? null, before, after])).toEqual([
      ['limit_cancelled', null, '100.00', '100.00'],
      ['limit_asked', 'sue', '100.00', '500.00'],
      ['limit_set', 'sue', null, '100.00'],
    ]);
    expect(changes[2]).toMatchObject({ reason, kind: 'loss', period: 'day' });
    expect((await limit('0')).code).toBe('invalid_input');
  });

  test('an exclusion binds at once, names who set it, and shows in the list of members', async () => {
    await player.submit(player.deposit(10));
    const listed = async () => {
      const { value } = await support.call(`/ops/members?q=player${players}`, { merchant });
      return (value as { items: { exclusion: unknown }[] }).items[0]?.exclusion;
    };
    const detail = async () =>
      ((await support.call(`/ops/member?id=${player.id}`, { merchant })).value as { exclusion: unknown })
        .exclusion;
    expect([await listed(), await detail()]).toEqual([null, null]);
    await post('exclusion', { for: '7d', reason });
    const until = app.clock.now() + 7 * DAY_MS;
    expect(await player.submit(player.bet(1))).toMatchObject({ refusal: { reason: 'excluded' } });
    expect([await listed(), await detail()]).toEqual([{ until }, { until }]);
    expect((await look()).exclusions).toMatchObject([{ until, by: { name: 'sue' } }]);
    await post('exclusion', { for: 'forever', reason });
    expect([await listed(), await detail()]).toEqual([{ until: null }, { until: null }]);
  });

  test('a conversation is noted, waits for its follow-up, and ends with it', async () => {
    const tasks = async () =>
      ((await support.call('/ops/tasks')).value as { items: { kind: string; count: number }[] }).items.find(
        ({ kind }) => kind === 'follow_ups',
      )?.count ?? 0;
    const noted = { kind: 'phone', note: 'Worried about losses of last week.', followUpOn: '2026-11-20' };
    expect((await post('interaction', noted)).status).toBe(200);
    expect((await look()).interactions).toMatchObject([{ ...noted, by: { name: 'sue' }, followedUp: null }]);
    expect(await tasks()).toBe(0);
    app.clock.set(Date.UTC(2026, 10, 20, 12));
    await signInAs(app, 'sue').then((again) => {
      support = again;
    });
    expect(await tasks()).toBe(1);
    const { items } = (await support.call('/ops/protection/followUps', { merchant })).value as {
      items: { id: string; member: object }[];
    };
    expect(items).toMatchObject([{ note: noted.note, member: { account: `player${players}` } }]);
    const id = items[0]?.id;
    expect((await post('interaction/followed', { id, note: 'Took a break.' })).value).toMatchObject({
      interactions: [{ followedUp: { note: 'Took a break.', by: { name: 'sue' } } }],
    });
    expect((await post('interaction/followed', { id, note: 'again' })).code).toBe('already_decided');
    expect(await tasks()).toBe(0);
  });

  test('only accounts with real money are protected, and only members there are', async () => {
    const internal = await addMember(app, 'internal1', { type: 40 });
    const about = { kind: 'chat', note: 'a note', followUpOn: null };
    for (const [memberId, code] of [
      [internal.id, 'not_permitted'],
      ['0190c0de-0000-7000-8000-00000000000a', 'not_found'],
    ]) {
      expect((await post('limit', { memberId, kind: 'loss', period: 'day', amount: '1', reason })).code).toBe(
        code,
      );
      expect((await post('exclusion', { memberId, for: '24h', reason })).code).toBe(code);
      expect((await post('interaction', { memberId, ...about })).code).toBe(code);
    }
    const unknown = { id: '0190c0de-0000-7000-8000-00000000000a', note: 'a note' };
    expect((await post('interaction/followed', unknown)).code).toBe('not_found');
  });
});
