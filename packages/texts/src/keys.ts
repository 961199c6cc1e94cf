/**
 * The keys every visitor has loaded; texts that only some pages need have keys of their own
 * (`@parlour/texts/load/<group>`).
 */
export type { SiteKey as MessageKey } from './generated/load/site.ts';
