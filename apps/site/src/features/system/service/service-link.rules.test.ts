import { describe, expect, it } from 'vitest';
import { decodeServiceLink, openableServiceLinks } from './service-link.rules.ts';

function encode(link: string): string {
  const binary = String.fromCharCode(...new TextEncoder().encode(link));
  return btoa(binary).replace(/\+/g, '-').replace(/\//g, '_').replace(/=+$/, '');
}

describe('service links', () => {
  it('are decoded, whatever their length and script', () => {
    for (const link of [
      'https://example.com/a',
      'https://example.com/ab',
      'https://example.com/abc?x=~~~???',
    ])
      expect(decodeServiceLink(encode(link))).toBe(link);
    expect(decodeServiceLink(encode('https://example.com/客服'))).toBe(
      'https://example.com/%E5%AE%A2%E6%9C%8D',
    );
  });

  it('open web addresses and nothing else', () => {
    for (const link of ['javascript:alert(1)', 'data:text/html,hi', 'file:///etc/passwd', '/m/home', ''])
      expect(decodeServiceLink(encode(link))).toBeNull();
  });

  it('are refused when they are not base64url of UTF-8', () => {
    expect(decodeServiceLink('%%%')).toBeNull();
    expect(decodeServiceLink('_w')).toBeNull();
  });

  it('that cannot be opened are not shown', () => {
    const entries = [
      { csType: 'TELEGRAM', title: 'Telegram', path: encode('https://example.com/t') },
      { csType: 'OTHER', title: 'Broken', path: '%%%' },
    ];
    expect(openableServiceLinks(entries)).toEqual([
      { kind: 'TELEGRAM', title: 'Telegram', href: 'https://example.com/t' },
    ]);
  });
});
