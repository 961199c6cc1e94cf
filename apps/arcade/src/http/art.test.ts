import { brotliDecompressSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { STUDIOS } from '../catalogue/studios.ts';
import { startTestArcade, type TestArcade } from '../testing/test-arcade.ts';

let arcade: TestArcade;
beforeAll(async () => {
  arcade = await startTestArcade();
});
afterAll(() => arcade.close());

const ask = (url: string, headers = {}) => arcade.server.inject({ url, headers });

test.each([
  ['a composed tile', '/art/koi-pond-keno.svg', 'Koi Pond Keno'],
  ['a tile drawn by hand', '/art/tide-dice.svg', 'Tide Dice'],
  ['a single picture', '/art/motifs/dragon.svg', 'Dragon'],
  ['the mark of a studio', `/art/studios/${STUDIOS[0]?.code}.svg`, STUDIOS[0]?.name],
])('%s may be shown on any page, is kept for long and runs nothing', async (_, url, name) => {
  const answer = await ask(url);
  expect(answer.statusCode).toBe(200);
  expect(answer.body).toContain(`<title>${name}</title>`);
  expect(answer.headers).toMatchObject({
    'content-type': 'image/svg+xml',
    'cache-control': 'public, max-age=604800',
    'cross-origin-resource-policy': 'cross-origin',
    'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'",
    'x-content-type-options': 'nosniff',
  });
});

test('browsers get pictures compressed', async () => {
  const [plain, small] = [
    await ask('/art/koi-pond-keno.svg'),
    await ask('/art/koi-pond-keno.svg', { 'accept-encoding': 'gzip, deflate, br' }),
  ];
  expect(small.headers).toMatchObject({ 'content-encoding': 'br', vary: 'accept-encoding' });
  expect(brotliDecompressSync(small.rawPayload).toString()).toBe(plain.body);
  expect(small.rawPayload.length).toBeLessThan(plain.rawPayload.length / 1.5);
});

test.each([
  '/art/nothing.svg',
  '/art/tide-dice',
  '/art/motifs/hues.json',
  '/art/studios/NOBODY.svg',
  '/art/tiles/tide-dice.svg',
  '/art/motifs/..%2Ftiles%2Ftide-dice.svg',
])('%s is not found', async (url) => {
  expect((await ask(url)).statusCode).toBe(404);
});
