import { randomInt, randomUUID } from 'node:crypto';
import { PARTS_PER_UNIT } from '@parlour/money';
import { SCALE } from '@parlour/money/testing/scale';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeVendorTitle } from '../../../factories/games.factory.ts';
import { addGambler, betOf, rollbackOf, winOf } from '../../../testing/games/gamblers.ts';
import { putVendor } from '../../../testing/games/games.ts';
import { openVendor, type TestVendor } from '../../../testing/games/vendor.ts';
import type { ModelCall } from '../../../testing/games/vendor-model.ts';
import { grantBonus } from '../../../testing/ledger/bonuses.ts';
import { ledgerOf } from '../../../testing/ledger/ledger.ts';
import { createNumbers } from '../../../testing/seeded-numbers.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';

const SEED = Number(process.env.BONUS_SEED ?? randomInt(2 ** 31));
const HISTORIES = 2 * SCALE;
const STEPS = 60;
const CENT = PARTS_PER_UNIT / 100n;

let app: TestApp;
let vendor: TestVendor;
beforeAll(async () => {
  app = await startTestApp();
  vendor = await openVendor(app);
  // Its stakes count in full.
  await putVendor(app, 'STUDIO', [makeVendorTitle({ game_code: 'dice', return_to_player: '96.00' })]);
});
afterAll(() => app.close());

/** What the rules of spending say, as plainly as they can be said. In cents. */
type ModelBonus = {
  id: string;
  state: 'waiting' | 'active' | 'released' | 'ended';
  held: bigint;
  left: bigint;
};
type ModelRound = {
  bet: ModelCall;
  own: bigint;
  part: bigint;
  bonus: ModelBonus | null;
  state: 'open' | 'won' | 'closed';
  /** The bonus that was active when it began, whoever paid for it. */
  countsFor: ModelBonus | null;
  /** Towards the requirement, once it is closed. */
  toCount: bigint;
};

function createModel() {
  const bonuses: ModelBonus[] = [];
  const purses = { main: 100n, bonus: 0n };
  const active = () => bonuses.find(({ state }) => state === 'active');
  function activateNext() {
    const next = !active() && bonuses.find(({ state }) => state === 'waiting');
    if (!next) return;
    next.state = 'active';
    purses.bonus = next.held;
    next.held = 0n;
  }
  function giveBack(round: ModelRound, own: bigint, part: bigint) {
    purses.main += own;
    if (round.bonus?.state === 'active') purses.bonus += part;
    else if (round.bonus?.state === 'released') purses.main += part;
    else if (round.bonus) round.bonus.held += part;
  }
  return {
    purses,
    bonuses,
    active,
    granted(id: string, amount: bigint, requirement: bigint) {
      bonuses.push({ id, state: 'waiting', held: amount, left: requirement });
      activateNext();
    },
    staked(amount: bigint): Pick<ModelRound, 'own' | 'part' | 'bonus' | 'countsFor'> | null {
      const bonus = active() ?? null;
      if (purses.main + (bonus ? purses.bonus : 0n) < amount) return null;
      const own = purses.main < amount ? purses.main : amount;
      purses.main -= own;
      purses.bonus -= amount - own;
      return { own, part: amount - own, bonus: amount > own ? bonus : null, countsFor: bonus };
    },
    won(round: ModelRound, amount: bigint) {
      const part = (amount * round.part) / (round.own + round.part);
      giveBack(round, amount - part, part);
    },
    rolledBack: (round: ModelRound) => giveBack(round, round.own, round.part),
    counted(amount: bigint, hasOpen: boolean) {
      const bonus = active();
      if (!bonus) return;
      bonus.left -= amount;
      if (bonus.left <= 0n) {
        purses.main += purses.bonus;
        purses.bonus = 0n;
        bonus.state = 'released';
      } else if (purses.bonus === 0n && !hasOpen) bonus.state = 'ended';
      activateNext();
    },
    ended() {
      const bonus = active();
      if (!bonus) return;
      bonus.state = 'ended';
      bonus.held = purses.bonus;
      purses.bonus = 0n;
      activateNext();
    },
    restored(bonus: ModelBonus) {
      if (bonus.held > 0n) bonus.state = 'waiting';
      activateNext();
    },
  };
}

/** What the job does every minute. */
async function countPlay(): Promise<void> {
  const job = app.modules.promotions.jobs?.find(({ name }) => name === 'promotions.count_play');
  if (!job || !('outside' in job) || !job.outside) throw new Error('there is no such job');
  await (job.outside as (payload: unknown) => Promise<void>)({});
}

async function live(history: number) {
  const below = createNumbers(SEED + history);
  const cents = (most: number) => BigInt(below(most) + 1);
  const { id: memberId, token } = await addGambler(app, vendor, `random${history}x${SEED % 1_000}`, {
    units: 1n,
  });
  const owner = { brandId: vendor.brand.id, memberId, currency: 'CNY' };
  const { wallet } = app.modules;
  const model = createModel();
  const rounds: ModelRound[] = [];
  let withdrawn: { id: string; bonus: ModelBonus } | null = null;
  const openOf = (bonus: ModelBonus | undefined) =>
    rounds.some((round) => round.bonus === bonus && round.state !== 'closed');
  const pick = () => rounds.filter(({ state }) => state === 'open')[below(3)];

  const steps: (() => Promise<void>)[] = [
    async () => {
      const amount = cents(2_000);
      await wallet.submit(ledgerOf(owner.brandId).deposit(memberId, amount * CENT));
      model.purses.main += amount;
    },
    async () => {
      const units = BigInt(below(50) + 1);
      const { id } = await grantBonus(app, owner, { amount: units, requirement: units });
      model.granted(id, units * 100n, units * 100n);
    },
    ...Array.from({ length: 5 }, () => async () => {
      const bet = betOf(memberId, { amount: cents(1_500) * CENT });
      const parts = model.staked(bet.amount / CENT);
      expect((await vendor.play(bet, { token })).status).toBe(parts ? 'RS_OK' : 'RS_ERROR_NOT_ENOUGH_MONEY');
      if (parts) rounds.push({ bet, ...parts, state: 'open', toCount: 0n });
    }),
    ...Array.from({ length: 3 }, () => async () => {
      const round = pick();
      if (!round) return;
      const amount = cents(3_000);
      const closes = below(2) === 0;
      const answer = await vendor.play(winOf(round.bet, { amount: amount * CENT, closes }), { token });
      expect(answer.status).toBe('RS_OK');
      model.won(round, amount);
      round.state = closes ? 'closed' : 'won';
      if (closes) round.toCount = round.own + round.part;
    }),
    async () => {
      const round = pick();
      if (!round) return;
      expect((await vendor.play(rollbackOf(round.bet), { token })).status).toBe('RS_OK');
      model.rolledBack(round);
      round.state = 'closed';
    },
    async () => {
      const bonus = model.active();
      if (!bonus) return;
      const amount = rounds.reduce(
        (sum, { countsFor, toCount }) => sum + (countsFor === bonus ? toCount : 0n),
        0n,
      );
      for (const round of rounds) if (round.countsFor === bonus) round.toCount = 0n;
      await countPlay();
      model.counted(amount, openOf(bonus));
    },
    async () => {
      const bonus = model.active();
      if (!bonus) return;
      const expected = openOf(bonus) ? 'round_open' : 'ended';
      expect(await wallet.bonuses.cancel(owner, bonus.id)).toBe(expected);
      if (expected === 'ended') model.ended();
    },
    async () => {
      const bonus = model.active();
      if (!bonus || withdrawn) return;
      withdrawn = { id: randomUUID(), bonus };
      const { id } = withdrawn;
      await app.database.transaction((tx) => wallet.bonuses.forfeit(tx, owner, id));
      model.ended();
    },
    // Own money leaves to the last part, whatever a bonus or an open round holds.
    async () => {
      const amount = model.purses.main;
      if (amount === 0n) return;
      const { posting, main, account } = ledgerOf(owner.brandId);
      const locked = account(memberId, 'locked');
      const moved = { amount: amount * CENT };
      for (const transfer of [
        { kind: 'withdrawal_hold', debit: main(memberId), credit: locked, ...moved },
        { kind: 'withdrawal_paid', debit: locked, credit: account('bank', 'cashier'), ...moved },
      ] as const)
        expect(await wallet.submit(posting(transfer))).toMatchObject({ state: 'posted' });
      model.purses.main = 0n;
    },
    async () => {
      if (!withdrawn) return;
      const { id, bonus } = withdrawn;
      await app.database.transaction((tx) => wallet.bonuses.restore(tx, owner.brandId, id));
      model.restored(bonus);
      withdrawn = null;
    },
  ];
  for (let step = 0; step < STEPS; step += 1) {
    // Bonuses wait in the order of their moments.
    app.clock.advance(1);
    await steps[below(steps.length)]?.();
    const { queries } = app.database;
    const purses = {
      main: (await wallet.mainAccounts.main(queries, owner)).balance / CENT,
      bonus: (await wallet.mainAccounts.bonus(queries, owner)) / CENT,
    };
    expect(purses, `step ${step}`).toEqual(model.purses);
    const bonus = await wallet.bonuses.active(queries, owner);
    expect([bonus?.id, bonus && (bonus.requirement - bonus.wagered) / CENT], `step ${step}`).toEqual([
      model.active()?.id,
      model.active()?.left,
    ]);
    if (!bonus) continue;
    const lines = await wallet.mainAccounts.bonusMoves(queries, owner, bonus.purseSeq);
    const shown = lines.reduce((sum, { amount }) => sum + amount, 0n);
    expect(shown / CENT, `what is shown at step ${step}`).toBe(model.purses.bonus);
  }
}

test(`whatever happens, purses are as the rules say and nothing is made or lost (BONUS_SEED=${SEED})`, async () => {
  for (let history = 0; history < HISTORIES; history += 1) await live(history);
  expect((await app.modules.wallet.checker.look(vendor.brand.id)).findings).toEqual([]);
}, 120_000);
