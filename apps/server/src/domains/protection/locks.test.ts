import type { AnswerOf, ConsoleContract } from '@parlour/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { makeBrand } from '../../factories/brand.factory.ts';
import { addMember } from '../../testing/members.ts';
import { addOperator, type SignedIn, signInAs } from '../../testing/operators.ts';
import { addPlayer, type Player } from '../../testing/protection.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

type MemberProtection = AnswerOf<ConsoleContract['protection']['memberProtection']>;
const reason = 'a family member asked';
const merchant = 'harbor';

describe('protection as operators see it', () => {
  let app: TestApp;
  let support: SignedIn;
  let player: Player;
  beforeAll(async () => {
    app = await startTestApp({
      env: { HUMAN_CHECK: 'off' },
      brands: [makeBrand({ merchantCode: merchant }), makeBrand({ merchantCode: 'lantern' })],
    });
    await addOperator(app, 'sue', { grants: [{ role: 'support', merchantCode: null }] });
    support = await signInAs(app, 'sue');
    player = await addPlayer(app, 'mary01');
    await player.submit(player.deposit(100));
  });
  afterAll(() => app.close());

  /** Each lock at a separate moment, so their order is known. */
  const lock = (about: object) => {
    app.clock.advance(1);
    const body = { memberId: player.id, covers: 'play', isLocked: true, reason, ...about };
    return support.post('/ops/protection/lock', body, { merchant });
  };
  const look = async (memberId = player.id) => {
    app.clock.advance(1);
    return support.call(`/ops/protection?memberId=${memberId}`, { merchant });
  };
  const record = async () =>
    (
      await app.database.queries.execute(
        `select action, reason, changes from operators_audit where target_id = '${player.id}' order by id`,
      )
    ).rows;

  test('a lock on play stops stakes and nothing else, until it is opened', async () => {
    const { status, value } = await lock({});
    expect(status).toBe(200);
    expect((value as MemberProtection).locks).toEqual([
      {
        covers: 'play',
        reason,
        lockedBy: { id: support.id, name: 'sue', displayName: 'The sue' },
        lockedAt: app.clock.now(),
      },
    ]);
    expect((await player.protection()).locks).toEqual({ deposit: false, play: true });
    for (const go of Object.values(player.doors)) {
      expect(await go(player.bet(1))).toEqual({ state: 'refused', refusal: { reason: 'locked' } });
      expect(await go(player.deposit(1))).toMatchObject({ state: 'posted' });
      expect(await go(player.win(1))).toMatchObject({ state: 'posted' });
    }
    expect((await lock({ isLocked: false })).value).toMatchObject({ locks: [] });
    expect(await player.submit(player.bet(1))).toMatchObject({ state: 'posted' });
  });

  test('a lock on deposits stops deposits and nothing else', async () => {
    await lock({ covers: 'deposit' });
    expect(await player.submit(player.deposit(1))).toMatchObject({ refusal: { reason: 'locked' } });
    expect(await player.submit(player.bet(1))).toMatchObject({ state: 'posted' });
    await lock({ covers: 'deposit', isLocked: false });
    expect(await player.submit(player.deposit(1))).toMatchObject({ state: 'posted' });
  });

  test('what was done is on record, and who looked', async () => {
    await look();
    expect(await record()).toMatchObject([
      {
        action: 'protection.lock_member',
        reason,
        changes: [{ path: 'play.isLocked', before: false, after: true }],
      },
      {
        action: 'protection.unlock_member',
        changes: [{ path: 'play.isLocked', before: true, after: false }],
      },
      { action: 'protection.lock_member' },
      { action: 'protection.unlock_member' },
      { action: 'protection.view_member' },
    ]);
  });

  test('limits and exclusions are seen, and a lock ends neither', async () => {
    await player.setLimit({ kind: 'loss', period: 'week' }, '50');
    const weekFrom = app.clock.now();
    await player.exclude('7d');
    app.clock.advance(1);
    const everFrom = app.clock.now();
    await player.exclude('forever');
    await lock({ isLocked: false });
    const { value } = await look();
    expect(value).toMatchObject({
      memberId: player.id,
      exclusion: { since: everFrom, until: null },
      exclusions: [
        { since: everFrom, until: null },
        { since: weekFrom, until: weekFrom + 7 * 24 * 3_600_000 },
      ],
      locks: [],
    });
    expect((value as MemberProtection).limits).toContainEqual(
      expect.objectContaining({ kind: 'loss', period: 'week', amount: '50.00' }),
    );
    expect(await player.submit(player.bet(1))).toMatchObject({ refusal: { reason: 'excluded' } });
  });

  test('nobody is found who is not the brand’s, and a trial is not locked', async () => {
    const { id: stranger } = await addMember(app, 'other01', { merchant: 'lantern' });
    expect((await look(stranger)).code).toBe('not_found');
    expect((await lock({ memberId: stranger })).code).toBe('not_found');
    const { id: trial } = await addMember(app, 'trial01', { type: 4 });
    expect(await lock({ memberId: trial })).toMatchObject({ status: 403, code: 'not_permitted' });
  });

  test('a lock takes a reason', async () => {
    expect((await lock({ reason: ' ' })).code).toBe('invalid_input');
  });
});
