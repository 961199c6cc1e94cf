import { z } from 'zod';
import { Id, listOf, Moment, OperatorRef, pageById, Reason } from '../lists.ts';
import { operatorEndpoint } from '../operators/operator-endpoint.ts';
import {
  VENDOR_DIFFERENCE_KINDS,
  VENDOR_DIFFERENCE_STATES,
  VENDOR_RECONCILIATION_STATES,
} from '../values/games.ts';

const Vendor = z.string().regex(/^[A-Z][A-Z0-9_]{1,19}$/);

const Side = z.object({ count: z.number().int(), bets: z.string(), wins: z.string() });
const VendorReconciliation = z.object({
  id: Id,
  vendor: Vendor,
  vendorName: z.string(),
  day: z.iso.date(),
  at: Moment,
  state: z.enum(VENDOR_RECONCILIATION_STATES),
  compared: z.number().int(),
  differences: z.number().int(),
  totals: z.array(z.object({ currency: z.string(), ours: Side, theirs: Side })),
});
export type VendorReconciliation = z.infer<typeof VendorReconciliation>;

const VendorDifference = z.object({
  id: Id,
  vendor: Vendor,
  day: z.iso.date(),
  transactionId: Id,
  kind: z.enum(VENDOR_DIFFERENCE_KINDS),
  state: z.enum(VENDOR_DIFFERENCE_STATES).describe('agreed: both sides say the same by now'),
  memberId: Id.nullable(),
  round: z.string(),
  ours: z.string().nullable(),
  theirs: z.string().nullable(),
  foundAt: Moment,
  endedAt: Moment.nullable(),
  endedBy: OperatorRef.nullable(),
  reason: z.string().nullable(),
});
export type VendorDifference = z.infer<typeof VendorDifference>;

export const vendorReconciliationEndpoints = {
  vendorReconciliations: operatorEndpoint({
    method: 'GET',
    path: '/ops/games/reconciliations',
    summary: "Business days compared with vendors' reports, the newest first",
    access: { operator: 'ledger.read', scope: 'brand' },
    query: z.object({ ...pageById, vendor: Vendor.optional(), day: z.iso.date().optional() }),
    answer: listOf(VendorReconciliation),
    refusals: [],
  }),
  vendorDifferences: operatorEndpoint({
    method: 'GET',
    path: '/ops/games/differences',
    summary: 'Transactions about which a vendor and we disagree, the newest first',
    access: { operator: 'ledger.read', scope: 'brand' },
    query: z.object({
      ...pageById,
      vendor: Vendor.optional(),
      day: z.iso.date().optional(),
      kind: z.enum(VENDOR_DIFFERENCE_KINDS).optional(),
      state: z.enum(VENDOR_DIFFERENCE_STATES).optional(),
    }),
    answer: listOf(VendorDifference),
    refusals: [],
  }),
  reconcileVendor: operatorEndpoint({
    method: 'POST',
    path: '/ops/games/reconcile',
    summary: "Compares a business day with a vendor's report, again or for the first time",
    access: { operator: 'ledger.check', scope: 'brand' },
    body: z.object({ vendor: Vendor, day: z.iso.date() }),
    answer: VendorReconciliation,
    refusals: ['not_found', 'unavailable'],
  }),
  resolveVendorDifference: operatorEndpoint({
    method: 'POST',
    path: '/ops/games/difference/resolve',
    summary: 'Says what became of a difference; it is asked about no more unless it changes',
    access: { operator: 'ledger.check', scope: 'brand' },
    body: z.object({ id: Id, reason: Reason }),
    answer: VendorDifference,
    refusals: ['not_found'],
  }),
};
