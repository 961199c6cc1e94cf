import { randomUUID } from 'node:crypto';
import { DAY_MS, HOUR_MS } from '@parlour/clock/durations';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import {
  HOSTILE_VENDOR,
  type HostileVendor,
  openHostileVendor,
} from '../../../testing/games/hostile-vendor.ts';
import { addMember } from '../../../testing/members.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';

let app: TestApp;
let vendor: HostileVendor;
let members = 0;
beforeAll(async () => {
  app = await startTestApp();
  vendor = await openHostileVendor(app);
});
afterEach(() => vendor.reset());
afterAll(async () => {
  await vendor.close();
  await app.close();
});

/** Ten free rounds of a new member, as the vendor is to learn of them. */
async function give() {
  members += 1;
  const { id: memberId } = await addMember(app, `told${members}`);
  const key = { brandId: vendor.brand.id, id: randomUUID() };
  const { freeRounds } = app.modules.games;
  const terms = {
    ...key,
    memberId,
    vendor: HOSTILE_VENDOR,
    gameCode: 'squall',
    currency: 'CNY',
    value: 200_000n,
    count: 10,
    endsAt: new Date(app.clock.now() + 7 * DAY_MS),
  };
  const grant = () => app.database.transaction((tx) => freeRounds.grant(tx, terms));
  await grant();
  const row = async () => {
    const found = await freeRounds.find(key);
    if (!found) throw new Error('no free rounds');
    return found;
  };
  return {
    grant,
    row,
    state: async () => freeRounds.stateOf(await row()),
    cancel: () => app.database.transaction((tx) => freeRounds.cancel(tx, key)),
    theirs: async () => freeRounds.askVendor(await row()),
  };
}

test('the vendor is told of free rounds, once', async () => {
  const rounds = await give();
  expect(await rounds.state()).toBe('waiting');
  await app.jobs.runDue();
  expect(await rounds.state()).toBe('live');
  expect(await rounds.theirs()).toMatchObject({ status: 'FRS_ACTIVE', bet_value: 200_000, bet_count: 10 });
  const asked = await vendor.countAsked();
  await rounds.grant();
  await app.jobs.runDue();
  expect(await vendor.countAsked()).toBe(asked);
});

test.each(['error', 'hang_up', 'garbage', 'wrong_type'])(
  'a vendor that is down loses no grant: %s',
  async (how) => {
    await vendor.be(how);
    const rounds = await give();
    for (const _try of [1, 2, 3]) {
      await app.jobs.runDue();
      app.clock.advance(HOUR_MS);
    }
    expect(await rounds.state()).toBe('waiting');
    expect((await rounds.row()).attempts).toBeGreaterThan(0);
    await vendor.reset();
    await app.jobs.runDue();
    expect(await rounds.state()).toBe('live');
  },
);

test('an answer that was lost doubles nothing', async () => {
  await vendor.be('done_unsaid');
  const rounds = await give();
  await app.jobs.runDue();
  expect(await rounds.state()).toBe('waiting');
  await vendor.reset();
  expect(await rounds.theirs()).toMatchObject({ status: 'FRS_ACTIVE' });
  app.clock.advance(HOUR_MS);
  await app.jobs.runDue();
  expect(await rounds.state()).toBe('live');
  expect(await rounds.theirs()).toMatchObject({ bet_count: 10 });
});

test('what is cancelled is over at once, and the vendor is told until it knows', async () => {
  const rounds = await give();
  await app.jobs.runDue();
  await vendor.be('error');
  expect(await rounds.cancel()).toBeDefined();
  expect(await rounds.cancel()).toBeUndefined();
  await app.jobs.runDue();
  expect(await rounds.state()).toBe('cancelled');
  await vendor.reset();
  expect(await rounds.theirs()).toMatchObject({ status: 'FRS_ACTIVE' });
  app.clock.advance(HOUR_MS);
  await app.jobs.runDue();
  expect(await rounds.theirs()).toMatchObject({ status: 'FRS_CANCELED' });
  expect((await rounds.row()).toldAt).not.toBeNull();
});

test('what was cancelled before the vendor knew of it never begins there', async () => {
  await vendor.be('error');
  const rounds = await give();
  await app.jobs.runDue();
  await rounds.cancel();
  await vendor.reset();
  app.clock.advance(HOUR_MS);
  await app.jobs.runDue();
  expect(await rounds.theirs()).toBeUndefined();
  expect(await rounds.state()).toBe('cancelled');
});

test('nobody is told of what has ended', async () => {
  await vendor.be('error');
  const rounds = await give();
  app.clock.advance(7 * DAY_MS);
  const asked = await vendor.countAsked();
  await vendor.reset();
  await app.jobs.runDue();
  expect(await rounds.state()).toBe('ended');
  expect(await vendor.countAsked()).toBe(asked);
});
