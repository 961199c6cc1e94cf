/** Pages that a brand writes itself: terms, privacy and the like. */

export { createPagesForOperators, type PagesForOperators } from './pages.operator.service.ts';
export { createShownPages, type PublicPages, pageFor, type ShownPages } from './shown-pages.service.ts';
