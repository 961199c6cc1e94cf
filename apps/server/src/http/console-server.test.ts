import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { makeBrand } from '../factories/brand.factory.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';
import { findAssets } from './documents/site-assets.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({
    brands: [
      makeBrand({ merchantCode: 'harbor', imageCDNs: ['https://img.example'] }),
      makeBrand({ merchantCode: 'lantern', hosts: ['lantern.example'] }),
    ],
  });
});
afterAll(() => app.close());

const visit = { accept: 'text/html', host: 'console.test:8081' };

describe('the console’s origin', () => {
  test('serves operators’ calls, and the site’s does not', async () => {
    const here = await app.consoleServer.inject({ url: '/ops/session' });
    expect([here.statusCode, here.json().code]).toEqual([401, 'not_logged_in']);
    for (const url of ['/ops/session', '/ops', '/ops/brands?x=1']) {
      const there = await app.server.inject({ url, headers: { accept: 'text/html' } });
      expect([there.statusCode, there.json().code]).toEqual([404, 'empty_request_url']);
    }
  });

  test('serves nothing of the site', async () => {
    for (const url of ['/wps/system/status', '/lgw/orders', '/ops/nowhere']) {
      const answer = await app.consoleServer.inject({ url, headers: visit });
      expect([answer.statusCode, answer.json().code]).toEqual([404, 'empty_request_url']);
    }
    expect((await app.consoleServer.inject({ url: '/metrics' })).statusCode).toBe(404);
    expect((await app.consoleServer.inject({ url: '/m/brand/harbor/icon.svg' })).json().code).toBe(
      'not_found',
    );
  });

  test('describes its own calls, and the site describes none of them', async () => {
    const here = (await app.consoleServer.inject({ url: '/openapi.json' })).json();
    const there = (await app.server.inject({ url: '/openapi.json' })).json();
    expect(Object.keys(here.paths).every((path) => path.startsWith('/ops/'))).toBe(true);
    expect(Object.keys(there.paths).some((path) => path.startsWith('/ops/'))).toBe(false);
    expect(here.paths['/ops/brand'].put['x-access']).toBe('brands.edit, scope brand');
    expect((await app.consoleServer.inject({ url: '/docs' })).body).toContain('/ops/audit/export');
    expect((await app.consoleServer.inject({ url: '/healthz' })).statusCode).toBe(200);
  });

  test('says plainly while the app is not built, under a policy that lets nobody frame it', async () => {
    const page = await app.consoleServer.inject({ url: '/brands/harbor', headers: visit });
    const policy = String(page.headers['content-security-policy']);
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).toContain("frame-src 'self' http://console.test:8080 http://lantern.example:8080");
    expect(policy).toContain(
      "img-src 'self' data: blob: http://console.test:8080 http://lantern.example:8080 https://img.example;",
    );
    expect(page.headers['cache-control']).toBe('no-store');
  });

  test('may show the site in a frame, and nobody else may', async () => {
    const policyAt = async (host: string) =>
      String(
        (await app.server.inject({ url: '/m/home', headers: { host } })).headers['content-security-policy'],
      );
    expect(await policyAt('localhost:8080')).toContain("frame-ancestors 'self' http://localhost:8081;");
    expect(await policyAt('lantern.example')).toContain(
      "frame-ancestors 'self' http://lantern.example:8081 http://localhost:8081;",
    );
    expect(await policyAt("evil.example *; script-src 'unsafe-inline'")).toContain(
      "frame-ancestors 'self' http://localhost:8081;",
    );
  });

  test('is CONSOLE_ORIGIN, if set', async () => {
    const behind = await startTestApp({
      env: { CONSOLE_ORIGIN: 'https://console.example' },
      brands: [makeBrand({ merchantCode: 'harbor', hosts: ['harbor.example'] })],
    });
    const home = await behind.server.inject({ url: '/m/home', headers: { host: 'harbor.example' } });
    expect(home.headers['content-security-policy']).toContain(
      "frame-ancestors 'self' https://console.example;",
    );
    const page = await behind.consoleServer.inject({ url: '/', headers: visit });
    expect(page.headers['content-security-policy']).toContain("frame-src 'self' https://harbor.example;");
    const signIn = (origin: string) =>
      behind.consoleServer.inject({
        method: 'POST',
        url: '/ops/session',
        headers: { host: 'console.test', origin },
        payload: { name: 'nobody', password: 'x' },
      });
    expect((await signIn('http://console.test')).json().code).toBe('cross_site');
    expect((await signIn('https://console.example')).json().code).toBe('wrong_credentials');
    await behind.close();
  });
});

test('the console’s built files are found by its manifest, or not at all', async () => {
  const dist = mkdtempSync(join(tmpdir(), 'parlour-console-'));
  expect(await findAssets({ dist, base: '/', viteOrigin: undefined })).toBeNull();
  mkdirSync(join(dist, '.vite'));
  const manifest = {
    'src/main.tsx': { file: 'assets/main-1.js', css: ['assets/main-1.css'], isEntry: true },
  };
  writeFileSync(join(dist, '.vite', 'manifest.json'), JSON.stringify(manifest));
  expect(await findAssets({ dist, base: '/', viteOrigin: undefined })).toMatchObject({
    scripts: ['/assets/main-1.js'],
    styles: ['/assets/main-1.css'],
  });
  expect((await findAssets({ dist, base: '/', viteOrigin: 'http://localhost:8091' }))?.scripts).toContain(
    'http://localhost:8091/src/main.tsx',
  );
});
