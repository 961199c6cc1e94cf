import { z } from 'zod';
import { Id, Moment, OperatorRef, Reason } from '../lists.ts';
import { operatorEndpoint } from '../operators/operator-endpoint.ts';
import { Lines, Text } from '../text.ts';
import { VENDOR_KEY_BITS_MIN } from '../values/games.rules.ts';
import { VENDOR_FAILURES, VENDOR_HEALTHS, VENDOR_KEY_SIDES, VENDOR_KEY_STATES } from '../values/games.ts';
import { VendorCode } from './parts.ts';

const OVERLAP_HOURS_MAX = 30 * 24;

const VendorKey = z.object({
  id: Id.nullable().describe('null: the one in use'),
  side: z.enum(VENDOR_KEY_SIDES),
  state: z.enum(VENDOR_KEY_STATES),
  fingerprint: z.string().describe('SHA-256 over the key in DER, in hexadecimal digits'),
  publicKey: z.string().describe('PEM'),
  createdAt: Moment.nullable(),
  endsAt: Moment.nullable(),
});

const OperatorVendor = z.object({
  code: VendorCode,
  name: z.string(),
  displayName: z.string().nullable(),
  apiUrl: z.string(),
  operatorId: z.string().describe('What the vendor calls this brand'),
  walletUrl: z.string().describe('Where the vendor reaches the wallet; to be handed to it'),
  isOpen: z.boolean(),
  betMax: z.string().nullable().describe('The highest single bet, in units; null: none'),
  winMax: z
    .string()
    .nullable()
    .describe('What a round may win before wins are held; null: the rule of the house'),
  dayWinMax: z
    .string()
    .nullable()
    .describe('What the vendor may win of the house in a business day before wins are held; null: the rule'),
  winMaxByRule: z.string().describe('What holds where winMax is null'),
  dayWinMaxByRule: z.string(),
  waiting: z
    .array(z.object({ approvalId: Id, kind: z.string(), by: OperatorRef, at: Moment }))
    .describe('Changes that wait for a second person'),
  version: z.number().int(),
  titles: z.number().int(),
  listedAt: Moment.nullable(),
  createdAt: Moment,
  health: z.object({
    state: z.enum(VENDOR_HEALTHS),
    failures: z.number().int().describe('In a row'),
    restsUntil: Moment.nullable().describe('Until then nobody asks it'),
    failedAt: Moment.nullable(),
    failure: z.enum(VENDOR_FAILURES).nullable(),
    recoveredAt: Moment.nullable(),
  }),
  keys: z.array(VendorKey),
});
export type OperatorVendor = z.infer<typeof OperatorVendor>;

/** Done at once, or waiting for a second person. */
const VendorOutcome = z.discriminatedUnion('outcome', [
  z.object({ outcome: z.literal('applied') }),
  z.object({ outcome: z.literal('requested'), approvalId: Id }),
]);

const WebAddress = z
  .url({ protocol: /^https?$/ })
  .max(500)
  .describe('Without a slash at its end');
const PublicKey = Lines.trim()
  .min(100)
  .max(10_000)
  .describe(`PEM, RSA of ${VENDOR_KEY_BITS_MIN} bits or more`);
const version = z.number().int();
const read = { operator: 'games.read', scope: 'brand' } as const;
const manage = { operator: 'games.vendors', scope: 'brand' } as const;

export const vendorOperatorEndpoints = {
  vendors: operatorEndpoint({
    method: 'GET',
    path: '/ops/games/vendors',
    summary: 'The vendors of a brand: how they answer, their limits, and which keys are known',
    access: read,
    answer: z.object({ items: z.array(OperatorVendor) }),
    refusals: [],
  }),
  connectVendor: operatorEndpoint({
    method: 'POST',
    path: '/ops/games/vendors',
    summary:
      'Prepares a vendor, closed until two persons open it, with a new pair of keys of ours; our private key never leaves the server',
    access: manage,
    body: z.object({
      code: VendorCode,
      name: Text.trim().min(1).max(60),
      apiUrl: WebAddress,
      operatorId: Text.trim().min(1).max(60),
      publicKey: PublicKey,
      reason: Reason,
    }),
    answer: OperatorVendor,
    refusals: [],
  }),
  onboardVendors: operatorEndpoint({
    method: 'POST',
    path: '/ops/games/vendors/onboard',
    summary:
      'Exchanges keys with everybody behind an address, under a token that both were told; new vendors are closed until two persons open them, and the token is not kept',
    access: manage,
    body: z.object({
      apiUrl: WebAddress,
      token: Text.min(8).max(500),
      reason: Reason,
    }),
    answer: z.object({ codes: z.array(VendorCode).describe('Those that are new') }),
    refusals: ['vendor_garbled', 'vendor_silent', 'vendor_token_refused'],
  }),
  saveVendor: operatorEndpoint({
    method: 'PUT',
    path: '/ops/games/vendor',
    summary: 'Closes a vendor at once; opening it, its limits and its address take two persons',
    access: manage,
    body: z.object({
      code: VendorCode,
      version,
      isOpen: z.boolean(),
      betMax: Text.max(25).nullable(),
      winMax: Text.max(25).nullable(),
      dayWinMax: Text.max(25).nullable(),
      apiUrl: WebAddress,
      operatorId: Text.trim().min(1).max(60),
      reason: Reason,
    }),
    answer: VendorOutcome,
    refusals: ['not_found', 'stale', 'approval_waiting'],
  }),
  renewVendorTitles: operatorEndpoint({
    method: 'POST',
    path: '/ops/games/vendor/titles',
    summary: 'Asks a vendor for its list of titles now',
    access: manage,
    body: z.object({ code: VendorCode, reason: Reason }),
    answer: OperatorVendor,
    refusals: ['not_found', 'vendor_silent'],
  }),
  replaceTheirKey: operatorEndpoint({
    method: 'POST',
    path: '/ops/games/vendor/key/theirs',
    summary:
      'Asks for a new key of the vendor’s, by two persons; the one before is accepted for as long as is said',
    access: manage,
    body: z.object({
      code: VendorCode,
      version,
      publicKey: PublicKey,
      overlapHours: z.number().int().min(0).max(OVERLAP_HOURS_MAX),
      reason: Reason,
    }),
    answer: VendorOutcome,
    refusals: ['not_found', 'stale', 'approval_waiting'],
  }),
  makeOwnKey: operatorEndpoint({
    method: 'POST',
    path: '/ops/games/vendor/key/ours',
    summary: 'Makes a new pair of ours; it is used once the vendor has its public half and somebody says so',
    access: manage,
    body: z.object({ code: VendorCode, version, reason: Reason }),
    answer: OperatorVendor,
    refusals: ['not_found', 'stale'],
  }),
  adoptOwnKey: operatorEndpoint({
    method: 'POST',
    path: '/ops/games/vendor/key/use',
    summary: 'Signs with the new key of ours from now on; the one before ends',
    access: manage,
    body: z.object({ code: VendorCode, version, keyId: Id, reason: Reason }),
    answer: OperatorVendor,
    refusals: ['not_found', 'stale'],
  }),
  revokeKey: operatorEndpoint({
    method: 'POST',
    path: '/ops/games/vendor/key/revoke',
    summary: 'Ends a key now: an old one of theirs that is still accepted, or a new one of ours not yet used',
    access: manage,
    body: z.object({ code: VendorCode, version, keyId: Id, reason: Reason }),
    answer: OperatorVendor,
    refusals: ['not_found', 'stale'],
  }),
};
