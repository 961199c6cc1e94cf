import { randomInt } from 'node:crypto';
import { MINUTE_MS } from '@parlour/clock/durations';
import { SCALE } from '@parlour/money/testing/scale';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openVendor, type TestVendor } from '../../../testing/games/vendor.ts';
import { createVendorModel, type ModelCall } from '../../../testing/games/vendor-model.ts';
import { situationsOf, vendorSeed } from '../../../testing/games/vendor-play.ts';
import { addMember } from '../../../testing/members.ts';
import { createNumbers } from '../../../testing/seeded-numbers.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';

/** Ten thousand where counts are large; as many as fit a quick run where they are not. */
const STORIES = SCALE > 1 ? 1_000 * SCALE : 120;
const STORIES_MS = MINUTE_MS + 120 * STORIES;
const STORY_MAX = 8;
const STORIES_PER_MEMBER = 20;
const OPENING = 40n;
/** What came before a pair; more of it where counts are large. */
const BEFORE = SCALE > 1 ? [[], ['bet'], ['bet', 'win'], ['bet', 'rollback']] : [[], ['bet']];
const SEED = vendorSeed(() => randomInt(2 ** 31));

let app: TestApp;
let vendor: TestVendor;
let next = 0;
beforeAll(async () => {
  app = await startTestApp();
  vendor = await openVendor(app);
});
afterAll(() => app.close());

/** The members of the stories: a new one now and then, so that purses stay small enough to run dry. */
let seats: { own: string; other: string; token: string };
async function seat() {
  next += 1;
  if (next % STORIES_PER_MEMBER === 1) {
    const { id } = await addMember(app, `owner${next}`);
    await vendor.fund(id, OPENING);
    const other = (await addMember(app, `other${next}`)).id;
    seats = { own: id, other, token: await vendor.openSession(id) };
  }
  return seats;
}

/** A separate round, at the server and in the model. */
async function openStory() {
  const { own, other, token } = await seat();
  const purse = async () => ({ balance: await vendor.balanceOf(own), debt: await vendor.debtOf(own) });
  const opening = await purse();
  const model = createVendorModel({ [own]: opening.balance });
  return {
    situations: situationsOf({ own, other }),
    async tell(call: ModelCall) {
      const { status, balance } = await vendor.play(call, { token });
      const expected = model.answer(call);
      return { got: { status, balance }, expected: { balance: undefined, ...expected } };
    },
    async ends() {
      const expected = { balance: model.balanceOf(own), debt: opening.debt + model.debtOf(own) };
      return { got: await purse(), expected };
    },
  };
}

const NAMES = Object.keys(situationsOf({ own: '', other: '' }));

test.each(NAMES)(
  '%s and then each situation answers as the table says, on a fresh round and after a bet',
  async (first) => {
    for (const second of NAMES) {
      for (const before of BEFORE) {
        const story = await openStory();
        for (const name of [...before, first, second]) {
          const { got, expected } = await story.tell(story.situations[name] as ModelCall);
          expect({ before, first, second, name, ...got }).toEqual({
            before,
            first,
            second,
            name,
            ...expected,
          });
        }
        const { got, expected } = await story.ends();
        expect({ before, first, second, ...got }).toEqual({ before, first, second, ...expected });
      }
    }
  },
);

test(
  `${STORIES} random stories end as in the model (VENDOR_SEED=${SEED})`,
  async () => {
    const below = createNumbers(SEED);
    const seen = new Set<string>();
    for (let count = 0; count < STORIES; count += 1) {
      const story = await openStory();
      const names = Array.from(
        { length: 2 + below(STORY_MAX - 1) },
        () => NAMES[below(NAMES.length)] as string,
      );
      for (const name of names) {
        const { got, expected } = await story.tell(story.situations[name] as ModelCall);
        expect({ names, name, ...got }).toEqual({ names, name, ...expected });
        seen.add(got.status);
      }
      const { got, expected } = await story.ends();
      expect({ names, ...got }).toEqual({ names, ...expected });
    }
    // Otherwise the stories would prove little.
    expect(seen.size).toBeGreaterThanOrEqual(4);
  },
  STORIES_MS,
);
