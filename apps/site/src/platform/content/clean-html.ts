import { PICTURES_PATH } from '@parlour/contract/values/messages';
import { placeOfLink } from '@parlour/contract/values/messages/content-links.rules';
import DOMPurify from 'dompurify';

const TAGS = [
  ...['p', 'br', 'div', 'span', 'h2', 'h3', 'h4', 'blockquote', 'hr'],
  ...['strong', 'b', 'em', 'i', 'u', 's', 'small', 'sub', 'sup'],
  ...['ul', 'ol', 'li', 'table', 'thead', 'tbody', 'tr', 'th', 'td'],
  ...['a', 'img'],
];
const ATTRIBUTES = ['href', 'src', 'alt', 'width', 'height', 'colspan', 'rowspan', 'style'];
const STYLES = new Set([
  ...['color', 'background-color', 'text-align', 'font-size', 'font-weight', 'line-height'],
  ...['width', 'max-width', 'height'],
]);
const ROOT_PX = 16;

/**
 * An operator's text as elements. The server has left out what is not allowed; here it is done again, because a page
 * must not depend on what a server sent. Sizes grow with the reader's letters.
 */
export function cleanHtml(html: string): DocumentFragment {
  const cleaned = DOMPurify.sanitize(html, {
    ALLOWED_TAGS: TAGS,
    ALLOWED_ATTR: ATTRIBUTES,
    ALLOW_DATA_ATTR: false,
    ALLOW_ARIA_ATTR: false,
    RETURN_DOM_FRAGMENT: true,
  });
  // Of some markup nothing is left, not even a fragment, whatever its type says.
  const fragment = (cleaned as DocumentFragment | null) ?? new DocumentFragment();
  for (const image of fragment.querySelectorAll('img'))
    if (!image.getAttribute('src')?.startsWith(PICTURES_PATH)) image.remove();
    else image.loading = 'lazy';
  for (const link of fragment.querySelectorAll('a')) {
    const place = placeOfLink(link.getAttribute('href') ?? '');
    if (place === null) link.replaceWith(...link.childNodes);
    if (place === 'outside') Object.assign(link, { target: '_blank', rel: 'noopener noreferrer' });
  }
  for (const element of fragment.querySelectorAll<HTMLElement>('[style]')) dress(element);
  return fragment;
}

/** The policy of the page forbids style attributes, and allows a script to set styles. */
function dress(element: HTMLElement): void {
  const written = element.getAttribute('style') ?? '';
  element.removeAttribute('style');
  for (const declaration of written.split(';')) {
    const [name = '', value = ''] = declaration.split(':', 2).map((part) => part.trim());
    if (STYLES.has(name)) element.style.setProperty(name, inRem(value));
  }
}

const inRem = (value: string): string =>
  value.replace(/^([\d.]+)px$/, (_, px: string) => `${Number(px) / ROOT_PX}rem`);
