import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { Id } from '../lists.ts';
import { Text } from '../text.ts';
import {
  ANNOUNCEMENT_TYPES,
  type AnnouncementType,
  BANNER_GROUPS,
  EXECUTIONS,
  VIDEO_VARIANT,
} from '../values/messages.ts';
import { Announcement, Banner } from './parts.ts';

const ANNOUNCEMENTS_SECONDS = 30;

const Types = z
  .string()
  .regex(new RegExp(`^(${ANNOUNCEMENT_TYPES.join('|')})(,(${ANNOUNCEMENT_TYPES.join('|')})){0,3}$`))
  .transform((types) => new Set(types.split(',') as AnnouncementType[]))
  .describe('Of B, PL, PU and H, separated by commas');

const asked = {
  audience: z
    .enum(EXECUTIONS)
    .default('B')
    .describe(
      'Who looks: B a visitor, A somebody logged in, F somebody at their first login, who gets A as well',
    ),
  platform: z.literal('M').default('M'),
  merchantCode: Text.max(40).optional().describe('The header decides'),
  flush: Text.max(40).optional().describe('Changes the address, for whoever wants no cached answer'),
};

export const announcementEndpoints = {
  announcements: endpoint({
    method: 'GET',
    path: '/wps/relay/MCSFE_getListAnnouncements',
    summary: 'What is announced now, by kind; types that are not asked for stay empty',
    access: 'everyone',
    query: z.object({
      ...asked,
      types: Types.default(new Set(ANNOUNCEMENT_TYPES)),
      groupName: z
        .enum([...BANNER_GROUPS, VIDEO_VARIANT, ''])
        .default('')
        .describe('Of banners; empty: every group'),
    }),
    answer: z.object({
      banners: z.array(Banner),
      player: z.array(Announcement),
      popup: z.array(Announcement),
      hot: z.array(Announcement),
      promotion: z.array(Announcement),
    }),
    refusals: [],
    cacheSeconds: ANNOUNCEMENTS_SECONDS,
  }),
  notices: endpoint({
    method: 'GET',
    path: '/wps/relay/MCSFE_mnotice',
    summary: 'Everything there is to read, hot ones first; `/m/notice?index=n` opens the n-th, from 0',
    access: 'everyone',
    query: z.object(asked),
    answer: z.object({ list: z.array(Announcement) }),
    refusals: [],
    cacheSeconds: ANNOUNCEMENTS_SECONDS,
  }),
  announcementReads: endpoint({
    method: 'GET',
    path: '/wps/relay/MCSFE_getReadAnnouncements',
    summary: 'Which of what `notices` lists the caller has read, and how many not',
    access: 'session',
    query: z.object({ audience: z.enum(['A', 'F']).default('A') }),
    answer: z.object({ ids: z.array(Id), unread: z.number().int() }),
    refusals: [],
  }),
  markAnnouncementRead: endpoint({
    method: 'POST',
    path: '/wps/relay/MCSFE_markAnnouncementAsRead',
    summary: 'Marks an announcement as read; asked again, nothing changes',
    access: 'session',
    body: z.object({ announcementId: Id, read: z.literal(true).default(true) }),
    answer: z.object({}),
    refusals: ['not_found'],
  }),
};
