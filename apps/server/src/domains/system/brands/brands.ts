/** Brands: their settings, versions and the editor of the console. */

export { type Brands, type Cause, createBrands } from './brands.service.ts';
export { type BrandEditor, createBrandEditor, type PeopleDirectory } from './editor.service.ts';
