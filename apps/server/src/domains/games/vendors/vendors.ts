/** Vendors of a brand: connecting, keys, calls to them, their health. */

export { VENDOR_LANGUAGE } from './calls.rules.ts';
export { createVendorCalls, type VendorCalls, VendorUnavailable } from './calls.service.ts';
export {
  type Connecting,
  createVendorConnecting,
  type TitleImport,
  type VendorConnecting,
} from './connecting.service.ts';
export { createHealthNotes } from './health.service.ts';
export type { HouseVendor } from './house.repo.ts';
export { createHouse, type House, type HouseLaunch } from './house.service.ts';
export { createVendorJoining, type VendorJoining } from './joining.service.ts';
export { createVendorKeysForOperators, type VendorKeysForOperators } from './keys.operator.service.ts';
export {
  createVendorReports,
  type ReportQuestion,
  VendorRefused,
  type VendorReports,
} from './reports.service.ts';
export { createVendorRequests, type VendorRequests } from './vendor-requests.service.ts';
export { createVendorsForOperators, type VendorsForOperators } from './vendors.operator.service.ts';
export { listVendors, placeVendor, type VendorRow } from './vendors.repo.ts';
export { createVendors, type Vendor, type Vendors } from './vendors.service.ts';
export { winLimitsOf } from './win-limits.rules.ts';
