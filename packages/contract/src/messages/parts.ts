import { z } from 'zod';
import { Language } from '../languages.ts';
import { Id, Moment } from '../lists.ts';
import { CONTENT_TYPE, EXECUTIONS, PICTURE_FORMATS } from '../values/messages.ts';

/** A picture that operators uploaded, in its sizes; the aspect is known before it is loaded. */
export const Picture = z.object({
  digest: z.string(),
  width: z.number().int(),
  height: z.number().int(),
  url: z.string().describe('The smallest, as JPEG: every browser shows it'),
  files: z
    .array(z.object({ url: z.string(), width: z.number().int(), format: z.enum(PICTURE_FORMATS) }))
    .describe('For `srcset`; kept for ever under their address'),
});
export type Picture = z.infer<typeof Picture>;

const shown = {
  id: Id,
  title: z.string(),
  execution: z.enum(EXECUTIONS).describe('Why the asker sees it: A logged in, B visitor, F first login'),
  language: Language.describe('In which it is written: the asked one, or the first of the fallback chain'),
  picture: Picture.nullable(),
};

/** Specification section 3. `read` travels apart (`announcementReads`), so that everybody gets the same bytes. */
export const Announcement = z.object({
  ...shown,
  content: z
    .string()
    .describe(
      'Sanitised HTML; sizes in px, for the site to convert; styles as attributes, to be set by script',
    ),
  contentType: z.enum(CONTENT_TYPE),
  promotionType: z.string().describe('Empty: no promotion'),
  startsAt: Moment,
  forceRead: z.boolean().describe('The popup cannot be closed before its last slide'),
  forcePopup: z.boolean().describe('Members see the popup again that they closed as visitors'),
  autoplay: z.boolean(),
  beforeLoginRegister: z.boolean().describe('Its go-to action sends visitors to the registration'),
});
export type Announcement = z.infer<typeof Announcement>;

export const Banner = z.object({
  ...shown,
  url: z.string().describe('Of the picture; empty: there is none'),
  linkage: z.string().describe('A YouTube link; empty: a picture, not a video'),
  groupName: z.string(),
  href: z.string().describe('Where a tap leads: /m/..., http(s)://... or empty'),
});
export type Banner = z.infer<typeof Banner>;
