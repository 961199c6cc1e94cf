import { generateKeyPairSync, randomUUID, sign } from 'node:crypto';
import type { BetRecord, HeldWin, OperatorVendor } from '@parlour/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openVendor, type TestVendor, UNIT } from '../testing/games/vendor.ts';
import { addMember, openBrowser } from '../testing/members.ts';
import { addOperator, type SignedIn, signInAs } from '../testing/operators.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';

/** One admin tries to make money with a vendor: an own one, or a known one with another key, address or limit. */

const merchant = 'harbor';
const reason = 'as an attacker would';
const pair = generateKeyPairSync('rsa', { modulusLength: 2048 });
const publicKey = pair.publicKey.export({ type: 'spki', format: 'pem' }) as string;

let app: TestApp;
let attacker: SignedIn;
let honest: SignedIn;
let studio: TestVendor;
let memberId: string;
let token: string;
beforeAll(async () => {
  app = await startTestApp();
  for (const name of ['attacker', 'honest'])
    await addOperator(app, name, { grants: [{ role: 'admin', merchantCode: null }] });
  attacker = await signInAs(app, 'attacker');
  honest = await signInAs(app, 'honest');
  studio = await openVendor(app);
  memberId = (await addMember(app, 'accomplice')).id;
  await studio.fund(memberId, 1_000n);
  token = await studio.openSession(memberId);
});
afterAll(() => app.close());

const decide = (by: SignedIn, id: string) =>
  by.post('/ops/approval/decide', { id, decision: 'approve', reason });
const vendorOf = async (code: string) =>
  ((await attacker.call('/ops/games/vendors', { merchant })).value as { items: OperatorVendor[] }).items.find(
    (vendor) => vendor.code === code,
  ) as OperatorVendor;
async function save(code: string, about: object) {
  const { version, isOpen, betMax, winMax, dayWinMax, apiUrl, operatorId } = await vendorOf(code);
  const body = { code, version, isOpen, betMax, winMax, dayWinMax, apiUrl, operatorId, reason, ...about };
  return attacker.call('/ops/games/vendor', { method: 'PUT', body, merchant });
}
const requested = ({ value }: { value: unknown }) => {
  expect(value).toMatchObject({ outcome: 'requested' });
  return (value as { approvalId: string }).approvalId;
};

const play = (kind: 'bet' | 'win' | 'rollback', about: Partial<Played>) =>
  studio.play(
    {
      kind,
      id: randomUUID(),
      user: memberId,
      game: 'dice',
      round: 'r',
      closes: false,
      amount: 0n,
      about: null,
      ...about,
    },
    { token },
  );
type Played = { id: string; round: string; closes: boolean; amount: bigint; about: string | null };
/** Bets 1.00 and wins that much. */
async function winUnits(units: bigint) {
  const [bet, win, round] = [randomUUID(), randomUUID(), randomUUID()];
  expect((await play('bet', { id: bet, round, amount: UNIT })).status).toBe('RS_OK');
  const answer = await play('win', { id: win, round, about: bet, amount: units * UNIT, closes: true });
  return { bet, win, round, answer };
}
const heldWins = async (query = 'state=held') =>
  ((await attacker.call(`/ops/games/held-wins?${query}`, { merchant })).value as { items: HeldWin[] }).items;
/** The member's own records of rounds. */
const records = async () => {
  const browser = openBrowser(app, { merchant });
  await browser.login('accomplice');
  const { value } = await browser.call('/wps/records/bets?source=games');
  return (value as { items: BetRecord[] }).items;
};
const balance = () => studio.balanceOf(memberId);

test('a vendor that one admin connects takes no bets until another has opened it, and seen its keys', async () => {
  const mine = {
    code: 'MINE',
    name: 'Mine',
    apiUrl: 'https://evil.example',
    operatorId: 'me',
    publicKey,
    reason,
  };
  expect((await attacker.post('/ops/games/vendors', mine, { merchant })).status).toBe(200);
  expect(await vendorOf('MINE')).toMatchObject({ isOpen: false });
  const approvalId = requested(await save('MINE', { isOpen: true }));
  expect(await vendorOf('MINE')).toMatchObject({ isOpen: false, waiting: [{ approvalId }] });
  expect((await decide(attacker, approvalId)).code).toBe('own_request');
  const seen = (await honest.call(`/ops/approval?id=${approvalId}`)).value as { details: object };
  expect(seen.details).toMatchObject({
    after: { isOpen: true, theirKey: expect.stringMatching(/^[\da-f]{64}$/) },
  });
  // What was agreed to is what is opened.
  const { version } = await vendorOf('MINE');
  await attacker.post('/ops/games/vendor/key/ours', { code: 'MINE', version, reason }, { merchant });
  expect((await decide(honest, approvalId)).code).toBe('stale');
  expect(await vendorOf('MINE')).toMatchObject({ isOpen: false });
});

test('keys, address and limits of a known vendor do not change by one; closing it does', async () => {
  const body = {
    code: 'STUDIO',
    version: (await vendorOf('STUDIO')).version,
    publicKey,
    overlapHours: 24,
    reason,
  };
  const keyRequest = requested(await attacker.post('/ops/games/vendor/key/theirs', body, { merchant }));
  const call = JSON.stringify({ user: memberId, request_uuid: randomUUID() });
  const signature = sign('RSA-SHA256', Buffer.from(call), pair.privateKey).toString('base64');
  expect((await studio.send('info', call, { signature })).status).toBe('RS_ERROR_INVALID_SIGNATURE');
  for (const about of [{ apiUrl: 'https://evil.example' }, { winMax: '99999999' }, { betMax: '99999' }]) {
    const asked = requested(await save('STUDIO', about));
    await attacker.post('/ops/approval/cancel', { id: asked, reason });
  }
  expect(await vendorOf('STUDIO')).toMatchObject({ apiUrl: 'http://127.0.0.1:9', winMax: null });
  await attacker.post('/ops/approval/cancel', { id: keyRequest, reason });
  expect((await save('STUDIO', { isOpen: false })).value).toEqual({ outcome: 'applied' });
  expect((await play('bet', { amount: UNIT })).status).toBe('RS_ERROR_INVALID_PARTNER');
  expect((await decide(honest, requested(await save('STUDIO', { isOpen: true })))).status).toBe(200);
});

test('a win of 50,000,000 for 1.00 is accepted by protocol, and is nobody’s until two release it', async () => {
  const before = await balance();
  const { bet, win, round, answer } = await winUnits(50_000_000n);
  expect(answer).toMatchObject({ status: 'RS_OK', balance: before - UNIT });
  expect(await balance()).toBe(before - UNIT);
  const repeat = await play('win', { id: win, round, about: bet, amount: 50_000_000n * UNIT, closes: true });
  expect(repeat).toMatchObject({ status: 'RS_OK', balance: before - UNIT });
  const [held] = await heldWins();
  expect(held).toMatchObject({ amount: '50000000.00', why: 'round', limit: '500000.00', state: 'held' });
  const tasks = (await attacker.call('/ops/tasks', { merchant })).value as { items: { kind: string }[] };
  expect(tasks.items.map(({ kind }) => kind)).toContain('held_wins');
  const queue = (await attacker.call('/ops/queue')).value as { items: { kind: string }[] };
  expect(queue.items.find(({ kind }) => kind === 'held_wins')).toMatchObject({
    merchantCode: merchant,
    amount: '50000000.00',
    count: 1,
  });
  const seen = await records();
  expect(seen.find(({ reference }) => reference === round)).toMatchObject({
    state: 'held',
    held: '50000000.00',
    won: '0.00',
  });
  const key = { vendor: 'STUDIO', transactionId: win, reason };
  const asked = await attacker.post('/ops/games/held-win/release', key, { merchant });
  expect(asked.body).toContain('approvalId');
  const { approvalId } = asked.value as { approvalId: string };
  expect((await decide(attacker, approvalId)).code).toBe('own_request');
  expect(await balance()).toBe(before - UNIT);
  expect((await honest.post('/ops/games/held-win/refuse', key, { merchant })).value).toMatchObject({
    state: 'refused',
    settledBy: { name: 'honest' },
  });
  expect((await records()).find(({ reference }) => reference === round)).toMatchObject({ state: 'settled' });
  expect((await decide(honest, approvalId)).code).toBe('already_decided');
  expect(await balance()).toBe(before - UNIT);
});

test('a released win is the member’s, and can be taken back like any other', async () => {
  const before = await balance();
  const { win, round } = await winUnits(600_000n);
  const key = { vendor: 'STUDIO', transactionId: win, reason };
  const asked = await attacker.post('/ops/games/held-win/release', key, { merchant });
  expect((await decide(honest, (asked.value as { approvalId: string }).approvalId)).status).toBe(200);
  expect(await balance()).toBe(before + 599_999n * UNIT);
  expect((await heldWins('state=released'))[0]).toMatchObject({ transactionId: win });
  expect((await play('rollback', { about: win, round })).status).toBe('RS_OK');
  expect(await balance()).toBe(before - UNIT);
});

test('a held win that the vendor takes back was never paid, and one that was refused is not taken twice', async () => {
  const before = await balance();
  const { win, round } = await winUnits(700_000n);
  expect((await play('rollback', { about: win, round })).status).toBe('RS_OK');
  expect((await heldWins('state=taken_back'))[0]).toMatchObject({ transactionId: win });
  const refused = await winUnits(800_000n);
  await attacker.post(
    '/ops/games/held-win/refuse',
    { vendor: 'STUDIO', transactionId: refused.win, reason },
    { merchant },
  );
  expect((await play('rollback', { about: refused.win, round: refused.round })).status).toBe('RS_OK');
  expect(await balance()).toBe(before - 2n * UNIT);
  expect(await studio.debtOf(memberId)).toBe(0n);
});

test('many wins below the limit of a round add up to that of the day, and in one round to that of the round', async () => {
  const before = await balance();
  for (let times = 0; times < 4; times += 1) await winUnits(499_999n);
  expect(await balance()).toBe(before + 4n * 499_998n * UNIT);
  await winUnits(499_999n);
  expect(await heldWins()).toEqual([
    expect.objectContaining({ why: 'day', limit: '2000000.00', amount: '499999.00' }),
  ]);
  const [bet, round] = [randomUUID(), randomUUID()];
  app.clock.advance(24 * 3_600_000);
  token = await studio.openSession(memberId);
  attacker = await signInAs(app, 'attacker');
  await play('bet', { id: bet, round, amount: UNIT });
  await play('win', { round, about: bet, amount: 400_000n * UNIT });
  await play('win', { round, about: bet, amount: 100_001n * UNIT });
  expect((await heldWins())[0]).toMatchObject({ why: 'round', amount: '100001.00' });
});
