import { placeOfLink } from '@parlour/contract/values/messages/content-links.rules';
import { useLayoutEffect, useRef } from 'react';
import { isPlainPress } from '../routes/Link.tsx';
import { navigate } from '../routes/place.store.ts';
import { cleanHtml } from './clean-html.ts';
import styles from './RichText.module.css';

/** An operator's text. Links to pages of the site change the page; all others open a new tab. */
export function RichText({ html }: { html: string }) {
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const element = box.current;
    element?.replaceChildren(cleanHtml(html));
    element?.addEventListener('click', openInside);
    return () => element?.removeEventListener('click', openInside);
  }, [html]);
  return <div ref={box} className={styles.text} />;
}

function openInside(event: MouseEvent): void {
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  const href = link?.getAttribute('href') ?? '';
  if (!isPlainPress(event) || placeOfLink(href) !== 'inside') return;
  event.preventDefault();
  navigate(href);
}
