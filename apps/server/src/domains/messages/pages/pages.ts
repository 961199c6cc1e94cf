/** Pages that a brand writes itself: terms, privacy and the like. */

export { createNewTerms, type NewTermsOfMembers } from './new-terms.service.ts';
export { createPagesForOperators, type PagesForOperators } from './pages.operator.service.ts';
export { createShownPages, type PublicPages, pageFor, type ShownPages } from './shown-pages.service.ts';
