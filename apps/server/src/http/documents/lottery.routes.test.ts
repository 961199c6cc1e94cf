import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { makeLottery } from '../../factories/lottery.factory.ts';
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

  test('names the family of its lottery, and asks for its rules with the first calls', async () => {
    const brand = app.modules.system.brands.all()[0];
    await app.modules.lottery.put(brand?.id ?? '', [makeLottery({ code: 'HM1', family: 'ssc' })]);
    const family = async (gameId: string) => {
      const { body } = await app.server.inject(`/m/lotto-h5/harbor/trad/games/${gameId}?css=light`);
      return /"lotteryFamily":("\w+"|null)/.exec(body)?.[1];
    };
    expect(await family('HM1')).toBe('"ssc"');
    expect(await family('NONE')).toBe('null');
    expect(await family('%22%3E')).toBe('null');
  });

  test('shows no theme that does not exist', async () => {
    const answer = await app.server.inject('/m/lotto-h5/harbor/trad/games/HM1?css=%22%3E');
    expect(answer.body).not.toMatch(/<html [^>]*data-theme/);
  });
});
