/** Whether a site is open to a visitor: maintenance, regions, blocked addresses. */

export { countriesIn } from './countries.rules.ts';
export { registrationOf, servicePaths, whitelabelOf } from './info.rules.ts';
export { loadRegions, type Regions } from './region.service.ts';
export { REMEMBERED_ADDRESSES } from './status.rules.ts';
export { createStatus, type Status } from './status.service.ts';
