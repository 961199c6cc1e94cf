import { BRAND_PARTS, type BrandDocument, type BrandSettings } from '@parlour/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { makeBrand } from '../../../factories/brand.factory.ts';
import { approveWaiting, type EditBrand, readBrand, saveBrand } from '../../../testing/brand-editor.ts';
import { addOperator, type SignedIn, signInAs } from '../../../testing/operators.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';

let app: TestApp;
let admin: SignedIn;
let second: SignedIn;
let writer: SignedIn;
let watcher: SignedIn;
beforeAll(async () => {
  app = await startTestApp({
    brands: [
      makeBrand({ merchantCode: 'harbor', languages: ['EN', 'CN', 'TH'] }),
      makeBrand({ merchantCode: 'lantern', hosts: ['lantern.example'] }),
    ],
  });
  await addOperator(app, 'admin', { grants: [{ role: 'admin', merchantCode: null }] });
  await addOperator(app, 'writer', { grants: [{ role: 'content', merchantCode: 'harbor' }] });
  await addOperator(app, 'watcher', { grants: [{ role: 'risk', merchantCode: 'harbor' }] });
  await addOperator(app, 'second', { grants: [{ role: 'admin', merchantCode: null }] });
  admin = await signInAs(app, 'admin');
  second = await signInAs(app, 'second');
  writer = await signInAs(app, 'writer');
  watcher = await signInAs(app, 'watcher');
});
afterAll(() => app.close());

const merchant = 'harbor';
const read = (by = admin) => readBrand(by, merchant);
const save = (
  edit: EditBrand,
  { by = admin, version, code = merchant }: { by?: SignedIn; version?: number; code?: string } = {},
) => saveBrand(by, edit, { merchant: code, version });

/** Saves, and lets somebody else approve what takes two. */
const saveByTwo = async (edit: EditBrand, code = merchant) => {
  const saved = await save(edit, { code });
  const [approved] = await approveWaiting(second, code);
  return approved ?? saved;
};

const nameOnSite = async () =>
  (await app.server.inject({ url: '/wps/system/settings/consolidated', headers: { merchant } })).json().value;

describe('the brand editor', () => {
  test('lists the brands the caller may see', async () => {
    const codes = async (by: SignedIn) =>
      ((await by.call('/ops/brands')).value as { items: { merchantCode: string }[] }).items.map(
        (brand) => brand.merchantCode,
      );
    expect(await codes(admin)).toEqual(['harbor', 'lantern']);
    expect(await codes(writer)).toEqual(['harbor']);
  });

  test('reads the whole settings, what the caller may change, and where the site is', async () => {
    const document = await read();
    expect(document.settings).toEqual(app.modules.system.brands.ofMerchant('harbor')?.settings);
    expect(document.editable).toEqual(BRAND_PARTS);
    expect(document.switchCodes).toMatchObject({ liveChat: 'CBS3' });
    expect(document.siteUrl).toBe('http://console.test:8080/m/home');
    expect((await read(writer)).editable).toEqual([
      'tagline',
      'texts',
      'customerService',
      'resources',
      'appWindow',
      'feedback',
      'skin',
      'theme',
    ]);
    const other = (await admin.call('/ops/brand', { merchant: 'lantern' })).value as BrandDocument;
    expect(other.siteUrl).toBe('http://lantern.example:8080/m/home');
  });

  test('saves, on the site at once, with a version and a line in the record that say what changed', async () => {
    const { version } = await read();
    const saved = await save((settings) => ({
      ...settings,
      name: 'Harbor Two',
      switches: { ...settings.switches, liveChat: false },
    }));
    expect(saved.value).toMatchObject({ version: version + 1, settings: { name: 'Harbor Two' } });
    expect(await nameOnSite()).toMatchObject({ name: 'Harbor Two', whitelabel: { CBS3: false } });
    const changes = [
      { path: 'name', before: 'harbor', after: 'Harbor Two' },
      { path: 'switches.liveChat', before: true, after: false },
    ];
    const { items } = (await admin.call('/ops/brand/versions', { merchant })).value as { items: object[] };
    expect(items[0]).toEqual({
      version: version + 1,
      at: app.clock.now(),
      by: { id: admin.id, name: 'admin', displayName: 'The admin' },
      reason: 'as agreed',
      restoredFrom: null,
      changes,
    });
    expect(items.at(-1)).toMatchObject({ version: 1, by: null, changes: [] });
    const record = (await admin.call('/ops/audit?action=system.save_brand')).value as { items: object[] };
    expect(record.items[0]).toMatchObject({
      merchantCode: 'harbor',
      target: { kind: 'brand', id: 'harbor' },
      changes,
      reason: 'as agreed',
      operator: { name: 'admin' },
    });
  });

  test('writes neither version nor record when nothing changed', async () => {
    const before = await read();
    expect((await save((settings) => settings)).value).toMatchObject({ version: before.version });
  });

  test('refuses to overwrite what somebody saved meanwhile', async () => {
    const { version } = await read();
    await save((settings) => ({ ...settings, minimumAge: 19 }));
    const late = await save((settings) => ({ ...settings, minimumAge: 20 }), { version });
    expect([late.status, late.code]).toEqual([409, 'stale']);
    expect(late.value).toEqual({ version: version + 1 });
    expect((await read()).settings.minimumAge).toBe(19);
  });

  test('names the path of every field that is wrong', async () => {
    const wrong = await save((settings) => ({
      ...settings,
      minimumAge: 3,
      timeZone: 'Mars/Olympus',
      hosts: ['not a host'],
      switches: { ...settings.switches, flyingCars: true },
      theme: { ...settings.theme, dark: { ...settings.theme.dark, line: 'url(evil)' } },
      merchantCode: 'harbor',
    }));
    expect(wrong.code).toBe('invalid_input');
    expect(wrong.value).toEqual({
      fields: {
        'settings.minimumAge': 'too_small',
        'settings.timeZone': 'wrong_format',
        'settings.hosts.0': 'wrong_format',
        'settings.switches.flyingCars': 'unknown_field',
        'settings.theme.dark.line': 'wrong_format',
      },
    });
    const renamed = await save((settings) => ({ ...settings, merchantCode: 'haven' }));
    expect(renamed.value).toEqual({ fields: { 'settings.merchantCode': 'not_allowed' } });
  });

  test('lets each role change its own parts and names those it may not', async () => {
    const colour = (settings: BrandSettings) => ({
      ...settings,
      theme: { ...settings.theme, dark: { ...settings.theme.dark, line: '#123456' } },
    });
    const close = (settings: BrandSettings) => ({ ...settings, maintenance: { enabled: true, until: null } });
    expect((await save(colour, { by: writer })).status).toBe(200);
    const refused = await save((settings) => colour(close({ ...settings, minimumAge: 30 })), { by: writer });
    expect([refused.status, refused.code]).toEqual([403, 'part_not_permitted']);
    expect(refused.value).toEqual({ parts: ['maintenance', 'minimumAge'] });
    expect((await save(close, { by: watcher })).status).toBe(200);
    expect((await save((settings) => ({ ...settings, name: 'Mine' }), { by: watcher })).code).toBe(
      'part_not_permitted',
    );
    await save((settings) => ({ ...settings, maintenance: { enabled: false, until: null } }));
  });

  test('refuses a host of another brand, and gives a freed one to whoever asks next', async () => {
    const taken = await saveByTwo((settings) => ({
      ...settings,
      hosts: ['harbor.example', 'lantern.example'],
    }));
    expect([taken.status, taken.code]).toEqual([409, 'host_taken']);
    expect(taken.value).toEqual({ host: 'lantern.example' });
    expect((await read()).settings.hosts).toEqual([]);
    const [waiting] = (await read()).waiting;
    await admin.post('/ops/approval/cancel', { id: waiting?.approvalId, reason: 'not ours' });
    await saveByTwo((settings) => ({ ...settings, hosts: [] }), 'lantern');
    expect((await saveByTwo((settings) => ({ ...settings, hosts: ['lantern.example'] }))).status).toBe(200);
    const onHost = await app.server.inject({
      url: '/wps/system/status',
      headers: { host: 'lantern.example' },
    });
    expect(onHost.json().value.info.merchantCode).toBe('harbor');
    await saveByTwo((settings) => ({ ...settings, hosts: [] }));
  });
});

describe('versions', () => {
  test('are shown with how they differ from now, and restored as a new one', async () => {
    const { version } = await read();
    await save((settings) => ({ ...settings, minimumAge: 30, tagline: { EN: 'Another line' } }));
    const seen = (await admin.call(`/ops/brand/version?version=${version}`, { merchant })).value as {
      settings: BrandSettings;
      changesToNow: object[];
    };
    expect(seen.settings.minimumAge).toBe(19);
    expect(seen.changesToNow).toContainEqual({ path: 'minimumAge', before: 19, after: 30 });
    const restore = (by: SignedIn, body: object) =>
      by.post('/ops/brand/restore', { reason: 'it was better', ...body }, { merchant });
    expect((await restore(writer, { version: version + 1, restore: version })).code).toBe(
      'part_not_permitted',
    );
    expect((await restore(admin, { version, restore: version })).code).toBe('stale');
    expect((await restore(admin, { version: version + 1, restore: 999 })).code).toBe('not_found');
    const restored = await restore(admin, { version: version + 1, restore: version });
    expect(restored.value).toMatchObject({ version: version + 2, settings: { minimumAge: 19 } });
    const { items } = (await admin.call('/ops/brand/versions?limit=1', { merchant })).value as {
      items: object[];
    };
    expect(items[0]).toMatchObject({ version: version + 2, restoredFrom: version });
    expect((await admin.call('/ops/brand/version?version=999', { merchant })).code).toBe('not_found');
  });

  test('are listed in pages', async () => {
    const first = (await admin.call('/ops/brand/versions?limit=2', { merchant })).value as {
      items: { version: number }[];
      next: string;
    };
    const second = (await admin.call(`/ops/brand/versions?limit=2&after=${first.next}`, { merchant }))
      .value as {
      items: { version: number }[];
    };
    const versions = [...first.items, ...second.items].map((one) => one.version);
    expect(versions).toEqual([
      versions[0],
      (versions[0] ?? 0) - 1,
      (versions[0] ?? 0) - 2,
      (versions[0] ?? 0) - 3,
    ]);
  });

  test('that no longer fit the contract are not restored', async () => {
    const { version } = await read();
    const brandId = app.modules.system.brands.ofMerchant('harbor')?.id ?? '';
    await app.database.queries.execute(
      `update system_brand_version set settings = settings - 'theme' where brand_id = '${brandId}' and version = 1`,
    );
    const restored = await admin.post(
      '/ops/brand/restore',
      { version, restore: 1, reason: 'back to the start' },
      { merchant },
    );
    expect([restored.status, restored.code]).toEqual([409, 'version_unusable']);
  });
});

describe('a new brand', () => {
  const body = {
    copyOf: 'harbor',
    merchantCode: 'haven',
    name: 'Haven',
    hosts: ['haven.example'],
    mainDomain: 'haven.example',
    reason: 'a new customer',
  };

  test('is a copy under names of its own, closed until somebody opens it', async () => {
    const made = await admin.post('/ops/brands', body);
    expect(made.value).toMatchObject({
      merchantCode: 'haven',
      version: 1,
      settings: { name: 'Haven', hosts: ['haven.example'], maintenance: { enabled: true } },
    });
    const status = await app.server.inject({ url: '/wps/system/status', headers: { host: 'haven.example' } });
    expect(status.json().value).toMatchObject({ status: 1, info: { name: 'Haven' } });
  });

  test('takes neither code nor host of another, and copies only what exists', async () => {
    expect((await admin.post('/ops/brands', { ...body, hosts: [] })).code).toBe('merchant_taken');
    expect((await admin.post('/ops/brands', { ...body, merchantCode: 'haven2' })).code).toBe('host_taken');
    expect((await admin.post('/ops/brands', { ...body, copyOf: 'nowhere' })).code).toBe('not_found');
    const bad = await admin.post('/ops/brands', { ...body, merchantCode: '2bad', reason: 'x' });
    expect(bad.value).toEqual({ fields: { merchantCode: 'wrong_format', reason: 'too_small' } });
    expect(app.modules.system.brands.ofMerchant('haven2')).toBeUndefined();
  });
});
