import { commitTo, createDrawStream, createInstantStream, uniform, WORDS } from '@parlour/fairness';
import { pointOf } from '@parlour/game-rules/limbo';
import { expect, test } from 'vitest';
import { replay } from './replay.ts';

const serverSeed = '01'.repeat(32);
const inputs = { serverSeed, clientSeed: 'mine', nonce: 4 };
const outcome = { roll: uniform(createInstantStream(inputs), 10_000) };
const hash = commitTo(serverSeed);
const evidence = {
  mechanic: 'dice',
  model: '99',
  pick: { side: 'under', chance: 5_000 },
  steps: [],
  outcome,
  serverSeedHash: hash,
  draw: null,
  ...inputs,
};

test('a round is computed again from its seeds by its own rules, and the promise is checked', async () => {
  expect(await replay(evidence)).toEqual({ hash, outcome, verdict: 'same' });
});

test.each([
  ['another outcome', { outcome: { roll: outcome.roll + 1 } }],
  ['an outcome that is missing', { outcome: null }],
  ['a seed that was not promised', { serverSeedHash: 'ab'.repeat(32) }],
])('%s is seen', async (_what, about) => {
  expect(await replay({ ...evidence, ...about })).toEqual({ hash, outcome, verdict: 'other' });
});

test.each([
  ['a pick the game does not know', { pick: { side: 'middle' } }],
  ['a step that was not open to the player', { steps: ['hit'] }],
])('%s is no round of the game', async (_what, about) => {
  expect(await replay({ ...evidence, ...about })).toEqual({ hash, outcome: null, verdict: 'other' });
});

test('a round that many shared is computed again from the draw of its table', async () => {
  const draw = { game: 'comet-crash', drawId: '7', root: 'root0', external: 'ext0' };
  const words = createDrawStream({ ...draw, seed: serverSeed });
  const point = pointOf(uniform(words, WORDS), { returned: 9_900 });
  const flown = {
    ...evidence,
    mechanic: 'crash',
    pick: { target: 101 },
    outcome: { target: 101, stoppedAt: point >= 101 ? 101 : null, point },
    clientSeed: null,
    nonce: null,
    draw,
  };
  expect(await replay(flown)).toMatchObject({ outcome: flown.outcome, verdict: 'same' });
  const other = { ...draw, root: 'root1' };
  expect(await replay({ ...flown, draw: other })).toMatchObject({ verdict: 'other' });
  expect(await replay({ ...flown, draw: null })).toMatchObject({ verdict: 'promised' });
});

test('a seed that is none is not what was promised', async () => {
  expect(await replay({ ...evidence, serverSeed: 'none' })).toMatchObject({ hash: null, verdict: 'other' });
});

test('of a seed in use nothing is computed', async () => {
  expect(await replay({ ...evidence, serverSeed: null })).toBeNull();
});

test.each([
  ['of a vendor without public rules', { mechanic: null, model: null }],
  ['of a model that is not known', { model: 'nonesuch' }],
  ['of a mechanic that is not known', { mechanic: 'constructor', model: 'name' }],
])('%s only the promise is checked', async (_what, about) => {
  const round = { ...evidence, outcome: { cards: ['A'] }, ...about };
  expect(await replay(round)).toEqual({ hash, outcome: undefined, verdict: 'promised' });
  expect(await replay({ ...round, serverSeedHash: 'ab' })).toMatchObject({ verdict: 'other' });
});
