export { buildSearchIndex, type SearchIndex } from './index.rules.ts';
