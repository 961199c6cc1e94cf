import { describe, expect, it } from 'vitest';
import { formatMoment, formatYear, nameCountry, nameCurrency, nameTimeZone } from './format.ts';

const timeZone = 'Asia/Shanghai';

describe('formats', () => {
  it("show a moment on the brand's clock and name its zone", () => {
    const at = Date.UTC(2025, 10, 15, 8, 30);
    expect(formatMoment({ at, timeZone })).toMatch(/Sat, November 15.* 16:30 GMT\+8/);
  });

  it("change the year at the brand's midnight, not at the device's", () => {
    const midnight = Date.UTC(2025, 11, 31, 16);
    expect(formatYear({ at: midnight - 1, timeZone })).toBe('2025');
    expect(formatYear({ at: midnight, timeZone })).toBe('2026');
  });

  it('name zones, currencies and countries', () => {
    expect(nameTimeZone({ at: 0, timeZone: 'Asia/Manila' }).offset).toBe('GMT+8');
    expect(nameTimeZone({ at: 0, timeZone }).name).toMatch(/^China/);
    expect(nameCurrency('CNY')).toBe('Chinese Yuan');
    expect(nameCountry('SG')).toBe('Singapore');
  });
});
