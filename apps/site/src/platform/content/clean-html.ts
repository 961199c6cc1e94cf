import { PICTURES_PATH } from '@parlour/contract/values/messages';
import {
  CONTENT_TAGS,
  contentStylesIn,
  STYLES_ASIDE,
  setStylesAside,
} from '@parlour/contract/values/messages/content-html.rules';
import { placeOfLink } from '@parlour/contract/values/messages/content-links.rules';

const ROOT_PX = 16;
const OURS = new RegExp(`^${PICTURES_PATH}[\\w-]+/[0-9a-f]{64}-\\d{1,4}\\.(webp|jpg)$`);
const NUMBER = /^\d{1,4}$/;

/** What an element keeps of what was written at it, if its value passes. */
const ATTRIBUTES: Record<string, Record<string, (value: string) => boolean>> = {
  A: { href: (value) => placeOfLink(value) !== null },
  IMG: {
    src: (value) => OURS.test(value),
    alt: () => true,
    width: (value) => NUMBER.test(value),
    height: (value) => NUMBER.test(value),
  },
  TD: { colspan: (value) => NUMBER.test(value), rowspan: (value) => NUMBER.test(value) },
};

/**
 * An operator's text as elements. The server has left out what is not allowed; here it is done again, because a page
 * must not depend on what a server sent. Nothing that was read comes into the page: we make new elements of the allowed
 * kinds, with the allowed attributes, and leave out everything else with what is in it.
 */
export function cleanHtml(html: string): DocumentFragment {
  const fragment = new DocumentFragment();
  remake(new DOMParser().parseFromString(setStylesAside(html), 'text/html').body, fragment);
  return fragment;
}

function remake(from: Element, to: Node): void {
  for (const node of from.childNodes) {
    if (node instanceof Text) to.appendChild(new Text(node.data));
    // Foreign elements, of SVG for one, are none of HTML's.
    const made = node instanceof HTMLElement ? madeLike(node) : null;
    if (!made) continue;
    remake(node as HTMLElement, made);
    to.appendChild(made);
  }
}

/** Null for what is not allowed. A form answers its fields where it is asked for its name, which is then none of ours. */
function madeLike(written: HTMLElement): HTMLElement | null {
  if (!CONTENT_TAGS.includes(written.localName)) return null;
  const made = document.createElement(written.localName);
  const kept = ATTRIBUTES[made.tagName === 'TH' ? 'TD' : made.tagName] ?? {};
  for (const [name, isAllowed] of Object.entries(kept)) {
    const value = written.getAttribute(name);
    if (value !== null && isAllowed(value)) made.setAttribute(name, value);
  }
  for (const [name, value] of contentStylesIn(written.getAttribute(STYLES_ASIDE) ?? ''))
    made.style.setProperty(name, inRem(value));
  if (made instanceof HTMLImageElement) {
    if (!made.hasAttribute('src')) return null;
    made.loading = 'lazy';
  }
  if (made instanceof HTMLAnchorElement) {
    const place = placeOfLink(made.getAttribute('href') ?? '');
    if (place === null) return document.createElement('span');
    if (place === 'outside') Object.assign(made, { target: '_blank', rel: 'noopener noreferrer' });
  }
  return made;
}

/** Sizes grow with the reader's letters. */
const inRem = (value: string): string =>
  value.replace(/^([\d.]+)px$/, (_, px: string) => `${Number(px) / ROOT_PX}rem`);
