import { describe, expect, it } from 'vitest';
import { showsDownloadBar, showsDownloadButton } from './download.rules.ts';

const home = { isHome: true, device: 'H5', isWindowEnabled: true } as const;
const resources = [{ resourceType: 'Android', url: 'https://example.com/app.apk' }];

describe('the offer of the app', () => {
  it('is made on home, in a browser, while it is wanted', () => {
    expect(showsDownloadBar(home)).toBe(true);
    expect(showsDownloadBar({ ...home, isHome: false })).toBe(false);
    expect(showsDownloadBar({ ...home, device: 'OTHERS' })).toBe(false);
    expect(showsDownloadBar({ ...home, device: 'APP' })).toBe(false);
    expect(showsDownloadBar({ ...home, isWindowEnabled: false })).toBe(false);
  });

  it('stands in the header only where there is something to download', () => {
    expect(showsDownloadButton({ ...home, resources })).toBe(true);
    expect(showsDownloadButton({ ...home, resources: [] })).toBe(false);
    const channel = [{ resourceType: 'TELEGRAM', url: 'https://example.com/channel' }];
    expect(showsDownloadButton({ ...home, resources: channel })).toBe(false);
    expect(showsDownloadButton({ ...home, isHome: false, resources })).toBe(false);
  });
});
