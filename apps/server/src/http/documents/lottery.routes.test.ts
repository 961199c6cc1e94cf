import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

describe('the lottery page', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startTestApp();
  });
  afterAll(() => app.close());

  test('is a document of its own, which only our own origin may frame', async () => {
    const answer = await app.server.inject('/m/lotto-h5/harbor/trad/games/HM1?css=light');
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['content-security-policy']).toContain("frame-ancestors 'self';");
    expect(answer.body).toContain('data-theme="light"');
    expect(answer.body).toContain('src="/m/lotto-h5/assets/main.js"');
  });

  test('shows no theme that does not exist', async () => {
    const answer = await app.server.inject('/m/lotto-h5/harbor/trad/games/HM1?css=%22%3E');
    expect(answer.body).not.toMatch(/<html [^>]*data-theme/);
  });
});
