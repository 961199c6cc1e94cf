import { describe, expect, test } from 'vitest';
import { matchTimeOf } from './matches.rules.ts';

const AT = Date.UTC(2026, 10, 5, 17, 4);

describe('the time of a match', () => {
  test.each([
    ['en', 'Asia/Shanghai', '06 Nov | 01:04'],
    ['en', 'UTC', '05 Nov | 17:04'],
    ['th', 'Asia/Bangkok', '06 พ.ย. | 00:04'],
    ['vi', 'Asia/Ho_Chi_Minh', '06 thg 11 | 00:04'],
    ['zh', 'Asia/Shanghai', '06 11月 | 01:04'],
    ['ja', 'Asia/Tokyo', '06 11月 | 02:04'],
    ['fil', 'Asia/Manila', '06 Nob | 01:04'],
  ])('is a day of two digits, a short month and hours of a day in %s', (locale, timeZone, expected) => {
    expect(matchTimeOf(AT, { locale, timeZone })).toBe(expected);
  });

  test('has midnight as nought', () => {
    expect(matchTimeOf(Date.UTC(2026, 10, 15), { locale: 'en', timeZone: 'UTC' })).toBe('15 Nov | 00:00');
  });
});
