import { randomUUID } from 'node:crypto';
import { HOUR_MS } from '@parlour/clock/durations';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeVendorTitle } from '../../../factories/games.factory.ts';
import { putVendor } from '../../../testing/games/games.ts';
import { openVendor, UNIT } from '../../../testing/games/vendor.ts';
import { addMember } from '../../../testing/members.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';
import { gamesTransaction } from '../transactions/transactions.schema.ts';

const DAY = { fromMs: Date.UTC(2026, 10, 17), untilMs: Date.UTC(2026, 10, 18) };
const currency = 'CNY';
let app: TestApp;
let brandId: string;
let memberId: string;

beforeAll(async () => {
  app = await startTestApp();
  brandId = (await openVendor(app)).brand.id;
  await putVendor(app, 'STUDIO', [
    makeVendorTitle({ game_code: 'dice', return_to_player: '99.00' }),
    makeVendorTitle({ game_code: 'sports', category: 'SPORTS', return_to_player: null }),
  ]);
  memberId = (await addMember(app, 'player')).id;
});
afterAll(() => app.close());

type Step = {
  kind: 'bet' | 'win' | 'rollback';
  amount?: bigint;
  atMs: number;
  closes?: boolean;
  about?: string;
  id?: string;
  note?: string;
};

async function put(round: string, steps: readonly Step[], gameCode = 'dice') {
  await app.database.queries.insert(gamesTransaction).values(
    steps.map(({ kind, amount = 0n, atMs, closes = false, about, id = randomUUID(), note = '' }) => ({
      brandId,
      vendor: 'STUDIO',
      transactionId: id,
      kind,
      memberId,
      gameCode,
      round,
      closesRound: closes,
      currency,
      amount: amount * UNIT,
      referenceId: about ?? null,
      supplierId: '',
      requestHash: '',
      balance: 0n,
      isEmpty: false,
      note,
      at: new Date(atMs),
    })),
  );
}

const at = (hours: number) => DAY.fromMs + hours * HOUR_MS;
async function within(span = DAY) {
  const { closedRounds } = app.modules.games;
  const { rows } = await app.database.queries.execute(sql`
    select r.category, r.staked, r.paid
    from ${closedRounds.within({ brandId, currency, memberIds: [memberId] }, span)} as r
    order by r.staked, r.paid`);
  return (rows as { category: string; staked: bigint; paid: bigint }[]).map(
    ({ category, staked, paid }) => `${category} ${staked / UNIT} ${paid / UNIT}`,
  );
}

test('a round belongs to the day in which it was closed, with all its bets and wins', async () => {
  const [bet, second] = [randomUUID(), randomUUID()];
  await put('plain', [
    { kind: 'bet', amount: 10n, atMs: at(1) },
    { kind: 'win', amount: 25n, atMs: at(1), closes: true },
  ]);
  await put('over midnight', [
    { kind: 'bet', amount: 11n, atMs: at(-1) },
    { kind: 'bet', amount: 1n, atMs: at(0) },
    { kind: 'win', amount: 0n, atMs: at(0.1), closes: true },
  ]);
  await put(
    'open for days',
    [
      { kind: 'bet', amount: 50n, atMs: at(-100) },
      { kind: 'win', amount: 90n, atMs: at(5), closes: true },
    ],
    'sports',
  );
  await put('still open', [{ kind: 'bet', amount: 13n, atMs: at(2) }]);
  await put('closed the day before', [
    { kind: 'bet', amount: 14n, atMs: at(-2) },
    { kind: 'win', amount: 1n, atMs: at(-1), closes: true },
  ]);
  await put('closes the day after', [
    { kind: 'bet', amount: 15n, atMs: at(23) },
    { kind: 'win', amount: 1n, atMs: at(24), closes: true },
  ]);
  await put('one bet rolled back', [
    { kind: 'bet', amount: 16n, atMs: at(3), id: bet },
    { kind: 'bet', amount: 20n, atMs: at(3), id: second },
    { kind: 'rollback', amount: 20n, atMs: at(3), about: second },
    { kind: 'win', amount: 2n, atMs: at(3), closes: true, about: bet },
  ]);
  await put('a win that is held', [
    { kind: 'bet', amount: 17n, atMs: at(4) },
    { kind: 'win', amount: 9_000n, atMs: at(4), closes: true, note: 'held' },
  ]);
  expect(await within()).toEqual(['RNG 10 25', 'RNG 12 0', 'RNG 16 2', 'RNG 17 0', 'SPORTS 50 90']);
});

test('of a member those are listed that began and were closed since', async () => {
  const list = (begunFromMs: number) =>
    app.modules.games.closedRounds.listOf(
      app.database.queries,
      { brandId, currency, memberId },
      { begunFromMs, fromMs: begunFromMs, untilMs: DAY.untilMs },
    );
  const rounds = await list(at(-1));
  expect(rounds.map(({ round }) => round).sort()).toEqual([
    'a win that is held',
    'one bet rolled back',
    'over midnight',
    'plain',
  ]);
  expect(rounds.find(({ round }) => round === 'plain')).toMatchObject({
    category: 'RNG',
    returned: '99.00',
    staked: 10n * UNIT,
    ownStaked: 10n * UNIT,
    paid: 25n * UNIT,
  });
  expect((await list(at(0))).map(({ round }) => round)).not.toContain('over midnight');
});
