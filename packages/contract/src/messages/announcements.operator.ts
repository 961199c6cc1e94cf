import { z } from 'zod';
import { Language } from '../languages.ts';
import { Id, Moment, OperatorRef, Reason } from '../lists.ts';
import { operatorEndpoint } from '../operators/operator-endpoint.ts';
import { Lines, Text } from '../text.ts';
import {
  CONTENT_MAX,
  LINK_MAX,
  ORDER_MAX,
  PICTURE_MAX_MB,
  TITLE_MAX,
} from '../values/messages/messages.rules.ts';
import {
  ANNOUNCEMENT_KINDS,
  ANNOUNCEMENT_STATES,
  AUDIENCES,
  BANNER_GROUPS,
  PROMOTION_TYPES,
} from '../values/messages.ts';
import { history, Version } from './history.ts';
import { Picture } from './parts.ts';

const Digest = z.string().regex(/^[0-9a-f]{64}$/);
/** Base64 has four characters for three bytes. */
const BASE64_MAX = Math.ceil((PICTURE_MAX_MB * 1_048_576) / 3) * 4;

const LocalText = z.strictObject({
  title: Text.trim().min(1).max(TITLE_MAX),
  content: Lines.max(CONTENT_MAX).describe('HTML; what is not allowed is left out when it is saved'),
  picture: Digest.nullable(),
  linkage: Text.max(LINK_MAX).describe('A YouTube link; empty: none'),
  href: Text.max(LINK_MAX).describe('Where a tap on a banner leads; empty: nowhere'),
});
export type LocalText = z.infer<typeof LocalText>;

/** An announcement as operators write it. */
export const AnnouncementDocument = z.strictObject({
  kind: z.enum(ANNOUNCEMENT_KINDS),
  audiences: z.array(z.enum(AUDIENCES)).min(1).max(AUDIENCES.length),
  groupName: z.enum(BANNER_GROUPS).nullable().describe('Where a banner stands; null: it is none'),
  promotionType: z.enum(PROMOTION_TYPES).nullable(),
  order: z.number().int().min(0).max(ORDER_MAX).describe('Lower comes first'),
  startsAt: Moment,
  endsAt: Moment.nullable().describe('null: until it is withdrawn'),
  forceRead: z.boolean(),
  forcePopup: z.boolean(),
  autoplay: z.boolean(),
  beforeLoginRegister: z.boolean(),
  texts: z.partialRecord(Language, LocalText),
});
export type AnnouncementDocument = z.infer<typeof AnnouncementDocument>;

const AnnouncementSummary = z.object({
  id: Id,
  kind: z.enum(ANNOUNCEMENT_KINDS),
  audiences: z.array(z.enum(AUDIENCES)),
  groupName: z.enum(BANNER_GROUPS).nullable(),
  title: z.string().describe("In the brand's default language, or the first of the fallback chain"),
  gaps: z.array(Language).describe('Languages of the brand without a text of their own'),
  order: z.number().int(),
  startsAt: Moment,
  endsAt: Moment.nullable(),
  state: z.enum(ANNOUNCEMENT_STATES),
  version: Version,
  publishedVersion: Version.nullable(),
  changedAt: Moment,
  changedBy: OperatorRef.nullable(),
});
export type AnnouncementSummary = z.infer<typeof AnnouncementSummary>;

const OperatorAnnouncement = AnnouncementSummary.extend({
  document: AnnouncementDocument.describe('Of the version asked for; the latest unless one was'),
  pictures: z.array(Picture).describe('Those that the document names'),
  ...history,
});
export type OperatorAnnouncement = z.infer<typeof OperatorAnnouncement>;

const read = { operator: 'messages.read', scope: 'brand' } as const;
const edit = { operator: 'messages.edit', scope: 'brand' } as const;

export const announcementOperatorEndpoints = {
  announcements: operatorEndpoint({
    method: 'GET',
    path: '/ops/messages/announcements',
    summary: "A brand's announcements, the latest change first",
    access: read,
    query: z.object({
      kind: z.enum(ANNOUNCEMENT_KINDS).optional(),
      state: z.enum(ANNOUNCEMENT_STATES).optional(),
    }),
    answer: z.object({ items: z.array(AnnouncementSummary), next: z.null() }),
    refusals: [],
  }),
  announcement: operatorEndpoint({
    method: 'GET',
    path: '/ops/messages/announcement',
    summary: 'One announcement with its versions, and when which of them was public',
    access: read,
    query: z.object({ id: Id, version: z.coerce.number().int().min(1).optional() }),
    answer: OperatorAnnouncement,
    refusals: ['not_found'],
  }),
  saveAnnouncement: operatorEndpoint({
    method: 'POST',
    path: '/ops/messages/announcement/save',
    summary:
      'Keeps a new version, which nobody sees before it is published; without an id a new announcement',
    access: edit,
    body: z.object({
      id: Id.optional(),
      version: Version.describe('The one that was read; 0: a new announcement'),
      document: AnnouncementDocument,
      reason: Reason,
    }),
    answer: OperatorAnnouncement,
    refusals: ['not_found', 'stale', 'too_many_announcements'],
  }),
  publishAnnouncement: operatorEndpoint({
    method: 'POST',
    path: '/ops/messages/announcement/publish',
    summary: 'Makes a version public for its time, in place of the one that was',
    access: edit,
    body: z.object({ id: Id, version: Version, reason: Reason }),
    answer: OperatorAnnouncement,
    refusals: ['not_found', 'stale'],
  }),
  withdrawAnnouncement: operatorEndpoint({
    method: 'POST',
    path: '/ops/messages/announcement/withdraw',
    summary: 'Takes the public version back at once',
    access: edit,
    body: z.object({ id: Id, version: Version, reason: Reason }),
    answer: OperatorAnnouncement,
    refusals: ['not_found', 'stale'],
  }),
  uploadPicture: operatorEndpoint({
    method: 'POST',
    path: '/ops/messages/picture',
    summary: 'Keeps a picture, encoded anew in several sizes; the same picture is kept once',
    access: edit,
    bodyMaxBytes: BASE64_MAX + 1_024,
    body: z.object({ image: z.base64().max(BASE64_MAX).describe('PNG or JPEG') }),
    answer: Picture,
    refusals: ['upload_rejected', 'too_many_pictures'],
  }),
};
