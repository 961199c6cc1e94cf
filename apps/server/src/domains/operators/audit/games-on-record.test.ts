import { generateKeyPairSync } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeVendorTitle } from '../../../factories/games.factory.ts';
import { brandIdOf, putVendor } from '../../../testing/games/games.ts';
import {
  HOSTILE_VENDOR,
  type HostileVendor,
  openHostileVendor,
} from '../../../testing/games/hostile-vendor.ts';
import { openVendor } from '../../../testing/games/vendor.ts';
import { changingWith, seeOnRecord, type Tries } from '../../../testing/on-record.ts';
import { addOperator, type SignedIn, signInAs } from '../../../testing/operators.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';

const reason = 'for the record';
const merchant = 'harbor';
let app: TestApp;
let hostile: HostileVendor;
let admin: SignedIn;
beforeAll(async () => {
  // Where nothing answers: here bots are only told to stop.
  const studios = { ARCADE_URL: 'http://127.0.0.1:9', ARCADE_ONBOARDING_TOKEN: 'a-token-for-tests' };
  app = await startTestApp({ isDemonstration: true, env: studios });
  hostile = await openHostileVendor(app);
  await addOperator(app, 'chief', { grants: [{ role: 'admin', merchantCode: null }] });
  admin = await signInAs(app, 'chief');
});
afterAll(async () => {
  await hostile.close();
  await app.close();
  tables.close();
});

const DO: Tries = {
  'demo.switchTraffic': () => admin.post('/ops/demo/traffic', { isOn: false, reason }, { merchant }),
  'games.requestJackpotSetup': () => {
    const body = {
      isOpen: true,
      contributionPpm: 5_000,
      seedAmount: '100.00',
      oddsDigits: 12,
      categories: [],
    };
    return admin.post('/ops/jackpot/setup', { ...body, reason }, { merchant });
  },
  'games.saveJackpotDisplay': () =>
    admin.post('/ops/jackpot/display', { hasIllustration: true, winnersFrom: '5.00', reason }, { merchant }),
  'games.flagJackpotTitles': () =>
    admin.post('/ops/jackpot/titles', { add: [], remove: ['STUDIO.dice'], reason }, { merchant }),
  'games.markTitles': async () => {
    const titles = [{ nodeId: await listTitle('marked'), version: 1 }];
    return admin.post('/ops/games/titles/mark', { titles, marks: { isNew: true }, reason }, { merchant });
  },
  'games.saveLobby': async () => {
    const { version } = (await admin.call('/ops/games/lobby', { merchant })).value as { version: number };
    const body = { version, tabs: [], vendors: [], hot: [], reason };
    return admin.call('/ops/games/lobby', { method: 'PUT', body, merchant });
  },
  'games.connectVendor': () =>
    admin.post(
      '/ops/games/vendors',
      { code: 'ADDED', name: 'Added', apiUrl: VENDOR_URL, operatorId: 'us', publicKey: THEIR_KEY, reason },
      { merchant },
    ),
  // Nobody answers at that address; the attempt is recorded all the same.
  'games.onboardVendors': async () => {
    const body = { apiUrl: VENDOR_URL, token: 'told beforehand', reason };
    const { code } = await admin.post('/ops/games/vendors/onboard', body, { merchant });
    return { status: code === 'vendor_silent' ? 200 : 0 };
  },
  'games.renewVendorTitles': async () => {
    await openVendor(app, { code: 'RENEWED' });
    const { code } = await admin.post('/ops/games/vendor/titles', { code: 'RENEWED', reason }, { merchant });
    return { status: code === 'vendor_silent' ? 200 : 0 };
  },
  'games.saveVendor': async () => {
    await openVendor(app, { code: 'SAVED' });
    const limits = { betMax: null, winMax: null, dayWinMax: null };
    const about = { isOpen: false, ...limits, apiUrl: VENDOR_URL, operatorId: 'us' };
    const body = { code: 'SAVED', version: 1, ...about, reason };
    return admin.call('/ops/games/vendor', { method: 'PUT', body, merchant });
  },
  'games.settleAlert': async () => {
    const { code } = await openVendor(app, { code: 'ALERTED' });
    const [transactionId, memberId] = [crypto.randomUUID(), crypto.randomUUID()];
    await app.database.queries.execute(sql`
      insert into games_alert (brand_id, vendor, transaction_id, kind, member_id, reference_id, at)
      values (${brandIdOf(app, merchant)}::uuid, ${code}, ${transactionId}::uuid, 'rollback_of_won_bet', ${memberId}::uuid,
        ${memberId}::uuid, ${new Date(app.clock.now()).toISOString()}::timestamptz)`);
    return admin.post('/ops/games/alert/settle', { vendor: code, transactionId, reason }, { merchant });
  },
  'games.releaseHeldWin': async () =>
    admin.post('/ops/games/held-win/release', await holdWin('RELEASED'), { merchant }),
  'games.refuseHeldWin': async () =>
    admin.post('/ops/games/held-win/refuse', await holdWin('REFUSED'), { merchant }),
  'games.takeCardCase': async () =>
    admin.post('/ops/games/cards/case/take', { id: await openCase() }, { merchant }),
  'games.decideCardCase': async () => {
    const id = await openCase();
    await admin.post('/ops/games/cards/case/take', { id }, { merchant });
    return admin.post('/ops/games/cards/case/decide', { id, verdict: 'cleared', reason }, { merchant });
  },
  'games.changeFloorGame': async () => {
    const vendor = await openTables('CHANGED');
    const body = { vendor, gameCode: 'shared', isOpen: false, least: '1.00', most: '2.00', reason };
    return admin.post('/ops/games/table/change', body, { merchant });
  },
  'games.stopFloorTable': async () => {
    const vendor = await openTables('STOPPED');
    return admin.post('/ops/games/table/stop', { vendor, table: 'shared', reason }, { merchant });
  },
  'games.enableTitle': async () => {
    const nodeId = await listTitle('enabled');
    await app.database.queries.execute(sql`
      update games_title set disabled_at = ${new Date(app.clock.now()).toISOString()}::timestamptz where node_id = ${nodeId}`);
    return admin.post('/ops/games/title/enable', { nodeId, version: 1, reason }, { merchant });
  },
  'games.replaceTheirKey': () => toVendor('theirs', { publicKey: THEIR_KEY, overlapHours: 1 }),
  'games.makeOwnKey': () => toVendor('ours'),
  'games.adoptOwnKey': () => toVendor('use', { keyId: 'next' }),
  'games.revokeKey': () => toVendor('revoke', { keyId: 'next' }),
  'games.saveMatch': () =>
    admin.post(
      '/ops/games/match/save',
      { ...MATCH, nodeId: `${HOSTILE_VENDOR}.squall`, reason },
      { merchant },
    ),
  'games.reconcileVendor': () => compareWithVendor([]),
  'games.resolveVendorDifference': async () => {
    await compareWithVendor([{ ...REPORTED, transaction_uuid: '0190c0de-0000-7000-8000-00000000000c' }]);
    const { value } = await admin.call('/ops/games/differences?state=open', { merchant });
    const [open] = (value as { items: { id: string }[] }).items;
    return admin.post('/ops/games/difference/resolve', { id: open?.id, reason }, { merchant });
  },
};

/** A vendor with one table that members share. */
async function openTables(code: string): Promise<string> {
  if (!tables.listening) await once(tables.listen(0, '127.0.0.1'), 'listening');
  const { port } = tables.address() as AddressInfo;
  return (await openVendor(app, { code, apiUrl: `http://127.0.0.1:${port}` })).code;
}
const LIMITS = { stake_least: '1', stake_most: '2', house_least: '1', house_most: '2' };
const TABLE = {
  table: 'shared',
  kind: 'live',
  game_code: 'shared',
  currency: null,
  stake: null,
  is_practice: false,
  phase: 'betting',
  number: 1,
  seated: 0,
  seats: null,
};
const GAME = { game_code: 'shared', kind: 'live', pace: null, is_open: true, changed_at: null };
const tables = createServer((request, reply) => {
  const limits = [{ currency: 'CNY', ...LIMITS }];
  const listed = { games: [{ ...GAME, limits }], tables: [TABLE] };
  const seen = { ...TABLE, now: 1, ends_at: null, is_stopped: false, shown: [], players: [], history: [] };
  reply.writeHead(200).end(JSON.stringify(request.url?.endsWith('/list') ? listed : seen));
});

const VENDOR_URL = 'http://127.0.0.1:9';
const THEIR_KEY = generateKeyPairSync('rsa', { modulusLength: 2048 }).publicKey.export({
  type: 'spki',
  format: 'pem',
}) as string;

/** A case that nobody has looked at. */
async function openCase(): Promise<string> {
  const id = crypto.randomUUID();
  await app.database.queries.execute(sql`
    insert into games_card_case (brand_id, id, vendor, game_code, currency, day, kind, from_member, to_member, figures,
      found_at, state)
    values (${brandIdOf(app, merchant)}::uuid, ${id}::uuid, 'NOBODY', 'cards', 'CNY', '2026-11-01', 'flow',
      ${crypto.randomUUID()}::uuid, ${crypto.randomUUID()}::uuid, '{}'::jsonb,
      ${new Date(app.clock.now()).toISOString()}::timestamptz, 'open')`);
  return id;
}

/** A win that is held, as a body names it. */
async function holdWin(code: string) {
  const [transactionId, memberId] = [crypto.randomUUID(), crypto.randomUUID()];
  await openVendor(app, { code });
  await app.database.queries.execute(sql`
    insert into games_held_win (brand_id, vendor, transaction_id, member_id, game_code, round, currency, amount, why,
      limit_amount, at, state)
    values (${brandIdOf(app, merchant)}::uuid, ${code}, ${transactionId}::uuid, ${memberId}::uuid, 'dice', 'r', 'CNY', 100000,
      'round', 1, ${new Date(app.clock.now()).toISOString()}::timestamptz, 'held')`);
  return { vendor: code, transactionId, reason };
}

async function listTitle(code: string): Promise<string> {
  const vendor = `LISTED_${code.toUpperCase()}`;
  await openVendor(app, { code: vendor });
  await putVendor(app, vendor, [makeVendorTitle({ game_code: code })]);
  return `${vendor}.${code}`;
}

/** An action on a vendor's keys; if it needs a key, our pending one. */
async function toVendor(
  what: string,
  about: { keyId?: string; publicKey?: string; overlapHours?: number } = {},
) {
  const code = `KEYS_${what.toUpperCase()}`;
  await openVendor(app, { code });
  const path = '/ops/games/vendor/key';
  if (about.keyId === undefined)
    return admin.post(`${path}/${what}`, { code, version: 1, reason, ...about }, { merchant });
  const { keys } = (await admin.post(`${path}/ours`, { code, version: 1, reason }, { merchant })).value as {
    keys: { id: string; state: string }[];
  };
  const keyId = keys.find(({ state }) => state === 'next')?.id;
  return admin.post(`${path}/${what}`, { code, version: 2, reason, keyId }, { merchant });
}

const MATCH = {
  homeTeam: 'Harbour Gulls',
  awayTeam: 'North Pier',
  homeTeamImageUrl: '',
  awayTeamImageUrl: '',
  league: 'Tide League',
  matchTime: 3,
  shownFrom: 1,
  shownUntil: 2,
  order: 0,
  isHidden: false,
};
const REPORTED = {
  kind: 'bet',
  status: 'TS_SUCCESS',
  user: 'nobody',
  game_code: 'squall',
  round: 'a round',
  currency: 'CNY',
  amount: '100000',
  inserted_at: '2026-11-15T12:00:00',
};
/** Compares a day with a vendor that reports this. */
async function compareWithVendor(report: object[]) {
  await hostile.say(report);
  return admin.post('/ops/games/reconcile', { vendor: HOSTILE_VENDOR, day: '2026-11-15' }, { merchant });
}

test('every endpoint about games that changes something is tried here', () => {
  expect(Object.keys(DO).sort()).toEqual(changingWith('games'));
});

test.each(Object.entries(DO))('%s is on record, with whoever did it', async (id, act) => {
  expect(await seeOnRecord(app, id, act)).toEqual({ status: 200, isOnRecord: true });
});
