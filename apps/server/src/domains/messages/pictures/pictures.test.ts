import type { Picture } from '@parlour/contract';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeBrand } from '../../../factories/brand.factory.ts';
import { addOperator, type SignedIn, signInAs } from '../../../testing/operators.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';

const merchant = 'harbor';
let app: TestApp;
let content: SignedIn;
beforeAll(async () => {
  app = await startTestApp({
    brands: [makeBrand({ merchantCode: 'harbor' }), makeBrand({ merchantCode: 'lotus' })],
  });
  await addOperator(app, 'content', { grants: [{ role: 'content', merchantCode: 'harbor' }] });
  content = await signInAs(app, 'content');
});
afterAll(() => app.close());

const draw = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#c3283f' } });
const upload = (bytes: Buffer) =>
  content.post('/ops/messages/picture', { image: bytes.toString('base64') }, { merchant });
const fetchFile = (url: string) => app.server.inject({ url });

test('a picture is kept in two widths and formats, under an address that never changes', async () => {
  const picture = (await upload(await draw(2_000, 800).jpeg().toBuffer())).value as Picture;
  expect(picture).toMatchObject({ width: 1_500, height: 600 });
  expect(picture.files.map(({ width, format }) => `${width}.${format}`)).toEqual([
    '750.webp',
    '1500.webp',
    '750.jpg',
    '1500.jpg',
  ]);
  for (const { url, width, format } of picture.files) {
    const answer = await fetchFile(url);
    expect(answer.headers).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'content-type': format === 'webp' ? 'image/webp' : 'image/jpeg',
      'cross-origin-resource-policy': 'cross-origin',
      'x-content-type-options': 'nosniff',
    });
    expect(await sharp(answer.rawPayload).metadata()).toMatchObject({ width, height: width * 0.4 });
  }
  expect(picture.url).toMatch(/^\/m\/picture\/harbor\/[0-9a-f]{64}-750\.jpg$/);
});

test('a small picture is not made larger, and a turned one stands upright', async () => {
  const turned = await draw(300, 200).jpeg().withMetadata({ orientation: 6 }).toBuffer();
  const picture = (await upload(turned)).value as Picture;
  expect(picture).toMatchObject({ width: 200, height: 300 });
  expect(picture.files).toHaveLength(2);
});

test('nothing of what a file carried beside the picture is left', async () => {
  const told = await draw(100, 100)
    .jpeg()
    .withExif({ IFD0: { Copyright: 'SECRET-OWNER' }, IFD3: { GPSLatitude: '51/1 30/1 0/1' } })
    .toBuffer();
  expect(told.includes('SECRET-OWNER')).toBe(true);
  const { files } = (await upload(Buffer.concat([told, Buffer.from('<script>SECRET-TAIL</script>')])))
    .value as Picture;
  for (const { url } of files) {
    const { rawPayload } = await fetchFile(url);
    expect(rawPayload.includes('SECRET')).toBe(false);
    expect((await sharp(rawPayload).metadata()).exif).toBeUndefined();
  }
});

test('the same picture is kept once', async () => {
  const bytes = await draw(120, 80).png().toBuffer();
  const [one, two] = [(await upload(bytes)).value, (await upload(bytes)).value];
  expect(one).toEqual(two);
});

test.each<[string, () => Promise<Buffer> | Buffer]>([
  ['no picture', () => Buffer.from('<svg onload=alert(1)>')],
  ['an SVG', () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>')],
  ['a GIF', () => draw(10, 10).gif().toBuffer()],
  ['a WebP', () => draw(10, 10).webp().toBuffer()],
  ['half a PNG', async () => (await draw(400, 400).png().toBuffer()).subarray(0, 200)],
  ['a bomb of pixels', () => draw(6_400, 6_400).png().toBuffer()],
  ['a strip', () => draw(10, 500).png().toBuffer()],
])('%s is rejected', async (_what, make) => {
  const { code, value } = await upload(await make());
  expect(code).toBe('upload_rejected');
  expect(value).toEqual({ megabytes: 5 });
});

test('more than five megabytes are refused, and so is what is no base64', async () => {
  const large = await upload(Buffer.alloc(5 * 1_048_576 + 1));
  expect([400, 413]).toContain(large.status);
  const bad = await content.post('/ops/messages/picture', { image: '!!' }, { merchant });
  expect(bad.code).toBe('invalid_input');
});

test('no address gives anything else: another brand, another size, or the file of another kind', async () => {
  const { url } = (await upload(await draw(60, 40).png().toBuffer())).value as Picture;
  expect((await fetchFile(url)).statusCode).toBe(200);
  for (const other of [
    url.replace('harbor', 'lotus'),
    url.replace('harbor', 'nobody'),
    url.replace('-60.', '-61.'),
    url.replace('.jpg', '.svg'),
    '/m/picture/harbor/..%2f..%2fbrand.json',
  ])
    expect((await fetchFile(other)).statusCode).toBe(404);
});
