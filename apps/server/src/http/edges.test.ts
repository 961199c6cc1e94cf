import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addOperator, CONSOLE_HOST, passwordOf } from '../testing/operators.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';

describe('at the edge', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startTestApp();
  });
  afterAll(() => app.close());

  test.each(['site', 'console'] as const)(
    'the %s says on every answer what it does not need',
    async (side) => {
      const server = side === 'site' ? app.server : app.consoleServer;
      for (const url of ['/healthz', '/wps/nothing', '/m/home']) {
        const { headers } = await server.inject({ url });
        expect(headers['permissions-policy']).toContain('camera=()');
        expect(headers['cross-origin-opener-policy']).toBe('same-origin');
        expect(headers['cross-origin-resource-policy']).toBe('same-origin');
      }
    },
  );

  test('files say only what holds for files', async () => {
    const { headers } = await app.server.inject({ url: '/m/brand/harbor/icon.svg' });
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'cross-origin',
      // Opened directly, an SVG is a document.
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
    });
    for (const name of ['permissions-policy', 'cross-origin-opener-policy', 'referrer-policy'])
      expect(headers).not.toHaveProperty(name);
    const missing = await app.server.inject({ url: '/m/assets/nothing.js' });
    expect(missing.headers['permissions-policy']).toContain('camera=()');
  });

  test('documents say where to report what their policy stopped', async () => {
    const { headers } = await app.server.inject({ url: '/m/home', headers: { accept: 'text/html' } });
    expect(headers['content-security-policy']).toContain('report-uri /policy-reports');
  });

  test.each(['site', 'console'] as const)(
    'reports to the %s are counted by known directives, up to a limit, and nothing of them is kept',
    async (side) => {
      const server = side === 'site' ? app.server : app.consoleServer;
      const report = (body: string, type = 'application/csp-report') =>
        server.inject({
          method: 'POST',
          url: '/policy-reports',
          remoteAddress: `203.0.113.${side.length}`,
          headers: { 'content-type': type },
          payload: body,
        });
      expect((await report('{"csp-report":{"effective-directive":"script-src-elem"}}')).statusCode).toBe(204);
      expect(
        (await report('[{"body":{"effectiveDirective":"made-up"}}]', 'application/reports+json')).statusCode,
      ).toBe(204);
      expect((await report('x'.repeat(20_000))).statusCode).toBe(413);
      const text = await app.metrics.registry.metrics();
      expect(text).toContain(`policy_reports_total{listener="${side}",directive="script-src"} 1`);
      expect(text).toContain(`policy_reports_total{listener="${side}",directive="other"} 1`);
      expect(text).not.toContain('made-up');
      const many = await Promise.all(Array.from({ length: 40 }, () => report('{}')));
      expect(many.filter(({ statusCode }) => statusCode === 429).length).toBeGreaterThan(5);
    },
  );

  test('checking a seal is limited by address', async () => {
    const check = (n: number) =>
      app.server.inject({
        method: 'POST',
        url: '/wps/system/key/check',
        remoteAddress: '203.0.113.200',
        headers: { 'content-type': 'application/jose' },
        payload: `not a seal ${n}`,
      });
    const answers = await Promise.all(Array.from({ length: 60 }, (_, n) => check(n)));
    expect(answers.filter(({ statusCode }) => statusCode === 429).length).toBeGreaterThanOrEqual(29);
  });
});

test('in production the console describes no call, and its cookie is secure though no proxy says https', async () => {
  const origin = `https://${CONSOLE_HOST}`;
  const env = {
    NODE_ENV: 'production',
    TRUSTED_PROXIES: 'none',
    CONSOLE_ORIGIN: origin,
    SMS_GATEWAY_URL: 'https://sms.example',
    SMTP_URL: 'smtps://mail.example',
  };
  const app = await startTestApp({ env });
  for (const url of ['/docs', '/openapi.json'])
    expect((await app.consoleServer.inject({ url })).statusCode).toBe(404);
  await addOperator(app, 'root', { grants: [{ role: 'admin', merchantCode: null }] });
  const { headers } = await app.consoleServer.inject({
    method: 'POST',
    url: '/ops/session',
    headers: { host: CONSOLE_HOST, origin },
    payload: { name: 'root', password: passwordOf('root') },
  });
  expect(String(headers['set-cookie'])).toMatch(/^__Host-parlour_operator=.*; Secure/);
  await app.close();
});
