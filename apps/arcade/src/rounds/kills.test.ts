import { randomUUID } from 'node:crypto';
import type { BlackjackSeen } from '@parlour/game-rules/blackjack';
import { CALLS } from '@parlour/game-rules/testing/test-picks';
import type { TestPlayer } from '@parlour/game-rules/testing/test-player';
import { SCALE } from '@parlour/money/testing/scale';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import {
  assertExact,
  type MortalPage,
  type Mortals,
  startMortals,
  titleOfMechanic,
} from '../testing/mortals.ts';

const STEPS_MAX = 60;
const DEEDS_MAX = 80;

const MECHANICS = Object.entries(CALLS).filter(([mechanic]) => mechanic !== 'crash');
/** Everyday one player of each mechanic, with SCALE all of them: of those with steps, whose round has the most to interrupt. */
const USUAL: Partial<Record<string, number>> = {
  mines: 1,
  'hi-lo': 0,
  blackjack: 2,
  'video-poker': 2,
  fish: 0,
};
/** On PostgreSQL, where a process takes longer to begin, everyday one game without steps and one with. */
const isOnPostgres = inject('postgres') !== null;
const SHAPES = isOnPostgres ? ['dice', 'blackjack'] : ['dice', ...Object.keys(USUAL)];
const KILLED = MECHANICS.filter(([mechanic]) => SCALE > 1 || !isOnPostgres || SHAPES.includes(mechanic));
/** Games without steps do the same: everyday they die when the bet is taken, when it is drawn and when it is paid. */
const MOMENTS = [2, 3, 4];

let mortals: Mortals;
beforeAll(async () => {
  mortals = await startMortals();
});
afterAll(() => mortals.close());

/** To its end, by a player who taps again, and comes back when the leases of the dead have ended. */
async function playOut(page: MortalPage, { pick, decide }: TestPlayer, id = randomUUID()): Promise<string> {
  await page.place(pick, id);
  const first = await page.see(id);
  await mortals.recover();
  let round = await page.see(id);
  // Who was told of a board, or drew, keeps it.
  if (!['placed', 'cancelling', 'cancelled'].includes(first.state)) expect(round.state).not.toBe('cancelled');
  for (let tries = 0; round.state === 'open' && tries < STEPS_MAX; tries += 1) {
    const { status } = await page.step(round, decide(round.seen, round.steps.length));
    const after = await page.see(id);
    expect(after.steps.slice(0, round.steps.length)).toEqual(round.steps);
    if (status !== 200 || after.state !== 'open') await mortals.recover();
    round = await page.see(id);
  }
  return id;
}

describe('a round is what its seeds say and is paid once, whenever its process is killed', () => {
  test.each(KILLED)('%s', async (mechanic, players) => {
    const title = titleOfMechanic(mechanic);
    const usual = players[USUAL[mechanic] ?? 0] as TestPlayer;
    for (const player of SCALE > 1 ? players : [usual]) {
      const isWhole = SCALE > 1 || SHAPES.includes(mechanic);
      const moments = isWhole ? Array.from({ length: DEEDS_MAX }, (_, index) => index + 1) : MOMENTS;
      let hasDied = true;
      for (const deeds of moments) {
        const page = await mortals.open(title);
        mortals.killAfter(deeds);
        const id = await playOut(page, player);
        hasDied = mortals.spare();
        await assertExact(mortals, { page, id, title });
        if (!hasDied) break;
      }
      expect(hasDied).toBe(!isWhole);
    }
  });

  test('a hand that is doubled', async () => {
    const title = titleOfMechanic('blackjack');
    let hasDied = true;
    for (let deeds = 1; hasDied && deeds < DEEDS_MAX; deeds += 1) {
      const { page, id } = await dealDouble();
      mortals.killAfter(deeds);
      await page.step(await page.see(id), { move: 'double' });
      await mortals.recover();
      const round = await page.see(id);
      if (round.state === 'open') await page.step(round, { move: 'double' });
      hasDied = mortals.spare();
      expect(await page.see(id)).toMatchObject({ state: 'settled', staked: '20.00' });
      await assertExact(mortals, { page, id, title });
    }
    expect(hasDied).toBe(false);
  });

  test('whose bet the wallet took without saying so', async () => {
    const title = titleOfMechanic('dice');
    let hasDied = true;
    for (let deeds = 1; hasDied && deeds < DEEDS_MAX; deeds += 1) {
      const page = await mortals.open(title);
      mortals.wallet.be('bet', 'lost', 'lost', 'lost');
      mortals.killAfter(deeds);
      const id = randomUUID();
      await page.place({ side: 'under', chance: 5_000 }, id);
      await mortals.recover();
      hasDied = mortals.spare();
      await assertExact(mortals, { page, id, title });
      mortals.wallet.forget();
    }
    expect(hasDied).toBe(false);
  });

  test('by processes that all die young', async () => {
    for (const [mechanic, players] of MECHANICS) {
      if (SCALE === 1 && !SHAPES.includes(mechanic)) continue;
      const title = titleOfMechanic(mechanic);
      const page = await mortals.open(title);
      const id = await mortals.amongDying(() => playOut(page, players[USUAL[mechanic] ?? 0] as TestPlayer));
      await mortals.recover();
      await assertExact(mortals, { page, id, title });
    }
  });
});

async function dealDouble(): Promise<{ page: MortalPage; id: string }> {
  const title = titleOfMechanic('blackjack');
  for (let tries = 0; tries < 50; tries += 1) {
    const page = await mortals.open(title);
    const { body } = await page.place({});
    const { moves } = body.seen as BlackjackSeen;
    if (body.state === 'open' && moves.includes('double')) return { page, id: body.id };
  }
  throw new Error('no such hand in fifty');
}
