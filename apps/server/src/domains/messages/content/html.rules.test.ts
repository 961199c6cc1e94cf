import { describe, expect, test } from 'vitest';
import { dangersIn, XSS_PAYLOADS } from '../../../testing/html-dangers.ts';
import { sanitise } from './html.rules.ts';

const pictures = '/m/picture/harbor/';
const own = `${pictures}${'a'.repeat(64)}-750.webp`;
const clean = (html: string) => sanitise(html, { pictures });

describe('an attack in a text', () => {
  test('is one of more than two hundred kinds', () => {
    expect(new Set(XSS_PAYLOADS).size).toBeGreaterThan(200);
  });

  test.each(XSS_PAYLOADS.map((payload, index) => [index, payload]))(
    'number %i comes to nothing: %j',
    (_index, payload) => {
      for (const html of [payload, `<p>before ${payload} after</p>`, `<a href="/m/home">${payload}</a>`]) {
        const cleaned = clean(html);
        expect(dangersIn(cleaned, pictures)).toEqual([]);
        // What has been cleaned stays as it is: nothing comes to life when it is read again.
        expect(clean(cleaned)).toBe(cleaned);
      }
    },
  );
});

test.each([
  ['<p>Hello <strong>you</strong>, <em>and</em> <u>you</u></p>'],
  ['<h3 style="text-align:center;color:#ff8800">Prizes</h3>'],
  ['<p style="font-size:14px">small</p>'],
  ['<ul><li>one</li><li>two</li></ul>'],
  ['<table><tbody><tr><td colspan="2">wide</td></tr></tbody></table>'],
  ['<a href="/m/gameList?type=hot">games</a>'],
])('%s stays as it is', (html) => {
  expect(clean(html)).toBe(html);
});

test('links to other sites open apart and know nothing of us', () => {
  expect(clean('<a href="https://example.com/a" target="_top" rel="opener">x</a>')).toBe(
    '<a href="https://example.com/a" target="_blank" rel="noopener noreferrer">x</a>',
  );
});

test('a link that leads nowhere keeps its words', () => {
  expect(clean('<a href="javascript:alert(1)">press <b>here</b></a>')).toBe('<span>press <b>here</b></span>');
});

test('only pictures of the brand itself are shown', () => {
  expect(clean(`<img src="${own}" width="300" alt="Prizes">`)).toBe(
    `<img src="${own}" width="300" alt="Prizes" />`,
  );
  expect(clean('<p>a<img src="https://evil.example/pixel.png">b</p>')).toBe('<p>ab</p>');
  expect(clean(`<img src="/m/picture/lotus/${'a'.repeat(64)}-750.webp">`)).toBe('');
});
