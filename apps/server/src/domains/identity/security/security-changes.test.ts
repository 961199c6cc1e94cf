import { DAY_MS, MINUTE_MS } from '@parlour/clock/durations';
import type { BankCard } from '@parlour/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { makeTill, openTill, type Till } from '../../../testing/cashier/cashier.ts';
import { addDrawer, type Drawer, PAYMENT_PASSWORD } from '../../../testing/cashier/withdrawals.ts';
import { createAuthenticator } from '../../../testing/identity/authenticator.ts';
import { CHINA, codeSentTo, messagesTo } from '../../../testing/identity/codes.ts';
import { NEXT } from '../../../testing/identity/passwords.ts';
import { codeOf, enrolFactor, startFactor } from '../../../testing/identity/second-factor.ts';
import { signInAs } from '../../../testing/identity/third-parties.ts';
import { type Answered, MEMBER_PASSWORD, openBrowser } from '../../../testing/members.ts';
import { identityMember } from '../members/members.schema.ts';
import { SECURITY_CHANGES } from './changes.rules.ts';

type Owner = Drawer & { account: string; mobile: string; email: string };
/** Makes one kind of change, with the given proof. */
type Change = (proof: object) => Promise<Answered>;

let till: Till;
let owner: Owner;
let owners = 0;
beforeAll(async () => {
  const brand = makeTill('harbor');
  brand.switches.finalLinks = false;
  till = await openTill({ brands: [brand] });
});
beforeEach(async () => {
  owners += 1;
  const account = `owner${owners}`;
  const [mobile, email] = [`+86135${String(60_000_000 + owners)}`, `${account}@example.com`];
  const drawer = await addDrawer(till, account);
  const at = new Date(till.clock.now());
  await till.app.database.queries
    .update(identityMember)
    .set({ mobile, mobileVerifiedAt: at, email, emailKey: email, emailVerifiedAt: at })
    .where(eq(identityMember.id, drawer.id));
  owner = { ...drawer, account, mobile, email };
});
afterAll(() => till.close());

async function newPasskey(): Promise<Change> {
  const options = await owner.call('/wps/member/passkeys/options', { method: 'POST' });
  const { options: creation } = options.value as { options: never };
  const origin = `http://${till.host}`;
  const response = createAuthenticator(origin).create(creation);
  return (proof) => owner.sealedPost('/wps/member/passkeys', { response, label: 'Phone', ...proof });
}

async function linkTo(name: string): Promise<Answered> {
  const stranger = openBrowser(till.app);
  const { value } = await signInAs(stranger, name);
  return stranger.login(owner.account, { socialTicket: (value as { socialTicket: string }).socialTicket });
}

/** Returns a code that is still good. */
async function secondFactorOfOwner(): Promise<string> {
  const factor = await enrolFactor({ call: owner.call, clock: till.clock }, { password: MEMBER_PASSWORD });
  return factor.nextCode();
}

async function codeForNew(url: string, body: object, address: string): Promise<string> {
  till.clock.advance(MINUTE_MS);
  await owner.post(url, body);
  return codeSentTo(till.app, address);
}

const WAYS: Record<Exclude<keyof typeof SECURITY_CHANGES, 'linkAdded'>, () => Promise<Change>> = {
  password: async () => (proof) => {
    const { password, ...rest } = proof as { password?: string };
    const body = { newPassword: NEXT, confirmNewPassword: NEXT, oldPassword: password ?? '' };
    return owner.sealedPost('/wps/v2/member/password', { ...body, ...rest });
  },
  paymentPassword: async () => (proof) =>
    owner.setPaymentPassword('502917', { oldPaymentPassword: PAYMENT_PASSWORD, password: '', ...proof }),
  passkeyAdded: newPasskey,
  async passkeyRemoved() {
    const added = await (await newPasskey())({ password: MEMBER_PASSWORD });
    const { id } = added.value as { id: string };
    return (proof) => owner.sealedPost('/wps/member/passkeys/remove', { id, ...proof });
  },
  async linkRemoved() {
    expect((await linkTo(`Linked ${owners}`)).status).toBe(200);
    return (proof) => owner.sealedPost('/wps/member/social/remove', { provider: 'google', ...proof });
  },
  async secondFactorAdded() {
    const { secret, ticket } = await startFactor(owner.call);
    return (proof) =>
      owner.sealedPost('/wps/member/secondFactor', {
        ticket,
        code: codeOf(secret, till.clock.now()),
        ...proof,
      });
  },
  async secondFactorRemoved() {
    const factorCode = await secondFactorOfOwner();
    return (proof) => owner.sealedPost('/wps/member/secondFactor/remove', { factorCode, ...proof });
  },
  async recoveryCodes() {
    const factorCode = await secondFactorOfOwner();
    return (proof) => owner.sealedPost('/wps/member/secondFactor/codes', { factorCode, ...proof });
  },
  cardAdded: async () => (proof) => owner.addCard({ password: '', ...proof }),
  async cardRemoved() {
    const { id } = (await owner.addCard()).value as BankCard;
    return (proof) => owner.sealedPost('/wps/member/bankCards/remove', { id, ...proof });
  },
  async mobile() {
    const asked = { mobileNum: `137${String(60_000_000 + owners)}`, ...CHINA };
    const address = `+86${asked.mobileNum}`;
    const verificationCode = await codeForNew('/wps/verification/sms/member', asked, address);
    return (proof) => owner.sealedPost('/wps/member/mobile', { ...asked, verificationCode, ...proof });
  },
  async email() {
    const email = `next-${owner.email}`;
    const verificationCode = await codeForNew('/wps/verification/email/member', { email }, email);
    return (proof) => owner.sealedPost('/wps/member/email', { email, verificationCode, ...proof });
  },
  securityQuestion: async () => (proof) =>
    owner.sealedPost('/wps/member/securityQuestion', { question: 'First pet?', answer: 'Rex', ...proof }),
};

async function lastActions(): Promise<string[]> {
  const { rows } = await till.app.database.queries.execute(
    `select action from operators_audit where target_id = '${owner.id}' order by id desc limit 3`,
  );
  return rows.map((row) => (row as { action: string }).action);
}

/** Every contact of before was told, the record has its line, and withdrawals wait if they are to. */
async function expectFollowed(kind: keyof typeof SECURITY_CHANGES): Promise<void> {
  const { action, holds } = SECURITY_CHANGES[kind];
  const purpose = `identity.changed_${kind.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)}`;
  for (const contact of [owner.mobile, owner.email])
    expect((await messagesTo(till.app, contact)).map((message) => message.purpose)).toContain(purpose);
  expect(await lastActions()).toContain(action);
  if (holds) expect((await owner.overview()).heldUntil).toBe(till.clock.now() + DAY_MS);
}

describe.each(Object.keys(WAYS) as (keyof typeof WAYS)[])('a change of %s', (kind) => {
  test('takes the proof, tells every contact, holds withdrawals and is on record', async () => {
    const change = await WAYS[kind]();
    const before = await lastActions();
    expect((await change({})).code).toBe('wrong_password');
    expect((await change({ password: 'not this one 1' })).code).toBe('wrong_password');
    expect(await lastActions()).toEqual(before);
    expect((await change({ password: MEMBER_PASSWORD })).status).toBe(200);
    await expectFollowed(kind);
  });
});

test('a link made while signing in is proved by the sign-in, and followed by the same', async () => {
  expect((await linkTo(`New ${owners}`)).status).toBe(200);
  await expectFollowed('linkAdded');
});

test('a member without a password proves themselves by a passkey of their own, once', async () => {
  const authenticator = createAuthenticator(`http://${till.host}`);
  const made = await owner.call('/wps/member/passkeys/options', { method: 'POST' });
  const response = authenticator.create((made.value as { options: never }).options);
  const passkey = { response, label: 'Phone', password: MEMBER_PASSWORD };
  expect((await owner.sealedPost('/wps/member/passkeys', passkey)).status).toBe(200);
  await till.app.database.queries
    .update(identityMember)
    .set({ passwordHash: null })
    .where(eq(identityMember.id, owner.id));
  const { value } = await owner.call('/wps/member/passkeys/proof', { method: 'POST' });
  const proofPasskey = authenticator.get((value as { options: never }).options);
  const add = (proof: object) => owner.addCard({ password: '', ...proof });
  expect((await add({})).value).toEqual({ ways: ['sms', 'mail', 'passkey'] });
  expect((await add({ proofPasskey: { ...proofPasskey, id: 'another' } })).code).toBe('passkey_failed');
  const again = await owner.call('/wps/member/passkeys/proof', { method: 'POST' });
  const second = authenticator.get((again.value as { options: never }).options);
  expect((await add({ proofPasskey: second })).status).toBe(200);
  expect((await add({ proofPasskey: second })).code).toBe('passkey_failed');
});

test('the last way to sign in stays', async () => {
  const change = await WAYS.linkRemoved();
  await till.app.database.queries
    .update(identityMember)
    .set({ passwordHash: null, mobileVerifiedAt: null })
    .where(eq(identityMember.id, owner.id));
  await owner.post('/wps/verification/member', { way: 'mail' });
  const proofCode = await codeSentTo(till.app, owner.email);
  expect((await change({ proofCode })).code).toBe('last_way_in');
});
