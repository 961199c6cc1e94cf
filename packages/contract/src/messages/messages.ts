import { announcementEndpoints } from './announcements.ts';
import { inboxEndpoints } from './inbox.ts';

export const messages = {
  ...announcementEndpoints,
  ...inboxEndpoints,
};
