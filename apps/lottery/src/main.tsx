import { openPage } from './app/open-page.ts';

// A small file on purpose: it asks for texts, terms and the issue on sale while the page itself is still loading. No await
// here: the page's file imports this one and would wait for it.
const code = import('./app/draw-page.tsx');
Promise.all([code, openPage(code), documentRead()]).then(
  ([{ drawPage }, opened]) => drawPage(opened),
  reportError,
);

/** This file runs as soon as it is here, before the browser has read the document to its end. */
function documentRead(): Promise<unknown> | null {
  return document.readyState === 'loading'
    ? new Promise((resolve) => document.addEventListener('DOMContentLoaded', resolve, { once: true }))
    : null;
}
