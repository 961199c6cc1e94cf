import { openPage } from './app/open-page.ts';

// A small file on purpose: it asks for texts, terms and the issue on sale while the page itself is still loading. No await
// here: the page's file imports this one and would wait for it.
Promise.all([import('./app/draw-page.tsx'), openPage()]).then(
  ([{ drawPage }, opened]) => drawPage(opened),
  reportError,
);
