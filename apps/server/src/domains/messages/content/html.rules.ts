import { CONTENT_TAGS, type ContentStyle } from '@parlour/contract/values/messages/content-html.rules';
import { placeOfLink } from '@parlour/contract/values/messages/content-links.rules';
import sanitizeHtml from 'sanitize-html';

const COLOUR = [/^#[0-9a-f]{3,8}$/i, /^rgba?\(\s*[\d.]+(\s*,\s*[\d.%]+){2,3}\s*\)$/i, /^[a-z]{3,20}$/i];
const SIZE = [/^\d{1,4}(\.\d{1,2})?(px|%)$/];
const STYLES: Record<ContentStyle, RegExp[]> = {
  color: COLOUR,
  'background-color': COLOUR,
  'text-align': [/^(left|center|right|justify|start|end)$/],
  'font-size': [/^\d{1,2}(\.\d{1,2})?px$/],
  'font-weight': [/^(normal|bold|[1-9]00)$/],
  'line-height': [/^\d(\.\d{1,2})?$/],
  width: SIZE,
  'max-width': SIZE,
  height: SIZE,
};

/**
 * What an operator's text may be made of: words, lists, tables, links and pictures of ours. Everything else is left out,
 * and of scripts and styles also what is inside. Applied when a text is saved, and again whenever it is read.
 */
export function sanitise(html: string, { pictures }: { pictures: string }): string {
  return sanitizeHtml(html, {
    allowedTags: CONTENT_TAGS,
    allowedAttributes: {
      '*': ['style'],
      a: ['href', 'target', 'rel'],
      img: ['src', 'alt', 'width', 'height'],
      th: ['colspan', 'rowspan'],
      td: ['colspan', 'rowspan'],
    },
    allowedStyles: { '*': STYLES },
    allowedSchemes: ['http', 'https'],
    allowProtocolRelative: false,
    disallowedTagsMode: 'discard',
    nonTextTags: NON_TEXT,
    nestingLimit: 20,
    transformTags: { a: linkTag },
    // A picture from elsewhere would tell its host who reads us.
    exclusiveFilter: ({ tag, attribs }) => tag === 'img' && !isOurs(attribs.src ?? '', pictures),
  });
}

/** Their insides are no text either. */
const NON_TEXT = [
  ...['script', 'style', 'textarea', 'option', 'noscript', 'template', 'iframe', 'object', 'embed'],
  ...['svg', 'math', 'title', 'xmp', 'noembed', 'noframes', 'plaintext', 'select', 'audio', 'video'],
];

function linkTag(_tag: string, { href = '', ...attribs }: sanitizeHtml.Attributes): sanitizeHtml.Tag {
  const { style = '' } = attribs;
  const kept = style ? { style } : {};
  const place = placeOfLink(href);
  if (place === 'inside') return { tagName: 'a', attribs: { ...kept, href } };
  if (place === 'outside')
    return { tagName: 'a', attribs: { ...kept, href, target: '_blank', rel: 'noopener noreferrer' } };
  return { tagName: 'span', attribs: kept };
}

const isOurs = (src: string, pictures: string): boolean =>
  src.startsWith(pictures) && /^[0-9a-f]{64}-\d{1,4}\.(webp|jpg)$/.test(src.slice(pictures.length));

/** Words as they are, inside HTML. */
export const escapeHtml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
