import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeVendorTitle } from '../../../factories/games.factory.ts';
import { putVendor } from '../../../testing/games/games.ts';
import { openVendor, type TestVendor } from '../../../testing/games/vendor.ts';
import { grantBonus } from '../../../testing/ledger/bonuses.ts';
import { addMember, openBrowser } from '../../../testing/members.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';

let app: TestApp;
let vendor: TestVendor;
let members = 0;
beforeAll(async () => {
  app = await startTestApp({ env: { HUMAN_CHECK: 'off' } });
  vendor = await openVendor(app);
  await putVendor(app, 'STUDIO', [
    makeVendorTitle({ game_code: 'slot', return_to_player: '96.00' }),
    makeVendorTitle({ game_code: 'dice', return_to_player: '99.00' }),
    makeVendorTitle({ game_code: 'secret', return_to_player: null }),
  ]);
});
afterAll(() => app.close());

async function askAt(gameCode: string, terms: Partial<Parameters<typeof grantBonus>[2]> | null) {
  members += 1;
  const account = `asks${members}`;
  const { id: memberId } = await addMember(app, account);
  if (terms) await grantBonus(app, { brandId: vendor.brand.id, memberId }, { amount: 100n, ...terms });
  const browser = openBrowser(app);
  await browser.login(account);
  return browser.call(`/wps/bonuses/title?nodeId=${encodeURIComponent(nodeIdOf(gameCode))}`);
}
const nodeIdOf = (gameCode: string) => `STUDIO.${gameCode}`;

test.each([
  ['slot', {}, { pays: true, weight: 100, stakeMax: null }],
  ['dice', { isLimited: true }, { pays: true, weight: 25, stakeMax: '10.00' }],
  ['secret', {}, { pays: true, weight: 0 }],
  ['slot', { product: 'betting' }, { pays: false, weight: 0 }],
  ['slot', { vendors: ['OTHERS'] }, { pays: false, weight: 0 }],
  ['slot', { vendors: ['STUDIO'] }, { pays: true, weight: 100 }],
] as const)('at %s a bonus of %j does %j', async (gameCode, terms, does) => {
  const { isLimited, vendors, ...rest } = { isLimited: false, vendors: undefined, ...terms };
  const limit = isLimited ? { stakeMax: 10n } : {};
  const answer = await askAt(gameCode, { ...rest, ...limit, ...(vendors && { vendors: [...vendors] }) });
  expect(answer.value).toMatchObject({ bonus: does });
});

test('without a bonus there is nothing to say, and a title that is not there is refused', async () => {
  expect((await askAt('slot', null)).value).toEqual({ bonus: null });
  expect((await askAt('none', {})).code).toBe('not_found');
});
