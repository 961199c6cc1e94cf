import { generateKeyPairSync } from 'node:crypto';
import { consoleContract, type OperatorEndpointDefinition } from '@parlour/contract';
import { sql } from 'drizzle-orm';
import { Secret, TOTP } from 'otpauth';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeVendorTitle } from '../../factories/games.factory.ts';
import type { JobKind } from '../../jobs/job.ts';
import { PermanentFailure } from '../../jobs/job.ts';
import { openTill, type Till } from '../../testing/cashier.ts';
import { brandIdOf, putVendor } from '../../testing/games.ts';
import { HOSTILE_VENDOR, type HostileVendor, openHostileVendor } from '../../testing/hostile-vendor.ts';
import { addMember } from '../../testing/members.ts';
import { addOperator, passwordOf, type SignedIn, signInAs } from '../../testing/operators.ts';
import type { TestApp } from '../../testing/test-app.ts';
import { openVendor } from '../../testing/vendor.ts';
import { addDrawer } from '../../testing/withdrawals.ts';

const reason = 'for the record';
const merchant = 'harbor';
let till: Till;
let app: TestApp;
let admin: SignedIn;
let second: SignedIn;
beforeAll(async () => {
  till = await openTill({ env: { SMS_GATEWAY_URL: 'http://127.0.0.1:9/sms' } });
  app = till.app;
  for (const name of ['admin', 'second'])
    await addOperator(app, name, { grants: [{ role: 'admin', merchantCode: null }] });
  admin = await signInAs(app, 'admin');
  second = await signInAs(app, 'second');
});
afterAll(async () => {
  await vendor?.close();
  await till.close();
});

type Line = { id: string; action: string; operator_id: string | null };
const record = async () =>
  (await app.database.queries.execute('select id, action, operator_id from operators_audit')).rows as Line[];
const codeOf = (secret: string) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: app.clock.now() });

async function failJob(): Promise<string> {
  const kind: JobKind<unknown> = {
    name: 'test.failing',
    maxAttempts: 1,
    outside: async () => {
      throw new PermanentFailure('no');
    },
  };
  app.jobs.register(kind);
  await app.database.transaction((tx) => app.jobs.enqueue(tx, kind, {}));
  await app.jobs.runDue();
  const [job] = await app.jobs.list({ kind: kind.name, limit: 1 });
  return job?.id ?? '';
}

async function failMessage(): Promise<string> {
  const brandId = app.modules.system.brands.ofMerchant(merchant)?.id ?? '';
  await app.database.transaction((tx) =>
    app.outbox.send(tx, {
      brandId,
      channel: 'sms',
      purpose: 'test',
      recipient: '+8613800138000',
      body: 'hello',
    }),
  );
  const [message] = await app.outbox.list(brandId, { limit: 1 });
  await app.database.queries.execute(
    `update outbox_message set state = 'failed' where id = '${message?.id}'`,
  );
  return message?.id ?? '';
}

async function askForGrant(name: string): Promise<string> {
  const id = await addOperator(app, name);
  const grants = [{ role: 'support', merchantCode: null }];
  const { value } = await admin.post('/ops/operator/grants', { id, grants, reason });
  return (value as { approvalId: string }).approvalId;
}

const brandNow = async () =>
  (await admin.call('/ops/brand', { merchant })).value as { version: number; settings: { name: string } };

/** Does once, as the console would, what each changing endpoint is for; answers the status. */
const DO: Record<string, () => Promise<{ status: number }>> = {
  'operators.signIn': async () => ({ status: (await signInAs(app, 'admin')) ? 200 : 0 }),
  'operators.signOut': async () => (await signInAs(app, 'admin')).call('/ops/session', { method: 'DELETE' }),
  'operators.endOwnSessions': () => admin.post('/ops/account/sessions/end', { sessionId: null }),
  'operators.changePassword': async () => {
    await addOperator(app, 'changer');
    const body = { current: passwordOf('changer'), next: 'something else entirely' };
    return (await signInAs(app, 'changer')).post('/ops/account/password', body);
  },
  'operators.startSecondFactor': async () => (await startSecondFactor('starter')).answer,
  'operators.confirmSecondFactor': async () => {
    const { session, secret } = await startSecondFactor('confirmer');
    return session.post('/ops/account/second-factor/confirm', { code: codeOf(secret) });
  },
  'operators.renewRecoveryCodes': async () => {
    const { session, secret } = await enrol('renewer');
    const body = { password: passwordOf('renewer'), code: codeOf(secret) };
    return session.post('/ops/account/second-factor/recovery-codes', body);
  },
  'operators.removeSecondFactor': async () => {
    const { session, secret } = await enrol('remover');
    const body = { password: passwordOf('remover'), code: codeOf(secret) };
    return session.post('/ops/account/second-factor/remove', body);
  },
  'operators.create': () => admin.post('/ops/operators', { name: 'newcomer', displayName: 'New', reason }),
  'operators.rename': () =>
    admin.post('/ops/operator/rename', { id: admin.id, displayName: 'Other', reason }),
  'operators.setState': async () =>
    admin.post('/ops/operator/state', { id: await addOperator(app, 'goer'), state: 'disabled', reason }),
  'operators.unlock': async () =>
    admin.post('/ops/operator/unlock', { id: await addOperator(app, 'locked'), reason }),
  'operators.changeGrants': async () => {
    const id = await addOperator(app, 'granted');
    return admin.post('/ops/operator/grants', { id, grants: [{ role: 'risk', merchantCode: null }], reason });
  },
  'operators.resetAccess': async () =>
    admin.post('/ops/operator/reset', { id: await addOperator(app, 'reset'), reason }),
  'operators.endSessionsOf': async () =>
    admin.post('/ops/operator/sessions/end', {
      id: await addOperator(app, 'ended'),
      sessionId: null,
      reason,
    }),
  'operators.decideApproval': async () =>
    second.post('/ops/approval/decide', { id: await askForGrant('decided'), decision: 'approve', reason }),
  'operators.cancelApproval': async () =>
    admin.post('/ops/approval/cancel', { id: await askForGrant('cancelled'), reason }),
  'system.saveBrand': async () => {
    const { version, settings } = await brandNow();
    const body = { version, settings: { ...settings, name: 'Another' }, reason };
    return admin.call('/ops/brand', { method: 'PUT', body, merchant });
  },
  'system.createBrand': () =>
    admin.post('/ops/brands', {
      copyOf: merchant,
      merchantCode: 'haven',
      name: 'Haven',
      hosts: [],
      mainDomain: 'haven.example',
      reason,
    }),
  'system.restoreBrand': async () => {
    const { version } = await brandNow();
    return admin.post('/ops/brand/restore', { version, restore: 1, reason }, { merchant });
  },
  'system.retryJob': async () => admin.post('/ops/job/retry', { id: await failJob(), reason }),
  'system.revealMessage': async () =>
    admin.post('/ops/outbox/reveal', { id: await failMessage(), reason }, { merchant }),
  'system.retryMessage': async () =>
    admin.post('/ops/outbox/retry', { id: await failMessage(), reason }, { merchant }),
  'identity.revealMember': () => toMember('/ops/member/reveal'),
  'identity.setMemberState': () => toMember('/ops/member/state', { state: 'locked' }),
  'identity.endMemberPause': () => toMember('/ops/member/unlock'),
  'identity.resetMemberPassword': () => toMember('/ops/member/password/reset'),
  'identity.setMemberType': () => toMember('/ops/member/type', { type: 1, isAgentOnly: false }),
  'wallet.runCheck': () => admin.post('/ops/ledger/check', { reason }, { merchant }),
  'wallet.adjust': async () => {
    const { id: memberId } = await addMember(app, 'adjusted');
    const body = { memberId, currency: 'CNY', direction: 'in', amount: '1', reason };
    return admin.post('/ops/ledger/adjustment', body, { merchant });
  },
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
  'cashier.approveDeposit': async () =>
    admin.post(
      '/ops/cashier/deposit/approve',
      { id: await sendDeposit('approved'), amount: '100', reason },
      { merchant },
    ),
  'cashier.rejectDeposit': async () =>
    admin.post('/ops/cashier/deposit/reject', { id: await sendDeposit('rejected'), reason }, { merchant }),
  'cashier.takeWithdrawal': async () =>
    admin.post('/ops/cashier/withdrawal/take', { id: await askForMoney('taken') }, { merchant }),
  'cashier.approveWithdrawal': async () =>
    admin.post('/ops/cashier/withdrawal/approve', { id: await askForMoney('paid') }, { merchant }),
  'cashier.rejectWithdrawal': async () =>
    admin.post('/ops/cashier/withdrawal/reject', { id: await askForMoney('denied'), reason }, { merchant }),
  'cashier.reconcile': () => admin.post('/ops/cashier/reconcile', { day: '2026-11-15' }, { merchant }),
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
  // Nobody answers at that address; that it was tried is on record all the same.
  'games.onboardVendors': async () => {
    const body = { apiUrl: VENDOR_URL, token: 'told beforehand', reason };
    const { code } = await admin.post('/ops/games/vendors/onboard', body, { merchant });
    return { status: code === 'vendor_unavailable' ? 200 : 0 };
  },
  'games.renewVendorTitles': async () => {
    await openVendor(app, { code: 'RENEWED' });
    const { code } = await admin.post('/ops/games/vendor/titles', { code: 'RENEWED', reason }, { merchant });
    return { status: code === 'vendor_unavailable' ? 200 : 0 };
  },
  'games.saveVendor': async () => {
    await openVendor(app, { code: 'SAVED' });
    const about = { isOpen: false, betMax: null, apiUrl: VENDOR_URL, operatorId: 'us' };
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
  'games.saveMatch': async () => {
    vendor ??= await openHostileVendor(app);
    return admin.post(
      '/ops/games/match/save',
      { ...MATCH, nodeId: `${HOSTILE_VENDOR}.squall`, reason },
      { merchant },
    );
  },
  'games.reconcileVendor': () => compareWithVendor([]),
  'games.resolveVendorDifference': async () => {
    await compareWithVendor([{ ...REPORTED, transaction_uuid: '0190c0de-0000-7000-8000-00000000000c' }]);
    const { value } = await admin.call('/ops/games/differences?state=open', { merchant });
    const [open] = (value as { items: { id: string }[] }).items;
    return admin.post('/ops/games/difference/resolve', { id: open?.id, reason }, { merchant });
  },
  'identity.endMemberSessions': () => toMember('/ops/member/sessions/end', { sessionId: null }),
  'protection.setProtectionLock': async () => {
    const { id: memberId } = await addMember(app, 'guarded');
    const body = { memberId, covers: 'play', isLocked: true, reason };
    return admin.post('/ops/protection/lock', body, { merchant });
  },
};

const VENDOR_URL = 'http://127.0.0.1:9';
const THEIR_KEY = generateKeyPairSync('rsa', { modulusLength: 2048 }).publicKey.export({
  type: 'spki',
  format: 'pem',
}) as string;

async function listTitle(code: string): Promise<string> {
  const vendor = `LISTED_${code.toUpperCase()}`;
  await openVendor(app, { code: vendor });
  await putVendor(app, vendor, [makeVendorTitle({ game_code: code })]);
  return `${vendor}.${code}`;
}

/** Something done to the keys of a vendor; where it is about a key, ours that is not in use yet. */
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
let vendor: HostileVendor | undefined;
/** A comparison of a day with a vendor that says it did this. */
async function compareWithVendor(report: object[]) {
  vendor ??= await openHostileVendor(app);
  await vendor.say(report);
  return admin.post('/ops/games/reconcile', { vendor: HOSTILE_VENDOR, day: '2026-11-15' }, { merchant });
}

/** A withdrawal that waits for somebody to decide, to a card that is old enough. */
async function askForMoney(account: string): Promise<string> {
  const drawer = await addDrawer(till, account);
  const { brandId, id: memberId } = drawer;
  const number = String(BigInt(`0x${memberId.replaceAll('-', '').slice(-12)}`)).padStart(12, '0');
  await app.database.transaction((tx) =>
    app.modules.cashier.putDemoCard(
      tx,
      { brandId, memberId },
      { bank: 'TIDE', number, holder: 'Mary Jones' },
    ),
  );
  await drawer.give(500);
  const [card] = (await drawer.overview()).cards;
  return (await drawer.withdraw({ cardId: card?.id })).id;
}

/** A transfer by hand that waits for somebody to decide. */
async function sendDeposit(account: string): Promise<string> {
  const payer = await till.addPayer(account);
  const { id } = await payer.start({ channel: 'BYHAND' });
  await payer.post('/wps/deposit/sent', { id, payerName: 'Li Wei' });
  return id;
}

let members = 0;
async function toMember(path: string, about: object = {}) {
  members += 1;
  const { id } = await addMember(app, `member${members}`);
  return admin.post(path, { id, reason, ...about }, { merchant });
}

async function startSecondFactor(name: string) {
  await addOperator(app, name);
  const session = await signInAs(app, name);
  const answer = await session.post('/ops/account/second-factor/start', { password: passwordOf(name) });
  return { session, answer, secret: (answer.value as { secret: string }).secret };
}
async function enrol(name: string) {
  const { session, secret } = await startSecondFactor(name);
  await session.post('/ops/account/second-factor/confirm', { code: codeOf(secret) });
  app.clock.advance(30_000);
  return { session, secret };
}

/** Changes nothing but a ticket; and the second half of signing in, which `sign-in.test.ts` follows. */
const NOT_TRIED = ['operators.ticket', 'operators.signInWithCode'];

const changing = Object.entries(consoleContract).flatMap(([domain, definitions]) =>
  Object.entries(definitions as Record<string, OperatorEndpointDefinition>)
    .filter(([, { method }]) => method !== 'GET')
    .map(([name]) => `${domain}.${name}`),
);

test('every endpoint that changes something is tried here', () => {
  expect([...Object.keys(DO), ...NOT_TRIED].sort()).toEqual([...changing].sort());
});

test.each(Object.entries(DO))('%s is on record, with whoever did it', async (id, act) => {
  const before = new Set((await record()).map((line) => line.id));
  expect((await act()).status).toBe(200);
  const added = (await record()).filter((line) => !before.has(line.id));
  const [domain = ''] = id.split('.');
  const own = added.filter(({ action }) => action.startsWith(`${domain}.`));
  expect(own.length).toBeGreaterThan(0);
  expect(own.some(({ operator_id }) => operator_id !== null)).toBe(true);
});
