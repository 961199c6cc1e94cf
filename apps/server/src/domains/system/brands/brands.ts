/** Brands: their settings, versions and the editor of the console. */

export { type Brands, type Cause, createBrands } from './brands.service.ts';
export {
  type ChangeApprovals,
  type ChangeKind,
  createBrandChangeRequests,
} from './change-requests.service.ts';
export { type BrandEditor, createBrandEditor, type PeopleDirectory } from './editor.service.ts';
export type { Catalogue } from './texts.rules.ts';
