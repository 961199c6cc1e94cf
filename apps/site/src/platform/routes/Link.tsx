import type { AnchorHTMLAttributes, MouseEvent } from 'react';
import { navigate } from './place.store.ts';

type Props = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href' | 'onClick'> & { to: string };

/** A link inside the site: the page changes, the document stays. */
export function Link({ to, ...rest }: Props) {
  const open = (event: MouseEvent<HTMLAnchorElement>) => {
    if (!isPlainPress(event)) return;
    event.preventDefault();
    // Like a browser: a link to the current page adds nothing to the history.
    navigate(to, { isReplacing: to === location.pathname + location.search });
  };
  return <a {...rest} href={to} onClick={open} />;
}

type Press = Pick<MouseEvent, 'button' | 'metaKey' | 'altKey' | 'ctrlKey' | 'shiftKey'>;

/** The browser handles everything else (a new tab, a download). */
export function isPlainPress({ button, metaKey, altKey, ctrlKey, shiftKey }: Press): boolean {
  return button === 0 && !(metaKey || altKey || ctrlKey || shiftKey);
}
