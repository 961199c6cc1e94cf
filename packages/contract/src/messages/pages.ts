import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { Language } from '../languages.ts';
import { Moment } from '../lists.ts';
import { Text } from '../text.ts';
import { BRAND_PAGES } from '../values/messages.ts';

const PAGES_SECONDS = 30;

const BrandPage = z.object({
  title: z.string(),
  content: z.string().describe('Sanitised HTML, as in announcements'),
  language: Language.describe('In which it is written: the asked one, or the first of the fallback chain'),
  version: z.number().int().describe('Consents name it'),
  publishedAt: Moment,
});
export type BrandPage = z.infer<typeof BrandPage>;

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
};
