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

  test('leave out what an earlier refusal did not know', () => {
    expect(refusalWords(new Refusal('limit_reached', { left: '1.00' }, {}), told('EN'))).toContain('1.00');
  });
});
