/** Search of titles by name, in any language and with typos. */

export { buildSearchIndex, type SearchIndex } from './index.rules.ts';
