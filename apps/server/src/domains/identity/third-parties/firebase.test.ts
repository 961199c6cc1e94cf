import { MINUTE_MS } from '@parlour/clock/durations';
import { createManualClock } from '@parlour/clock/manual-clock';
import { type Sandbox, startSandbox } from '@parlour/sandbox';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readConfig } from '../../../config/config.ts';
import type { PhoneParty } from '../../../config/third-parties.ts';
import { createLog } from '../../../observability/log.ts';
import { phoneTokenOf } from '../../../testing/identity/third-parties.ts';
import { TEST_START_MS } from '../../../testing/test-app.ts';
import { createFirebase } from './firebase.service.ts';

const MOBILE = '+639175550001';
const clock = createManualClock(TEST_START_MS);
const log = createLog('silent');
let sandbox: Sandbox;
let party: PhoneParty;

beforeAll(async () => {
  sandbox = await startSandbox({ port: 0, clock });
  party = partyOf(sandbox);
});
afterAll(() => sandbox.close());

function partyOf({ environment }: Sandbox): PhoneParty {
  const { firebase } = readConfig(Object.assign({}, ...environment)).thirdParties;
  if (!firebase) throw new Error('the sandbox names no phone sign-in');
  return firebase;
}

const phoneOf = (idToken: string, at: PhoneParty | null = party) =>
  createFirebase({ party: at, clock, log }).phoneOf(idToken);

test('a token of the phone sign-in says which number it proves, for ten minutes', async () => {
  const token = await phoneTokenOf(sandbox, MOBILE);
  expect(await phoneOf(token)).toBe(MOBILE);
  clock.advance(10 * MINUTE_MS);
  expect(await phoneOf(token)).toBe(MOBILE);
  clock.advance(1_000);
  expect(await phoneOf(token)).toBeNull();
});

test('a token that has lapsed, is for another project, signed by others, changed or none proves nothing', async () => {
  const stranger = await startSandbox({ port: 0, clock });
  const token = await phoneTokenOf(sandbox, MOBILE);
  const [head = '', claims = '', signature = ''] = token.split('.');
  const changed = JSON.parse(Buffer.from(claims, 'base64url').toString());
  const payload = Buffer.from(JSON.stringify({ ...changed, phone_number: '+639175550002' })).toString(
    'base64url',
  );
  expect(await phoneOf(token, { ...party, projectId: 'another-project' })).toBeNull();
  expect(await phoneOf(await phoneTokenOf(stranger, MOBILE))).toBeNull();
  expect(await phoneOf(`${head}.${payload}.${signature}`)).toBeNull();
  expect(await phoneOf('none')).toBeNull();
  clock.advance(61 * MINUTE_MS + 1_000);
  expect(await phoneOf(token)).toBeNull();
  await stranger.close();
});

test('without a project, or without its keys, nobody can say', async () => {
  const token = await phoneTokenOf(sandbox, MOBILE);
  await expect(phoneOf(token, null)).rejects.toMatchObject({ code: 'unavailable' });
  const away = { ...party, keysUrl: 'http://127.0.0.1:9/keys' };
  await expect(phoneOf(token, away)).rejects.toMatchObject({ code: 'unavailable' });
});
