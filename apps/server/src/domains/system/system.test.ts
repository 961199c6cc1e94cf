import { brotliDecompressSync } from 'node:zlib';
import { type BrandSettings, contract } from '@parlour/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { makeBrand } from '../../factories/brand.factory.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

const PHILIPPINE_IP = '180.191.0.1';
const AMERICAN_IP = '8.8.8.8';

describe('system', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startTestApp({
      env: { TRUSTED_PROXIES: '127.0.0.1' },
      brands: [
        makeBrand({
          merchantCode: 'harbor',
          restrictedCountries: ['US'],
          imageCDNs: ['https://img1.example', 'https://img2.example'],
          domainRoutes: [{ path: '/m/old', target: '/m/activity' }],
          resources: [{ resourceType: 'Android', url: 'https://example.com/app.apk' }],
        }),
        makeBrand({ merchantCode: 'silent', customerService: [] }),
      ],
    });
  });
  afterAll(() => app.close());

  const get = (url: string, headers: Record<string, string> = {}) => app.server.inject({ url, headers });
  const valueAt = async (url: string, headers = {}) => (await get(url, headers)).json().value;
  const from = (ip: string) => ({ 'x-forwarded-for': ip });

  async function change(edit: (settings: BrandSettings) => BrandSettings) {
    const brand = app.modules.system.brands.ofMerchant('harbor');
    await app.database.transaction((tx) => app.modules.system.brands.change(tx, brand?.id ?? '', edit));
  }
  const setMaintenance = (enabled: boolean) =>
    change((settings) => ({
      ...settings,
      maintenance: { enabled, until: enabled ? app.clock.now() + 3_600_000 : null },
    }));

  describe('status', () => {
    test.each([
      { maintenance: false, regionRestriction: false, status: 0 },
      { maintenance: true, regionRestriction: false, status: 1 },
      { maintenance: true, regionRestriction: true, status: 1 },
      { maintenance: false, regionRestriction: true, status: 2 },
    ])('is $status with maintenance $maintenance and region restriction $regionRestriction', async (row) => {
      await setMaintenance(row.maintenance);
      const ip = row.regionRestriction ? AMERICAN_IP : PHILIPPINE_IP;
      const response = await get('/wps/system/status', from(ip));
      await setMaintenance(false);
      expect(response.statusCode).toBe(200);
      expect(response.json().value).toMatchObject(row);
    });

    test('is the same bytes for those who take compressed answers', async () => {
      const plain = await get('/wps/system/status');
      const response = await get('/wps/system/status', { 'accept-encoding': 'br' });
      expect(response.headers).toMatchObject({ 'content-encoding': 'br', 'cache-control': 'no-store' });
      expect(brotliDecompressSync(response.rawPayload).equals(plain.rawPayload)).toBe(true);
      expect(plain.headers).not.toHaveProperty('content-encoding');
      const short = await get('/wps/system/nothing', { 'accept-encoding': 'br' });
      expect(short.headers).not.toHaveProperty('content-encoding');
    });

    test('1 refuses other calls with 503 and leaves status and keys open', async () => {
      await setMaintenance(true);
      const refused = await get('/wps/system/whitelabel');
      const open = await Promise.all([get('/wps/system/status'), get('/wps/system/key')]);
      const page = await get('/m/home');
      await setMaintenance(false);
      expect(refused.statusCode).toBe(503);
      expect(refused.json()).toMatchObject({ code: 'maintenance', value: { until: expect.any(Number) } });
      expect(open.map((response) => response.statusCode)).toEqual([200, 200]);
      expect(page.statusCode).toBe(503);
      expect(page.headers['retry-after']).toBe('60');
      expect((await get('/wps/system/whitelabel')).statusCode).toBe(200);
    });

    test('2 refuses other calls with 403 and tells the visitor their address', async () => {
      const refused = await get('/wps/system/whitelabel', from(AMERICAN_IP));
      expect(refused.statusCode).toBe(403);
      expect(refused.json().code).toBe('region_restricted');
      expect((await valueAt('/wps/system/status', from(AMERICAN_IP))).location).toEqual({
        ip: AMERICAN_IP,
        country: 'US',
      });
      expect((await get('/m/home', from(AMERICAN_IP))).statusCode).toBe(403);
    });

    test('knows an IPv4 address that came over IPv6, and no country of a private one', async () => {
      expect((await valueAt('/wps/system/status', from(`::ffff:${AMERICAN_IP}`))).status).toBe(2);
      expect((await valueAt('/wps/system/status', from('2001:4860:4860::8888'))).status).toBe(2);
      expect((await valueAt('/wps/system/status', from('10.1.2.3'))).location).toEqual({
        ip: '10.1.2.3',
        country: null,
      });
    });

    test('treats a blocked address, or one in a blocked range, as a restricted region, and no neighbour', async () => {
      const blockedAddresses = ['203.0.113.7', '198.51.100.0/24', '2001:db8::7', '2001:db8:aaaa::/48'];
      await change((settings) => ({ ...settings, blockedAddresses }));
      const statusFrom = async (ip: string) => (await valueAt('/wps/system/status', from(ip))).status;
      const blocked = [
        '203.0.113.7',
        '::ffff:203.0.113.7',
        '198.51.100.255',
        '2001:db8::7',
        '2001:db8:aaaa:1::5',
      ];
      const open = ['203.0.113.8', '198.51.101.0', '2001:db8::8', '2001:db8:aaab::1', PHILIPPINE_IP];
      const statuses = [await Promise.all(blocked.map(statusFrom)), await Promise.all(open.map(statusFrom))];
      const refused = await get('/wps/system/whitelabel', from('198.51.100.1'));
      const stated = await get('/wps/system/status', from(`${PHILIPPINE_IP}, 203.0.113.7`));
      await change((settings) => ({ ...settings, blockedAddresses: [] }));
      expect(statuses).toEqual([blocked.map(() => 2), open.map(() => 0)]);
      expect([refused.statusCode, refused.json().code]).toEqual([403, 'region_restricted']);
      // The proxy appends the address it saw; anything the visitor sent before it is not trusted.
      expect(stated.json().value).toMatchObject({ status: 2, location: { ip: '203.0.113.7' } });
      expect(await statusFrom('203.0.113.7')).toBe(0);
    });

    test('blocks a visitor who states another address, where nobody is trusted to state one', async () => {
      const plain = await startTestApp({
        brands: [makeBrand({ merchantCode: 'harbor', blockedAddresses: ['127.0.0.0/8'] })],
      });
      const response = await plain.server.inject({ url: '/wps/system/status', headers: from(PHILIPPINE_IP) });
      await plain.close();
      expect(response.json().value).toMatchObject({ status: 2, location: { ip: '127.0.0.1' } });
    });

    test('believes no address that a visitor states', async () => {
      const plain = await startTestApp({
        brands: [makeBrand({ merchantCode: 'harbor', restrictedCountries: ['US'] })],
      });
      const response = await plain.server.inject({ url: '/wps/system/status', headers: from(AMERICAN_IP) });
      await plain.close();
      expect(response.json().value).toMatchObject({ status: 0, location: { ip: '127.0.0.1' } });
    });

    test('carries what the site needs, as the specification names it', async () => {
      const { info } = await valueAt('/wps/system/status');
      expect(info).toMatchObject({
        domainRoute: [{ path: '/m/old', target: '/m/activity' }],
        imageCDNs: ['https://img1.example', 'https://img2.example'],
        mobileTemplate: { mem_cen: '1', dep_func: '0' },
        resources: [{ resourceType: 'Android', url: 'https://example.com/app.apk' }],
        whitelabel: { CBS3: true, PERSREP: true },
        mainDomain: 'harbor.localhost',
      });
      const [service] = info.customerService;
      expect(Buffer.from(service.path, 'base64url').toString()).toBe('https://example.com/harbor');
      expect(Object.keys(info)).toEqual(expect.arrayContaining(['customerService', 'paths', 'register']));
    });
  });

  test('consolidated settings equal the info of the status and can be kept', async () => {
    const response = await get('/wps/system/settings/consolidated', { language: 'CN' });
    expect(response.json().value).toEqual((await valueAt('/wps/system/status', { language: 'CN' })).info);
    expect(response.headers).toMatchObject({
      'cache-control': 'public, max-age=1',
      vary: expect.stringContaining('Merchant, Language'),
    });
    const again = await get('/wps/system/settings/consolidated', {
      language: 'CN',
      'if-none-match': String(response.headers.etag),
    });
    expect(again.statusCode).toBe(304);
    expect(again.body).toBe('');
  });

  test('a change of a brand is served at once, and a broken one is refused whole', async () => {
    await change((settings) => ({ ...settings, name: 'Harbor Two', minimumAge: 18 }));
    expect(await valueAt('/wps/system/settings/consolidated')).toMatchObject({
      name: 'Harbor Two',
      minimumAge: 18,
    });
    await expect(change((settings) => ({ ...settings, minimumAge: 12 }))).rejects.toThrow();
    for (const address of ['203.0.113.300', '203.0.113.0/33', '2001:db8::/129', 'example.com', ''])
      await expect(change((settings) => ({ ...settings, blockedAddresses: [address] }))).rejects.toThrow();
    await expect(change((settings) => ({ ...settings, timeZone: 'Mars/Olympus' }))).rejects.toThrow(
      'not a time zone',
    );
    expect(await valueAt('/wps/system/setting/register')).toMatchObject({ minimumAge: 18 });
  });

  test('two brands cannot share a host or a merchant code', async () => {
    const create = (brand: BrandSettings) =>
      app.database.transaction((tx) => app.modules.system.brands.create(tx, brand));
    await create(makeBrand({ merchantCode: 'first', hosts: ['one.example'] }));
    await expect(create(makeBrand({ merchantCode: 'second', hosts: ['one.example'] }))).rejects.toThrow();
    await expect(create(makeBrand({ merchantCode: 'first' }))).rejects.toThrow();
  });

  test('registration rules state fields, methods and age', async () => {
    const value = await valueAt('/wps/system/setting/register');
    expect(value).toMatchObject({
      agreeStartsChecked: true,
      methods: { username: true, mobileNum: true, smsVerification: true, mobilePassword: true },
      fields: { username: { enabled: true, required: true }, zalo: { enabled: false } },
    });
  });

  test('switches and routes have calls of their own', async () => {
    expect(await valueAt('/wps/system/whitelabel')).toMatchObject({ TRANSBETREPMEM3: true, SECPRIV: true });
    expect(await valueAt('/wps/system/domainRoute')).toEqual([{ path: '/m/old', target: '/m/activity' }]);
  });

  test('countries are named in the caller’s language, with their dialling codes', async () => {
    const value = await valueAt('/wps/system/country', { language: 'VI', ...from(PHILIPPINE_IP) });
    expect(value.country).toBe('PH');
    expect(value.countries).toContainEqual({ code: 'PH', name: 'Philippines', countryDialingCode: '63' });
    expect(value.countries).toContainEqual({ code: 'CN', name: 'Trung Quốc', countryDialingCode: '86' });
    expect(value.countries.length).toBeGreaterThan(200);
  });

  test('the service link is given for the gateway asked for, mobile by default', async () => {
    const path = Buffer.from('https://example.com/harbor').toString('base64url');
    expect(await valueAt('/wps/system/service')).toEqual({ version: { pathList: [{ type: '3', path }] } });
    expect(await valueAt('/wps/system/service?gateway=1')).toEqual({
      version: { pathList: [{ type: '1', path }] },
    });
    expect(await valueAt('/wps/system/service', { merchant: 'silent' })).toEqual({
      version: { pathList: [] },
    });
  });
});

describe('the API document', () => {
  test('lists every endpoint with its refusals, for machines and for people', async () => {
    const app = await startTestApp();
    const document = (await app.server.inject({ url: '/openapi.json' })).json();
    const page = await app.server.inject({ url: '/docs' });
    await app.close();
    expect(document.openapi).toBe('3.1.0');
    for (const definition of Object.values(contract.system)) {
      const operation = document.paths[definition.path][definition.method.toLowerCase()];
      expect(Object.keys(operation.responses)).toEqual(expect.arrayContaining(['200', '429', '500']));
      expect(page.body).toContain(`<code>${definition.path}</code>`);
    }
    expect(page.headers['content-security-policy']).toContain("default-src 'none'");
  });
});
