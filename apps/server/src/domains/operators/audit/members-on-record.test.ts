import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTill, type Till } from '../../../testing/cashier/cashier.ts';
import { addDrawer } from '../../../testing/cashier/withdrawals.ts';
import { enrolFactor } from '../../../testing/identity/second-factor.ts';
import { addMember, MEMBER_PASSWORD } from '../../../testing/members.ts';
import { changingWith, seeOnRecord, type Tries } from '../../../testing/on-record.ts';
import { addOperator, type SignedIn, signInAs } from '../../../testing/operators.ts';
import type { TestApp } from '../../../testing/test-app.ts';

const reason = 'for the record';
const merchant = 'harbor';
let till: Till;
let app: TestApp;
let admin: SignedIn;
beforeAll(async () => {
  till = await openTill();
  app = till.app;
  await addOperator(app, 'admin', { grants: [{ role: 'admin', merchantCode: null }] });
  admin = await signInAs(app, 'admin');
});
afterAll(() => till.close());

const DO: Tries = {
  'identity.revealMember': () => toMember('/ops/member/reveal'),
  'identity.setMemberState': () => toMember('/ops/member/state', { state: 'locked' }),
  'identity.endMemberPause': () => toMember('/ops/member/unlock'),
  'identity.resetMemberPassword': () => toMember('/ops/member/password/reset'),
  'identity.resetMemberFactor': async () => {
    const { id, call } = await till.addPayer('phoneless');
    await enrolFactor({ call, clock: till.clock }, { password: MEMBER_PASSWORD });
    return admin.post('/ops/member/second-factor/reset', { id, reason }, { merchant });
  },
  'identity.setMemberType': () => toMember('/ops/member/type', { type: 1, isAgentOnly: false }),
  'wallet.runCheck': () => admin.post('/ops/ledger/check', { reason }, { merchant }),
  'wallet.adjust': async () => {
    const { id: memberId } = await addMember(app, 'adjusted');
    const body = { memberId, currency: 'CNY', direction: 'in', amount: '1', reason };
    return admin.post('/ops/ledger/adjustment', body, { merchant });
  },
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
  'identity.endMemberSessions': () => toMember('/ops/member/sessions/end', { sessionId: null }),
  'protection.setProtectionLock': async () => {
    const { id: memberId } = await addMember(app, 'guarded');
    const body = { memberId, covers: 'play', isLocked: true, reason };
    return admin.post('/ops/protection/lock', body, { merchant });
  },
  'protection.setMemberLimit': () =>
    protect('limit', { kind: 'deposit', period: 'day', amount: '10', reason }),
  'protection.excludeMember': () => protect('exclusion', { for: '24h', reason }),
  'protection.noteInteraction': () =>
    protect('interaction', { kind: 'chat', note: 'asked', followUpOn: null }),
  'protection.followUpInteraction': async () => {
    const noted = { kind: 'chat', note: 'asked', followUpOn: '2026-11-16' };
    const { value } = await protect('interaction', noted);
    const { memberId, interactions } = value as { memberId: string; interactions: { id: string }[] };
    const body = { memberId, id: interactions[0]?.id, note: 'asked again' };
    return admin.post('/ops/protection/interaction/followed', body, { merchant });
  },
};

/** A withdrawal that waits for a decision, to a card that is old enough. */
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

/** A transfer by hand that waits for a decision. */
async function sendDeposit(account: string): Promise<string> {
  const payer = await till.addPayer(account);
  const { id } = await payer.start({ channel: 'BYHAND' });
  await payer.post('/wps/deposit/sent', { id, payerName: 'Li Wei' });
  return id;
}

async function protect(path: string, about: object) {
  members += 1;
  const { id: memberId } = await addMember(app, `member${members}`);
  return admin.post(`/ops/protection/${path}`, { memberId, ...about }, { merchant });
}

let members = 0;
async function toMember(path: string, about: object = {}) {
  members += 1;
  const { id } = await addMember(app, `member${members}`);
  return admin.post(path, { id, reason, ...about }, { merchant });
}

test('every endpoint about members and their money that changes something is tried here', () => {
  expect(Object.keys(DO).sort()).toEqual(changingWith('members'));
});

test.each(Object.entries(DO))('%s is on record, with whoever did it', async (id, act) => {
  expect(await seeOnRecord(app, id, act)).toEqual({ status: 200, isOnRecord: true });
});
