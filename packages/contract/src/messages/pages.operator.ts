import { z } from 'zod';
import { LANGUAGES, Language } from '../languages.ts';
import { Moment, OperatorRef, Reason } from '../lists.ts';
import { operatorEndpoint } from '../operators/operator-endpoint.ts';
import { Lines, Text } from '../text.ts';
import { PAGE_CHANGES_MAX, PAGE_CONTENT_MAX, TITLE_MAX } from '../values/messages/messages.rules.ts';
import { BRAND_PAGES } from '../values/messages.ts';
import { history, Version } from './history.ts';

/** A character takes up to four bytes, and JSON escapes some. */
const TEXTS_MAX_BYTES = LANGUAGES.length * PAGE_CONTENT_MAX * 4;

const PageText = z.strictObject({
  title: Text.trim().min(1).max(TITLE_MAX),
  content: Lines.trim()
    .min(1)
    .max(PAGE_CONTENT_MAX)
    .describe('HTML; what is not allowed is left out when it is saved'),
});
/** A page by language, as operators write it. */
export const PageTexts = z.partialRecord(Language, PageText);
export type PageTexts = z.infer<typeof PageTexts>;

const PageName = z.enum(BRAND_PAGES);

/** What is new in a version that members have to agree to, in words, by language. */
export const PageChanges = z.partialRecord(Language, Lines.trim().min(1).max(PAGE_CHANGES_MAX));
export type PageChanges = z.infer<typeof PageChanges>;

const PageSummary = z.object({
  name: PageName,
  gaps: z
    .array(Language)
    .describe(
      'Languages of the brand without a text of their own in the latest version; none if none was written',
    ),
  version: Version.describe('The latest; 0: the brand has written none'),
  publishedVersion: Version.nullable().describe('null: the site shows the built-in words'),
  changedAt: Moment.nullable(),
  changedBy: OperatorRef.nullable(),
});

const OperatorPage = PageSummary.extend({
  texts: PageTexts.describe('Of the version asked for; the latest unless one was'),
  builtIn: PageTexts.describe(
    'What the site shows without a page of the brand, in the languages of the brand',
  ),
  consent: z
    .object({
      version: Version,
      askedAt: Moment,
      changes: PageChanges,
      agreed: z.number().int().describe('Members who agreed to this version or a later one'),
      members: z.number().int().describe('Active members who play for money'),
    })
    .nullable()
    .describe('What members are asked to agree to; null: nothing'),
  ...history,
});
export type OperatorPage = z.infer<typeof OperatorPage>;

const read = { operator: 'messages.read', scope: 'brand' } as const;
const edit = { operator: 'messages.edit', scope: 'brand' } as const;

export const pageOperatorEndpoints = {
  pages: operatorEndpoint({
    method: 'GET',
    path: '/ops/messages/pages',
    summary: 'The pages a brand can write itself, and how far it has',
    access: read,
    answer: z.object({ items: z.array(PageSummary), next: z.null() }),
    refusals: [],
  }),
  page: operatorEndpoint({
    method: 'GET',
    path: '/ops/messages/page',
    summary: 'One page with all its versions, and when which of them was public',
    access: read,
    query: z.object({ name: PageName, version: z.coerce.number().int().min(1).optional() }),
    answer: OperatorPage,
    refusals: ['not_found'],
  }),
  savePage: operatorEndpoint({
    method: 'POST',
    path: '/ops/messages/page/save',
    summary: 'Keeps a new version, which nobody sees before it is published',
    access: edit,
    bodyMaxBytes: TEXTS_MAX_BYTES,
    body: z.object({
      name: PageName,
      version: Version.describe('The latest one that was read; 0: there was none'),
      texts: PageTexts,
      reason: Reason,
    }),
    answer: OperatorPage,
    refusals: ['stale'],
  }),
  publishPage: operatorEndpoint({
    method: 'POST',
    path: '/ops/messages/page/publish',
    summary: 'Makes the latest version public, in place of the one that was',
    access: edit,
    body: z.object({
      name: PageName,
      version: Version,
      changes: PageChanges.nullable()
        .default(null)
        .describe('Members have to agree to it, and read this; null: they do not. Only terms and privacy'),
      reason: Reason,
    }),
    answer: OperatorPage,
    refusals: ['not_found', 'stale'],
  }),
  withdrawPage: operatorEndpoint({
    method: 'POST',
    path: '/ops/messages/page/withdraw',
    summary: 'Goes back to the built-in words; the versions stay',
    access: edit,
    body: z.object({ name: PageName, version: Version, reason: Reason }),
    answer: OperatorPage,
    refusals: ['not_found', 'stale'],
  }),
};
