import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { placeOfLink } from '@parlour/contract/values/messages/content-links.rules';

/** Published attacks on pages that show what others wrote. */
export const XSS_PAYLOADS = JSON.parse(
  readFileSync(join(import.meta.dirname, 'xss-payloads.json'), 'utf8'),
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
export function dangersIn(html: string, pictures: string): string[] {
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
