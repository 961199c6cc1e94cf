import { compare, type Fraction, ONE, parseDecimal } from '@parlour/exact';
import { SCALE } from '@parlour/money/testing/scale';
import { describe, expect, test } from 'vitest';
import type { Game } from './game.ts';
import { loadGame, MECHANIC_NAMES, type MechanicName, MODEL_NAMES } from './generated/games.ts';
import type { Json, Played } from './mechanic.ts';
import { PICKS } from './testing/test-picks.ts';
import type { TestPlayer } from './testing/test-player.ts';
import { wordsOf } from './testing/test-words.ts';

const ROUNDS = 200 * SCALE;
/** Every model of slots is played a thousand times more by `tools/models`, and a round of fish is twenty shots. */
const FEW_ROUNDS = SCALE > 1 ? ROUNDS : 40;
const PLAYED_LESS = ['slots', 'fish'];
/** More steps than any round has. */
const STEPS_MAX = 400;
/** More steps than the house needs to end a round. */
const LEAVING_MAX = 5;

type PlayedRound = { steps: Json[]; after: Played<Json>[] };

describe.each(MODEL_NAMES)('%s', (name) => {
  test('plays many rounds by its rules', async () => {
    const game = await findGame(name);
    const players = PICKS[game.mechanic as MechanicName];
    expect(players.length).toBeGreaterThan(0);
    const rounds = PLAYED_LESS.includes(game.mechanic) ? FEW_ROUNDS : ROUNDS;
    for (let nonce = 0; nonce < rounds; nonce += 1) {
      const player = players[nonce % players.length] as TestPlayer;
      const pick = game.readPick(player.pick);
      expect(pick).not.toBeNull();
      expect(game.readPick(pick)).toEqual(pick);
      const round = playRound(game, player, nonce);
      expectWithinMost(game, player, round);
      expectRepeatable(game, { player, nonce, round });
    }
  });

  test('takes no pick and no step from nothing', async () => {
    const game = await findGame(name);
    for (const input of [undefined, null, 0, '', 'pick', [], { unknown: 1 }]) {
      expect(game.readPick(input)).toBeNull();
      expect(game.readStep(input)).toBeNull();
      expect(game.play(wordsOf(0), { pick: input, steps: [] })).toBeNull();
    }
    const pick = PICKS[game.mechanic as MechanicName][0]?.pick;
    expect(game.play(wordsOf(0), { pick, steps: [{ unknown: 1 }] })).toBeNull();
  });
});

test('there are players of every mechanic', () => {
  expect(Object.keys(PICKS).sort()).toEqual([...MECHANIC_NAMES].sort());
});

test('a model that is not there is not loaded', () => {
  expect(loadGame('dice', '0')).toBeUndefined();
  expect(loadGame('constructor', 'name')).toBeUndefined();
});

async function findGame(name: string): Promise<Game> {
  const [mechanic = '', model = ''] = name.split('/');
  const game = await loadGame(mechanic, model);
  if (!game) throw new Error(`no model ${name}`);
  return game;
}

function playRound(game: Game, { pick, decide }: TestPlayer, nonce: number): PlayedRound {
  const steps: Json[] = [];
  const after: Played<Json>[] = [];
  while (steps.length <= STEPS_MAX) {
    const played = game.play(wordsOf(nonce), { pick, steps });
    if (!played) throw new Error(`${JSON.stringify(steps)} was refused after ${JSON.stringify(pick)}`);
    after.push(played);
    if (played.isOver) return { steps, after };
    const step = decide(played.seen, steps.length);
    expect(game.readStep(step)).toEqual(step);
    steps.push(step);
  }
  throw new Error(`a round of ${game.mechanic} does not end`);
}

/** No step pays more than was said before it, and no round more than the sheet says. */
function expectWithinMost(game: Game, { pick }: TestPlayer, { after }: PlayedRound): void {
  let bound: Fraction = game.most(pick);
  for (const { won, staked, next, isOver } of after) {
    expect(compare(won, bound)).toBeLessThanOrEqual(0);
    expect(compare(won, parseDecimal(game.sheet.most))).toBeLessThanOrEqual(0);
    expect(compare(staked, ONE)).toBeGreaterThanOrEqual(0);
    if (isOver) expect(next).toBeUndefined();
    if (next) bound = next;
  }
}

/** The same from the same words, also after what is seen was stored; and an open round can be left. */
function expectRepeatable(
  game: Game,
  { player: { pick }, nonce, round }: { player: TestPlayer; nonce: number; round: PlayedRound },
): void {
  for (const [taken, played] of round.after.entries()) {
    const steps = round.steps.slice(0, taken);
    expect(game.play(wordsOf(nonce), { pick, steps })).toEqual(played);
    expect(JSON.parse(JSON.stringify(played.seen))).toEqual(played.seen);
    if (played.isOver || !game.hasSteps) continue;
    expectLeft(game, { pick, steps, nonce });
  }
}

/** The house ends it, in a few steps at most. */
function expectLeft(game: Game, { pick, steps, nonce }: { pick: Json; steps: Json[]; nonce: number }): void {
  const taken = [...steps];
  for (let turn = 0; turn < LEAVING_MAX; turn += 1) {
    const left = game.leave(wordsOf(nonce), { pick, steps: taken });
    // Nothing was risked yet, and the bet is taken back.
    if (!left) return;
    taken.push(left);
    if (game.play(wordsOf(nonce), { pick, steps: taken })?.isOver) return;
  }
  throw new Error(`a round of ${game.mechanic} cannot be left`);
}
