import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { Language } from '../languages.ts';
import { Moment } from '../lists.ts';
import { Text } from '../text.ts';
import { BRAND_PAGES, CONSENT_PAGES } from '../values/messages.ts';

const PAGES_SECONDS = 30;

const BrandPage = z.object({
  title: z.string(),
  content: z.string().describe('Sanitised HTML, as in announcements'),
  language: Language.describe('In which it is written: the asked one, or the first of the fallback chain'),
  version: z.number().int().describe('Consents name it'),
  publishedAt: Moment,
});
export type BrandPage = z.infer<typeof BrandPage>;

const NewTerms = z.object({
  name: z.enum(CONSENT_PAGES),
  title: z.string(),
  language: Language,
  version: z.number().int().describe('The one that the site shows'),
  changes: z
    .array(z.object({ version: z.number().int(), publishedAt: Moment, text: z.string() }))
    .describe('In the words of the brand, since what the caller agreed to last; the latest first'),
});
export type NewTerms = z.infer<typeof NewTerms>;

export const pageEndpoints = {
  brandPage: endpoint({
    method: 'GET',
    path: '/wps/page',
    summary: 'A page that the brand wrote itself; null: the built-in words are shown',
    access: 'everyone',
    query: z.object({
      name: z.enum(BRAND_PAGES),
      flush: Text.max(40).optional().describe('Changes the address, for whoever wants no cached answer'),
    }),
    answer: z.object({ page: BrandPage.nullable() }),
    refusals: [],
    cacheSeconds: PAGES_SECONDS,
  }),
  newTerms: endpoint({
    method: 'GET',
    path: '/wps/page/consents',
    summary: 'What the brand asks the caller to agree to, and what is new in it; none: nothing',
    access: 'member',
    answer: z.object({ pages: z.array(NewTerms) }),
    refusals: [],
  }),
  agreeToTerms: endpoint({
    method: 'POST',
    path: '/wps/page/consents',
    summary: 'Records that the caller agrees to the versions they were shown; a repeat changes nothing',
    access: 'member',
    body: z.object({
      pages: z
        .array(
          z.object({ name: z.enum(CONSENT_PAGES), language: Language, version: z.number().int().min(1) }),
        )
        .min(1)
        .max(CONSENT_PAGES.length),
    }),
    answer: z.object({}),
    refusals: ['stale'],
  }),
};
