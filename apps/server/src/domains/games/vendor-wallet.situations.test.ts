import { randomInt } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addMember } from '../../testing/members.ts';
import { SCALE } from '../../testing/scale.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { openVendor, type TestVendor, UNIT } from '../../testing/vendor.ts';
import { createVendorModel, type ModelCall } from '../../testing/vendor-model.ts';
import { createNumbers, situationsOf, vendorSeed } from '../../testing/vendor-play.ts';

/** Ten thousand where counts are large; as many as fit a quick run where they are not. */
const STORIES = SCALE > 1 ? 1_000 * SCALE : 120;
const STORY_MAX = 8;
const OPENING = 40n;
const SEED = vendorSeed(() => randomInt(2 ** 31));

let app: TestApp;
let vendor: TestVendor;
let next = 0;
beforeAll(async () => {
  app = await startTestApp();
  vendor = await openVendor(app);
});
afterAll(() => app.close());

/** A round of its own for somebody new, at the server and in the model. */
async function openStory() {
  next += 1;
  const [own, other] = [`owner${next}`, `other${next}`];
  const ids = { own: (await addCheaply(own)).id, other: (await addCheaply(other)).id };
  await vendor.fund(ids.own, OPENING);
  const token = await vendor.openSession(ids.own);
  const model = createVendorModel({ [ids.own]: OPENING * UNIT });
  return {
    situations: situationsOf(ids),
    async tell(call: ModelCall) {
      const { status, balance } = await vendor.play(call, { token });
      const expected = model.answer(call);
      return { got: { status, balance }, expected: { balance: undefined, ...expected } };
    },
    async ends() {
      const got = { balance: await vendor.balanceOf(ids.own), debt: await vendor.debtOf(ids.own) };
      return { got, expected: { balance: model.balanceOf(ids.own), debt: model.debtOf(ids.own) } };
    },
  };
}

/** Without a password, whose hash would take longer than the story. */
async function addCheaply(account: string) {
  const brand = vendor.brand;
  const member = await app.database.transaction((tx) =>
    app.modules.identity.members.add(
      tx,
      { brand, ip: '127.0.0.1', language: brand.settings.defaultLanguage },
      { account, passwordHash: null },
    ),
  );
  return member ?? addMember(app, account);
}

const NAMES = Object.keys(situationsOf({ own: '', other: '' }));

test.each(NAMES)(
  '%s and then each situation answers as the table says, on a fresh round and after a bet',
  async (first) => {
    for (const second of NAMES) {
      for (const before of [[], ['bet'], ['bet', 'win']]) {
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

test(`${STORIES} random stories end as in the model (VENDOR_SEED=${SEED})`, async () => {
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
  // Otherwise the stories would not be about much.
  expect(seen.size).toBeGreaterThanOrEqual(4);
});
