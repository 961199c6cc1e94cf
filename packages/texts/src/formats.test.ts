import { writingOf } from '@parlour/money';
import { LANGUAGE_NAMES } from '@parlour/texts/languages';
import { describe, expect, test } from 'vitest';
import { createFormats } from './formats.ts';

const SHANGHAI = 'Asia/Shanghai';
const at = Date.UTC(2026, 10, 15, 8, 30);
const formatsOf = (tag: string, timeZone = SHANGHAI) => createFormats({ tag, timeZone });

describe('formats', () => {
  test('are made once for a language and a zone, whoever asks', () => {
    const Real = Intl.DateTimeFormat;
    let made = 0;
    Intl.DateTimeFormat = class extends Real {
      constructor(...given: ConstructorParameters<typeof Real>) {
        super(...given);
        made += 1;
      }
    } as typeof Real;
    for (const tag of ['en', 'vi'])
      for (let asked = 0; asked < 100; asked += 1) formatsOf(tag, 'Asia/Jakarta').time(at + asked * 60_000);
    Intl.DateTimeFormat = Real;
    expect(made).toBe(2);
    expect(formatsOf('en', 'Asia/Jakarta').time(at)).toBe('15:30');
  });

  test.each(['Pacific/Kiritimati', 'Pacific/Pago_Pago'])(
    'write a date as it is for a reader in %s',
    (zone) => {
      const { day, shortDay } = formatsOf('en', zone);
      expect(day('2026-11-15')).toBe('Sun, Nov 15, 2026');
      expect(day('2026-11-15', { hasYear: false })).toBe('Sun, Nov 15');
      expect(shortDay('2026-11-15')).toBe('Nov 15');
    },
  );

  test('date by the Gregorian year in Thai', () => {
    expect(formatsOf('th').day('2026-11-15')).toContain('2026');
  });

  test('date by the Gregorian year in Thai too', () => {
    expect(formatsOf('th').date(at)).toBe('15 พ.ย. 2026');
  });

  test("show a moment on the brand's clocks and name the zone", () => {
    expect(formatsOf('en').moment(at)).toMatch(/Sun, November 15.* 16:30 GMT\+8/);
    expect(formatsOf('en').time(at)).toBe('16:30');
  });

  test("change the year at the brand's midnight, in bare figures", () => {
    const midnight = Date.UTC(2025, 11, 31, 16);
    expect(formatsOf('ja').year(midnight - 1)).toBe('2025');
    expect(formatsOf('ja').year(midnight)).toBe('2026');
  });

  test.each([
    [-5_000, '5 seconds ago'],
    [-5 * 60_000, '5 minutes ago'],
    [3 * 3_600_000, 'in 3 hours'],
    [24 * 3_600_000, 'tomorrow'],
    [-9 * 24 * 3_600_000, '9 days ago'],
  ])('say how far %i ms are', (spanMs, said) => {
    expect(formatsOf('en').relative({ at: at + spanMs, now: at })).toBe(said);
  });

  test('name zones, currencies and countries', () => {
    const { zone, currencyName, countryName } = formatsOf('en', 'Asia/Manila');
    expect(zone(at)).toEqual({ name: expect.stringMatching(/^Philippine/), offset: 'GMT+8' });
    expect(currencyName('CNY')).toBe('Chinese Yuan');
    expect(countryName('SG')).toBe('Singapore');
  });
});

test.each(Object.values(LANGUAGE_NAMES).map(({ tag }) => tag))(
  'amounts in %s have the marks and the place of the symbol its readers know',
  (tag) => {
    const parts = new Intl.NumberFormat(tag, { style: 'currency', currency: 'PHP' }).formatToParts(
      1_234_567.5,
    );
    const markOf = (type: string) => parts.find((part) => part.type === type)?.value;
    const { group, decimal, isSymbolLast } = writingOf(tag);
    expect({ group, decimal }).toEqual({ group: markOf('group'), decimal: markOf('decimal') });
    expect(isSymbolLast).toBe(parts.at(-1)?.type === 'currency');
  },
);
