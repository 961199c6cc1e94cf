/** What every visitor has loaded; what only some pages need has keys of its own (`@parlour/texts/load/<group>`). */
export type { SiteKey as MessageKey } from './generated/load/site.ts';
