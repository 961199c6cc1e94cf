import { PICTURES_PATH } from '@parlour/contract/values/messages';
import {
  CONTENT_TAGS,
  contentStylesIn,
  STYLES_ASIDE,
  setStylesAside,
} from '@parlour/contract/values/messages/content-html.rules';
import { placeOfLink } from '@parlour/contract/values/messages/content-links.rules';
import DOMPurify from 'dompurify';

const ATTRIBUTES = ['href', 'src', 'alt', 'width', 'height', 'colspan', 'rowspan', STYLES_ASIDE];
const ROOT_PX = 16;

/**
 * An operator's text as elements. The server has left out what is not allowed; here it is done again, because a page
 * must not depend on what a server sent. Sizes grow with the reader's letters.
 */
export function cleanHtml(html: string): DocumentFragment {
  const cleaned = DOMPurify.sanitize(setStylesAside(html), {
    ALLOWED_TAGS: CONTENT_TAGS,
    ALLOWED_ATTR: ATTRIBUTES,
    ADD_URI_SAFE_ATTR: [STYLES_ASIDE],
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
  for (const element of fragment.querySelectorAll<HTMLElement>(`[${STYLES_ASIDE}]`)) dress(element);
  return fragment;
}

/** The policy of the page forbids style attributes, and allows a script to set styles. */
function dress(element: HTMLElement): void {
  for (const [name, value] of contentStylesIn(element.getAttribute(STYLES_ASIDE) ?? ''))
    element.style.setProperty(name, inRem(value));
  element.removeAttribute(STYLES_ASIDE);
}

const inRem = (value: string): string =>
  value.replace(/^([\d.]+)px$/, (_, px: string) => `${Number(px) / ROOT_PX}rem`);
