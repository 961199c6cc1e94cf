/** Titles of a brand, kept in memory: vendors' lists, operators' marks, and the lists members are shown. */

export { type AskedTitle, pickTitle } from './asked-title.rules.ts';
export { findLobby } from './catalogue.repo.ts';
export { type Catalogue, describeTitle, productOf, type Title } from './catalogue.rules.ts';
export { type Catalogues, createCatalogues } from './catalogue.service.ts';
export { rerank } from './hot-list.rules.ts';
export { nodeIdOf } from './import.rules.ts';
export { createHouseImport, createShowcase, createTitleImport, type HouseTitle } from './import.service.ts';
export {
  describeAll,
  type ListQuery,
  listGames,
  listHot,
  listNews,
  mapLobby,
  pageOf,
} from './lists.rules.ts';
export {
  listHotTitles,
  lockLobby,
  lockTitles,
  readTitlesForOperators,
  updateLobby,
  updateTitle,
} from './titles.operator.repo.ts';
export {
  createTitlesForOperators,
  describeTitleForOperators,
  type TitlesForOperators,
} from './titles.operator.service.ts';
