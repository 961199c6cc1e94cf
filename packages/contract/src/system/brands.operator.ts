import { z } from 'zod';
import { Language } from '../languages.ts';
import { Change, Id, listOf, MerchantCode, Moment, OperatorRef, page, Reason } from '../lists.ts';
import { operatorEndpoint } from '../operators/operator-endpoint.ts';
import { PlainJson, Text } from '../text.ts';
import { TEXT_SELECTIONS } from '../values/system.ts';
import { BrandSettings } from './brand.ts';
import { BRAND_PARTS } from './brand-parts.ts';

const Version = z.int32().positive();

const BrandSummary = z.object({
  merchantCode: z.string(),
  name: z.string(),
  version: Version,
  hosts: z.array(z.string()),
  currency: z.string(),
  languages: z.array(Language),
  maintenance: z.boolean(),
  changedAt: Moment,
});

const BrandDocument = z.object({
  merchantCode: z.string(),
  version: Version.describe('To be given back when saving; `stale` when somebody saved meanwhile'),
  changedAt: Moment,
  settings: BrandSettings,
  editable: z.array(z.enum(BRAND_PARTS)).describe('The parts the caller may change'),
  switchCodes: z.record(z.string(), z.string()).describe('Readable switch name to its code on the wire'),
  siteUrl: z.string().describe("The brand's own site, for the preview frame"),
  forTwo: z
    .array(z.string())
    .describe('Paths of settings that two persons change, `*` for any entry; a saved change waits'),
  waiting: z
    .array(z.object({ approvalId: Id, kind: z.string(), by: OperatorRef, at: Moment }))
    .describe('Changes that wait for a second person'),
});
export type BrandDocument = z.infer<typeof BrandDocument>;

const BrandVersion = z.object({
  version: Version,
  at: Moment,
  by: OperatorRef.nullable().describe('null: seeded or changed by the machine'),
  reason: z.string().nullable(),
  restoredFrom: Version.nullable(),
  changes: z.array(Change).describe('Against the version before'),
});

const TextLine = z.object({
  key: z.string(),
  standard: z.partialRecord(Language, z.string()).describe("The product's own words"),
  overrides: z.partialRecord(Language, z.string()),
  gaps: z.array(Language).describe('Languages of the brand without an override, while another has one'),
  canOverride: z.boolean().describe('false: the words depend on numbers and are not for operators'),
});

const read = { operator: 'brands.read', scope: 'brand' } as const;
const edit = { operator: 'brands.edit', scope: 'brand' } as const;

export const brandEndpoints = {
  brands: operatorEndpoint({
    method: 'GET',
    path: '/ops/brands',
    summary: 'The brands the caller may see',
    access: { operator: 'brands.read', scope: 'granted' },
    answer: z.object({ items: z.array(BrandSummary), next: z.null() }),
    refusals: [],
  }),
  brand: operatorEndpoint({
    method: 'GET',
    path: '/ops/brand',
    summary: 'The whole settings of the brand named by Merchant',
    access: read,
    answer: BrandDocument,
    refusals: [],
  }),
  saveBrand: operatorEndpoint({
    method: 'PUT',
    path: '/ops/brand',
    summary:
      'Saves the whole settings; each changed part needs its permission. On the site within two seconds, but parts that guard money or trust wait for a second person',
    access: edit,
    body: z.object({
      version: Version,
      settings: PlainJson.describe('BrandSettings, as read'),
      reason: Reason,
    }),
    answer: BrandDocument,
    refusals: ['stale', 'host_taken', 'part_not_permitted', 'approval_waiting'],
  }),
  createBrand: operatorEndpoint({
    method: 'POST',
    path: '/ops/brands',
    summary: 'A new brand as a copy of another, closed for maintenance until it is opened',
    access: { operator: 'brands.create', scope: 'platform' },
    body: z.object({
      copyOf: MerchantCode,
      merchantCode: MerchantCode,
      name: Text.pipe(BrandSettings.shape.name),
      hosts: BrandSettings.shape.hosts,
      mainDomain: BrandSettings.shape.mainDomain,
      reason: Reason,
    }),
    answer: BrandDocument,
    refusals: ['not_found', 'host_taken', 'merchant_taken'],
  }),
  brandVersions: operatorEndpoint({
    method: 'GET',
    path: '/ops/brand/versions',
    summary: 'Every version of the brand named by Merchant, the newest first, with what changed',
    access: read,
    query: z.object(page),
    answer: listOf(BrandVersion),
    refusals: [],
  }),
  brandVersion: operatorEndpoint({
    method: 'GET',
    path: '/ops/brand/version',
    summary: 'The settings as they were, and how they differ from those of now',
    access: read,
    query: z.object({ version: z.coerce.number().pipe(Version) }),
    answer: BrandVersion.extend({ settings: BrandSettings, changesToNow: z.array(Change) }),
    refusals: ['not_found'],
  }),
  restoreBrand: operatorEndpoint({
    method: 'POST',
    path: '/ops/brand/restore',
    summary: 'Saves the settings of an older version as a new one; needs the same permissions as saving',
    access: edit,
    body: z.object({
      version: Version.describe('The version of now, as in saving'),
      restore: Version,
      reason: Reason,
    }),
    answer: BrandDocument,
    refusals: [
      'not_found',
      'stale',
      'host_taken',
      'part_not_permitted',
      'approval_waiting',
      'version_unusable',
    ],
  }),
  brandTexts: operatorEndpoint({
    method: 'GET',
    path: '/ops/brand/texts',
    summary: "The site's texts by key, with the brand's own words and where they are missing",
    access: read,
    query: z.object({
      ...page,
      q: Text.trim().max(100).optional().describe('A part of the key or of any text'),
      only: z.enum(['all', ...TEXT_SELECTIONS]).default('all'),
    }),
    answer: listOf(TextLine),
    refusals: [],
  }),
};
