import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { placeOfLink } from '@parlour/contract/values/messages/content-links.rules';
import { describe, expect, test } from 'vitest';
import { sanitise } from './html.rules.ts';

const pictures = '/m/picture/harbor/';
const own = `${pictures}${'a'.repeat(64)}-750.webp`;
const clean = (html: string) => sanitise(html, { pictures });

const PAYLOADS = JSON.parse(
  readFileSync(join(import.meta.dirname, '../../../testing/xss-payloads.json'), 'utf8'),
) as string[];
const TAGS = new Set(
  'p br div span h2 h3 h4 blockquote hr strong b em i u s small sub sup ul ol li table thead tbody tr th td a img'.split(
    ' ',
  ),
);
const ATTRIBUTES = new Set([
  'style',
  'href',
  'target',
  'rel',
  'src',
  'alt',
  'width',
  'height',
  'colspan',
  'rowspan',
]);
const STYLE =
  /^((color|background-color|text-align|font-size|font-weight|line-height|width|max-width|height):[\w#%.(), -]+;?)*$/;

/** A tag as we write them: nothing in a value could end it early. */
const TAG = /<(\/?)([a-z0-9]+)((?: [a-z]+="[^"<>]*")*)( \/)?>/g;
const ATTRIBUTE = / ([a-z]+)="([^"<>]*)"/g;

/** What is not allowed in it, read tag by tag; whatever is no plain tag is a danger itself. */
function dangersIn(html: string): string[] {
  const found: string[] = [];
  const rest = html.replace(TAG, (_whole, _end, tag: string, attributes: string) => {
    if (!TAGS.has(tag)) found.push(tag);
    for (const [, name = '', written = ''] of attributes.matchAll(ATTRIBUTE)) {
      const value = written.replaceAll('&quot;', '"').replaceAll('&amp;', '&');
      const isBad =
        !ATTRIBUTES.has(name) ||
        (name === 'href' && !placeOfLink(value)) ||
        (name === 'src' && !value.startsWith(pictures)) ||
        (name === 'style' && (!STYLE.test(value) || /url|expression|var|calc/i.test(value)));
      if (isBad) found.push(`${tag} ${name}=${value}`);
    }
    return '';
  });
  return /[<>]/.test(rest) ? [...found, rest] : found;
}

describe('an attack in a text', () => {
  test('is one of more than two hundred kinds', () => {
    expect(new Set(PAYLOADS).size).toBeGreaterThan(200);
  });

  test.each(PAYLOADS.map((payload, index) => [index, payload]))(
    'number %i comes to nothing: %j',
    (_index, payload) => {
      for (const html of [payload, `<p>before ${payload} after</p>`, `<a href="/m/home">${payload}</a>`]) {
        const cleaned = clean(html);
        expect(dangersIn(cleaned)).toEqual([]);
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
