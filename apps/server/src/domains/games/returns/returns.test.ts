import { randomUUID } from 'node:crypto';
import type { Tasks, TitleReturn } from '@parlour/contract';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeVendorTitle } from '../../../factories/games.factory.ts';
import { putVendor } from '../../../testing/games/games.ts';
import { openVendor, type TestVendor, UNIT } from '../../../testing/games/vendor.ts';
import { addMember } from '../../../testing/members.ts';
import { addOperator, type SignedIn, signInAs } from '../../../testing/operators.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';

const merchant = 'harbor';
const reason = 'looked into it';
let app: TestApp;
let risk: SignedIn;
let studio: TestVendor;
let memberId: string;

const titleOf = (code: string, about = {}) =>
  makeVendorTitle({
    game_code: code,
    return_to_player: '99.00',
    return_deviation: '9.8504',
    return_most: '99',
    ...about,
  });

const CHOICES_DECIDE = {
  return_to_player: '99.43',
  return_least: '0.00',
  return_deviation: '1.1451',
  return_most: '8',
};

beforeAll(async () => {
  app = await startTestApp();
  studio = await openVendor(app);
  await putVendor(app, 'STUDIO', [
    titleOf('dice'),
    titleOf('never'),
    titleOf('twice'),
    titleOf('late'),
    titleOf('silent', { return_to_player: null }),
    titleOf('blackjack', CHOICES_DECIDE),
    titleOf('unpaid', CHOICES_DECIDE),
    titleOf('roulette'),
    titleOf('table', { ...CHOICES_DECIDE, category: 'LIVE' }),
    titleOf('cards', { category: 'PVP' }),
  ]);
  memberId = (await addMember(app, 'player')).id;
  await studio.fund(memberId, 1_000n);
  await addOperator(app, 'risk', { grants: [{ role: 'risk', merchantCode: merchant }] });
  risk = await signInAs(app, 'risk');
});
afterAll(() => app.close());

/** Inserts closed rounds of ten units, each with this win. */
async function putRounds(
  gameCode: string,
  { rounds, won, currency = 'CNY' }: { rounds: number; won: bigint; currency?: string },
) {
  app.clock.advance(1);
  const at = new Date(app.clock.now()).toISOString();
  const row = (kind: string, amount: bigint, closes: boolean) => sql`
    select ${studio.brand.id}::uuid, 'STUDIO', gen_random_uuid(), ${kind}, ${memberId}::uuid, ${gameCode},
      ${`${gameCode}-${at}-${currency}-`} || n, ${closes}::bool, ${currency}, ${amount}::int8, '', '', 0::int8, ${amount === 0n}::bool, '',
      ${at}::timestamptz
    from generate_series(1, ${rounds}) as n`;
  await app.database.queries.execute(sql`
    insert into games_transaction (brand_id, vendor, transaction_id, kind, member_id, game_code, round, closes_round,
      currency, amount, supplier_id, request_hash, balance, is_empty, note, at)
    ${row('bet', 10n * UNIT, false)} union all ${row('win', won, true)}`);
  // Thousands of rows without statistics: PostgreSQL gathers them later, as the table's owner.
  await app.database.transaction(async (tx) => {
    await tx.execute(sql`set local role none`);
    await tx.execute(sql`analyze games_transaction`);
  });
}
async function count() {
  app.clock.advance(3 * 60_000);
  await app.modules.games.countReturns();
}
type Page = { items: TitleReturn[]; vendors: object[]; countedUntil: number | null };
const list = async (query = '') =>
  (await risk.call(`/ops/games/returns?${query}`, { merchant })).value as Page;
const one = async (code: string, query = '') =>
  (await list(query)).items.find(({ nodeId }) => nodeId === `STUDIO.${code}`) as TitleReturn;
const tasks = async () =>
  ((await risk.call('/ops/tasks', { merchant })).value as Tasks).items.find(
    ({ kind }) => kind === 'disabled_titles',
  )?.count;
const isInLobby = async (code: string) =>
  (await app.modules.games.catalogue.of(studio.brand.id)).byNodeId.has(`STUDIO.${code}`);

test('what rounds bring back is counted once they are closed, in every window, trial rounds left out', async () => {
  await putRounds('dice', { rounds: 60, won: 10n * UNIT });
  await putRounds('dice', { rounds: 40, won: 9n * UNIT });
  await putRounds('dice', { rounds: 500, won: 0n, currency: 'XXX' });
  await count();
  const dice = await one('dice');
  expect(dice).toMatchObject({
    rounds: '100',
    stated: '99.00',
    observed: '96.00',
    ofMoney: '96.00',
    staked: '1000.00',
    won: '960.00',
    disabledAt: null,
  });
  expect(dice.check).toMatchObject({ rounds: '5000', isWithin: true, low: '0.00' });
  expect(await one('dice', 'window=1')).toMatchObject({ rounds: '100', check: null });
  const { vendors, countedUntil } = await list();
  expect(vendors).toMatchObject([{ vendor: 'STUDIO', rounds: '100', ofMoney: '96.00' }]);
  expect(countedUntil).toBe(app.clock.now() - 2 * 60_000);
  await count();
  expect((await one('dice')).rounds).toBe('100');
});

test('a win after the close, and a rollback, change what was counted', async () => {
  const token = await studio.openSession(memberId, { gameCode: 'late' });
  const about = { user: memberId, game: 'late', round: 'late-round' };
  const bet = randomUUID();
  const play = (call: object) =>
    studio.play({ ...about, closes: false, about: null, amount: 0n, ...call } as never, { token });
  await play({ kind: 'bet', id: bet, amount: 10n * UNIT });
  await count();
  expect((await one('late')).rounds).toBe('0');
  await play({ kind: 'win', id: randomUUID(), about: bet, closes: true });
  await count();
  expect(await one('late')).toMatchObject({ rounds: '1', observed: '0.00' });
  const late = randomUUID();
  await play({ kind: 'win', id: late, about: bet, amount: 20n * UNIT });
  await count();
  expect(await one('late')).toMatchObject({ rounds: '1', observed: '200.00' });
  await play({ kind: 'rollback', id: randomUUID(), about: late });
  await count();
  expect(await one('late')).toMatchObject({ rounds: '1', observed: '0.00', ofMoney: '0.00' });
});

test('where a least return is stated a round is counted by its first bet that stands, elsewhere and at tables by all its bets', async () => {
  const play = async (game: string, calls: ['bet' | 'win' | 'rollback', bigint, number?][]) => {
    const token = await studio.openSession(memberId, { gameCode: game });
    const ids = calls.map(() => randomUUID());
    const round = randomUUID();
    for (const [index, [kind, units, about]] of calls.entries()) {
      app.clock.advance(1);
      const call = { kind, id: ids[index] as string, user: memberId, game, round, amount: units * UNIT };
      const closes = kind === 'win';
      const answer = await studio.play(
        { ...call, closes, about: about === undefined ? null : (ids[about] as string) },
        { token },
      );
      expect(answer.status).toBe('RS_OK');
    }
  };
  const doubled: Parameters<typeof play>[1] = [
    ['bet', 10n],
    ['bet', 10n],
    ['win', 40n, 0],
  ];
  await play('blackjack', doubled);
  await play('roulette', doubled);
  await play('table', doubled);
  await count();
  // Twenty gained with a first bet of ten; doubled what was staked in all.
  expect(await one('blackjack')).toMatchObject({ rounds: '1', observed: '300.00', ofMoney: '200.00' });
  expect(await one('roulette')).toMatchObject({ rounds: '1', observed: '200.00', statedLeast: null });
  expect(await one('table')).toMatchObject({ rounds: '1', observed: '200.00', statedLeast: '0.00' });
  await play('blackjack', [
    ['bet', 10n],
    ['bet', 30n],
    ['win', 0n, 0],
  ]);
  await play('blackjack', [
    ['bet', 50n],
    ['bet', 10n],
    ['rollback', 0n, 0],
    ['win', 20n, 1],
  ]);
  await count();
  const { stated, statedLeast, check, observed, rounds } = await one('blackjack');
  expect([rounds, observed, stated, statedLeast]).toEqual(['3', '66.67', '99.43', '0.00']);
  expect(check).toMatchObject({ low: '0.00', isWithin: true });
});

test('a title where choices decide is left alone however little comes back, and taken out if it is nothing', async () => {
  await putRounds('blackjack', { rounds: 5_000, won: UNIT });
  await putRounds('unpaid', { rounds: 5_000, won: 0n });
  await count();
  expect((await one('blackjack')).disabledAt).toBeNull();
  expect(await one('unpaid')).toMatchObject({ disabledAt: app.clock.now(), check: { isWithin: false } });
  const { rows } = await app.database.queries.execute(
    `select changes from operators_audit where target_id = 'STUDIO.unpaid'`,
  );
  expect(JSON.stringify(rows)).toContain('0.00 – 99.43');
  const { version } = await one('unpaid');
  const body = { nodeId: 'STUDIO.unpaid', version, reason };
  expect((await risk.post('/ops/games/title/enable', body, { merchant })).status).toBe(200);
});

test('a game that members play against each other is left alone, whatever comes back and whoever states a return', async () => {
  await putRounds('cards', { rounds: 5_000, won: 40n * UNIT });
  await count();
  expect(await one('cards')).toMatchObject({ rounds: '5000', observed: '400.00', disabledAt: null });
  expect(await isInLobby('cards')).toBe(true);
});

test('a title that never pays is taken out of play: lobby, launches and bets; it is on record and on the desk', async () => {
  const token = await studio.openSession(memberId, { gameCode: 'never' });
  const bet = () =>
    studio.play(
      {
        kind: 'bet',
        id: randomUUID(),
        user: memberId,
        game: 'never',
        round: randomUUID(),
        closes: false,
        amount: UNIT,
        about: null,
      },
      { token },
    );
  expect((await bet()).status).toBe('RS_OK');
  await putRounds('never', { rounds: 4_999, won: 0n });
  await putRounds('silent', { rounds: 6_000, won: 0n });
  await count();
  expect([(await one('never')).disabledAt, await tasks()]).toEqual([null, 0]);
  await putRounds('never', { rounds: 1, won: 0n });
  await count();
  const never = await one('never');
  expect(never).toMatchObject({ rounds: '5000', observed: '0.00', disabledAt: app.clock.now() });
  expect((await list()).items[0]?.nodeId).toBe('STUDIO.never');
  expect([await isInLobby('never'), await isInLobby('silent'), await isInLobby('dice')]).toEqual([
    false,
    true,
    true,
  ]);
  expect((await bet()).status).toBe('RS_ERROR_TOKEN_EXPIRED');
  expect(await tasks()).toBe(1);
  expect(await app.metrics.registry.getSingleMetricAsString('games_disabled_titles')).toMatch(/ 1$/m);
  const { rows } = await app.database.queries.execute(
    `select operator_id, target_id from operators_audit where action = 'games.disable_title'`,
  );
  expect(rows).toContainEqual({ operator_id: null, target_id: 'STUDIO.never' });
});

test('a person puts it back with a reason, and it is counted anew', async () => {
  risk = await signInAs(app, 'risk');
  const { version } = await one('never');
  const enable = (body: object) =>
    risk.post('/ops/games/title/enable', { nodeId: 'STUDIO.never', version, reason, ...body }, { merchant });
  expect((await enable({ version: 1 })).code).toBe('stale');
  expect((await enable({ nodeId: 'STUDIO.dice' })).code).toBe('not_found');
  expect((await enable({})).status).toBe(200);
  expect([await isInLobby('never'), await tasks()]).toEqual([true, 0]);
  expect(await one('never')).toMatchObject({ rounds: '0', disabledAt: null });
  await putRounds('never', { rounds: 10, won: 10n * UNIT });
  await count();
  expect(await one('never')).toMatchObject({ rounds: '10', disabledAt: null });
});

test('a vendor that states another return is compared with that one from then on', async () => {
  const again = titleOf('blackjack', { ...CHOICES_DECIDE, return_least: '90.00' });
  await putVendor(app, 'STUDIO', [again]);
  await putRounds('blackjack', { rounds: 5, won: 10n * UNIT });
  await count();
  expect(await one('blackjack')).toMatchObject({ rounds: '5', statedLeast: '90.00', observed: '100.00' });
  await putVendor(app, 'STUDIO', [titleOf('dice', { return_to_player: '97.00' })]);
  await putRounds('dice', { rounds: 5, won: 10n * UNIT });
  await count();
  expect(await one('dice')).toMatchObject({ rounds: '5', stated: '97.00', observed: '100.00' });
  for (const [rounds, about] of [
    [6, { return_deviation: '5.0000' }],
    [7, { return_deviation: '5.0000', return_most: '200' }],
  ] as const) {
    await putVendor(app, 'STUDIO', [titleOf('dice', { return_to_player: '97.00', ...about })]);
    await putRounds('dice', { rounds, won: 10n * UNIT });
    await count();
    expect((await one('dice')).rounds).toBe(String(rounds));
  }
});

test('a title that pays its prizes twice is taken out of play when it is first compared', async () => {
  await putRounds('twice', { rounds: 4_999, won: 198n * (UNIT / 10n) });
  await count();
  expect((await one('twice')).disabledAt).toBeNull();
  await putRounds('twice', { rounds: 1, won: 198n * (UNIT / 10n) });
  await count();
  const twice = await one('twice');
  expect(twice).toMatchObject({ rounds: '5000', observed: '198.00', disabledAt: app.clock.now() });
  expect(twice.check).toMatchObject({ isWithin: false });
  expect(await isInLobby('twice')).toBe(false);
});
