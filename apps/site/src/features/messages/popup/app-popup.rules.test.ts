import { describe, expect, it } from 'vitest';
import { appFor, firstDueAt, isAppDue, nextDueAt } from './app-popup.rules.ts';

const ANDROID = 'Mozilla/5.0 (Linux; Android 14; Pixel 8) Chrome/130 Mobile';
const IPHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Safari';
const brand = {
  appWindow: true,
  resources: [
    { resourceType: 'MOBILECONFIG', url: 'https://example.com/profile' },
    { resourceType: 'Android', url: 'https://example.com/apk' },
    { resourceType: 'TELEGRAM', url: 'https://example.com/channel' },
  ],
};
const tab = (userAgent: string) => ({ device: 'H5', userAgent }) as const;

describe('the popup of the app', () => {
  it('offers what fits the phone', () => {
    expect(appFor(brand, tab(ANDROID))).toEqual({ url: 'https://example.com/apk', system: 'Android' });
    expect(appFor(brand, tab(IPHONE))).toEqual({ url: 'https://example.com/profile', system: 'iPhone' });
    const ios = { resourceType: 'IOS', url: 'https://example.com/ios' };
    expect(appFor({ ...brand, resources: [...brand.resources, ios] }, tab(IPHONE))?.url).toBe(ios.url);
  });

  it('is not there in the app, on a computer, without an app, or where the brand does not want it', () => {
    expect(appFor(brand, { device: 'OTHERS', userAgent: ANDROID })).toBeNull();
    expect(appFor(brand, tab('Mozilla/5.0 (Windows NT 10.0; Win64; x64)'))).toBeNull();
    expect(appFor({ ...brand, resources: [] }, tab(ANDROID))).toBeNull();
    expect(appFor({ ...brand, appWindow: false }, tab(ANDROID))).toBeNull();
  });

  it('waits for the second day, then a month, and for ever once the app was taken', () => {
    expect(isAppDue(null, 0)).toBe(false);
    expect(isAppDue(firstDueAt(0), 23 * 3_600_000)).toBe(false);
    expect(isAppDue(firstDueAt(0), 24 * 3_600_000)).toBe(true);
    expect(isAppDue(nextDueAt(0), 29 * 24 * 3_600_000)).toBe(false);
    expect(isAppDue(nextDueAt(0), 30 * 24 * 3_600_000)).toBe(true);
    expect(isAppDue('never', Number.MAX_SAFE_INTEGER)).toBe(false);
  });
});
