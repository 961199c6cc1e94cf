import { LANGUAGES, type Language } from '@parlour/contract';
import { describe, expect, test } from 'vitest';
import { Refusal } from './refusal.ts';
import { refusalWords } from './refusal-words.ts';

const until = Date.UTC(2026, 10, 17, 16);
const told = (language: Language) => ({ language, timeZone: 'Asia/Shanghai' });
const limit = new Refusal('limit_reached', {
  kind: 'deposit',
  period: 'day',
  limit: '1000.00',
  left: '120.00',
  currency: 'CNY',
  until,
});

describe('the words of a refusal', () => {
  test('name the limit, what is left of it and when it ends on the clock of the brand', () => {
    expect(refusalWords(limit, told('EN'))).toBe(
      'This goes beyond the daily deposit limit of ¥1,000.00: ¥120.00 is left until Nov 18, 2026, 00:00.',
    );
  });

  test('name the end of an exclusion, or that there is none', () => {
    const words = (end: string, at: number | null) =>
      refusalWords(new Refusal('excluded', { end, until: at }), told('EN'));
    expect(words('date', until)).toMatch(/from play until Nov 18, 2026, 00:00\. /);
    expect(words('never', null)).toMatch(/from play for good\. /);
  });

  test.each(LANGUAGES)('have every figure in %s', (language) => {
    const words = refusalWords(limit, told(language));
    const figures = language === 'VI' ? ['1.000,00', '120,00'] : ['1,000.00', '120.00'];
    for (const figure of [...figures, '18', '2026', '00:00']) expect(words).toContain(figure);
  });

  test.each([
    ['EN', 4_200, 'Try again in 5 seconds.'],
    ['EN', 61_000, 'Try again in 2 minutes.'],
    ['CN', 300_000, '请 5分钟后再试。'],
    ['VI', 300_000, 'Vui lòng thử lại sau 5 phút.'],
  ] as const)('say in %s how long %s milliseconds are to wait', (language, retryAfterMs, wait) => {
    for (const code of ['locked_out', 'rate_limited'] as const)
      expect(refusalWords(new Refusal(code, { retryAfterMs }), told(language))).toContain(wait);
  });

  test('leave out what an earlier refusal did not know', () => {
    expect(refusalWords(new Refusal('limit_reached', { left: '1.00' }, {}), told('EN'))).toContain('1.00');
  });
});
