import type { BrandSettings } from '@parlour/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { approveWaiting, readBrand, saveBrand } from '../testing/brand-editor.ts';
import { openTill, type Till } from '../testing/cashier/cashier.ts';
import { addOperator, type SignedIn, signInAs } from '../testing/operators.ts';

/** One operator tries to weaken the rule that binds them, or to lead members' money elsewhere. */

const merchant = 'harbor';
const reason = 'as an attacker would';

let till: Till;
let attacker: SignedIn;
let honest: SignedIn;
let writer: SignedIn;
let admin: SignedIn;
beforeAll(async () => {
  till = await openTill();
  for (const name of ['attacker', 'honest'])
    await addOperator(till.app, name, { grants: [{ role: 'finance', merchantCode: merchant }] });
  await addOperator(till.app, 'writer', { grants: [{ role: 'content', merchantCode: merchant }] });
  await addOperator(till.app, 'admin', { grants: [{ role: 'admin', merchantCode: null }] });
  attacker = await signInAs(till.app, 'attacker');
  honest = await signInAs(till.app, 'honest');
  writer = await signInAs(till.app, 'writer');
  admin = await signInAs(till.app, 'admin');
});
afterAll(() => till.close());

const edit = (by: SignedIn, change: (settings: BrandSettings) => unknown) =>
  saveBrand(by, change, { merchant });
const present = async () => (await readBrand(admin, merchant)).settings;
const withThreshold = (twoPersonsFrom: string) => (settings: BrandSettings) => ({
  ...settings,
  cashier: { ...settings.cashier, withdrawals: { ...settings.cashier.withdrawals, twoPersonsFrom } },
});

test('one finance operator cannot credit 900,000 for 100 by raising the threshold in between', async () => {
  const payer = await till.addPayer('accomplice');
  const { id } = await payer.start({ channel: 'BYHAND' });
  const approve = (by: SignedIn) =>
    by.post('/ops/cashier/deposit/approve', { id, amount: '900000', reason }, { merchant });
  expect((await approve(attacker)).value).toMatchObject({ state: 'review' });
  const before = await present();
  const saved = await edit(attacker, (settings) => {
    const raised = withThreshold('99999999')(settings);
    const [channel, ...channels] = raised.cashier.channels;
    const account = { bank: 'Mine', holder: 'Me', number: '666' };
    return { ...raised, cashier: { ...raised.cashier, channels: [{ ...channel, account }, ...channels] } };
  });
  expect(saved.value).toMatchObject({
    settings: { cashier: before.cashier },
    waiting: [{ kind: 'system.change_cashier', by: { name: 'attacker' } }],
  });
  expect((await present()).cashier).toEqual(before.cashier);
  expect((await approve(attacker)).code).toBe('own_request');
  expect((await approveWaiting(attacker, merchant)).map(({ code }) => code)).toEqual(['own_request']);
  expect(await payer.balance()).toBe(0n);
  // Even with a raised threshold, another amount than the deposit's takes two.
  const [request] = (await readBrand(honest, merchant)).waiting;
  await attacker.post('/ops/approval/cancel', { id: request?.approvalId, reason });
  await edit(honest, withThreshold('99999999'));
  expect((await approveWaiting(attacker, merchant)).map(({ status }) => status)).toEqual([200]);
  expect((await present()).cashier.withdrawals.twoPersonsFrom).toBe('99999999');
  expect((await approve(attacker)).code).toBe('own_request');
  const other = await payer.start({ channel: 'BYHAND' });
  const more = { id: other.id, amount: '100.01', reason };
  const more1 = await attacker.post('/ops/cashier/deposit/approve', more, { merchant });
  expect(more1.value).toMatchObject({ state: 'review' });
  expect(await payer.balance()).toBe(0n);
  await edit(honest, withThreshold('10000'));
  await approveWaiting(attacker, merchant);
});

test('a request is decided by who may change that part, and only as long as it is as it was', async () => {
  const raise = withThreshold('50000');
  await edit(attacker, raise);
  expect((await edit(honest, withThreshold('60000'))).code).toBe('approval_waiting');
  await addOperator(till.app, 'risk', { grants: [{ role: 'risk', merchantCode: merchant }] });
  const risk = await signInAs(till.app, 'risk');
  expect((await approveWaiting(risk, merchant)).map(({ code }) => code)).toEqual(['not_permitted']);
  const [request] = (await readBrand(honest, merchant)).waiting;
  const shown = (await honest.call(`/ops/approval?id=${request?.approvalId}`)).value as { details: object };
  expect(shown.details).toMatchObject({
    before: { cashier: { withdrawals: { twoPersonsFrom: '10000' } } },
    after: { cashier: { withdrawals: { twoPersonsFrom: '50000' } } },
  });
  // Another part may change meanwhile, this one may not.
  await edit(admin, (settings) => ({ ...settings, name: 'Harbor Nights' }));
  await edit(admin, (settings) => ({ ...settings, cashier: { ...settings.cashier, depositMinutes: 45 } }));
  expect((await approveWaiting(honest, merchant)).map(({ code }) => code)).toEqual(['stale']);
  await attacker.post('/ops/approval/cancel', { id: request?.approvalId, reason });
});

test('a channel is closed by one, and opened again by two', async () => {
  const switched = (isOn: boolean) => (settings: BrandSettings) => ({
    ...settings,
    cashier: {
      ...settings.cashier,
      channels: settings.cashier.channels.map((channel) =>
        channel.code === 'BYHAND' ? { ...channel, isOn } : channel,
      ),
    },
  });
  const isOpen = async () => (await present()).cashier.channels.find(({ code }) => code === 'BYHAND')?.isOn;
  expect((await edit(attacker, switched(false))).value).toMatchObject({ waiting: [] });
  expect(await isOpen()).toBe(false);
  await edit(attacker, switched(true));
  expect(await isOpen()).toBe(false);
  await approveWaiting(honest, merchant);
  expect(await isOpen()).toBe(true);
});

test('what members are to install, and whom they are to write to, is not set by one writer', async () => {
  const before = await present();
  const answer = await edit(writer, (settings) => ({
    ...settings,
    tagline: { EN: 'A new line' },
    resources: [{ resourceType: 'Android', url: 'https://evil.example/app.apk' }],
    customerService: [{ csType: 'TELEGRAM', title: 'Help', path: 'https://evil.example/help' }],
  }));
  expect(answer.value).toMatchObject({ waiting: [{ kind: 'system.change_links' }] });
  const { resources, customerService, tagline } = await present();
  expect({ resources, customerService }).toEqual({
    resources: before.resources,
    customerService: before.customerService,
  });
  expect(tagline.EN).toBe('A new line');
  expect((await approveWaiting(admin, merchant)).map(({ status }) => status)).toEqual([200]);
  expect((await present()).resources[0]?.url).toBe('https://evil.example/app.apk');
});

test('an admin alone moves neither the address nor the day nor the currency', async () => {
  const before = await present();
  await edit(admin, (settings) => ({
    ...settings,
    mainDomain: 'evil.example',
    dayStartsAt: '23:00',
    currency: 'VND',
  }));
  const { mainDomain, dayStartsAt, currency } = await present();
  expect({ mainDomain, dayStartsAt, currency }).toEqual({
    mainDomain: before.mainDomain,
    dayStartsAt: before.dayStartsAt,
    currency: before.currency,
  });
  const { waiting } = await readBrand(admin, merchant);
  expect(waiting.map(({ kind }) => kind).sort()).toEqual([
    'system.change_addresses',
    'system.change_settings',
  ]);
});
