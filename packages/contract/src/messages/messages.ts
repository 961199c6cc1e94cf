import { announcementEndpoints } from './announcements.ts';
import { feedbackEndpoints } from './feedback.ts';
import { inboxEndpoints } from './inbox.ts';
import { pageEndpoints } from './pages.ts';

export const messages = {
  ...announcementEndpoints,
  ...pageEndpoints,
  ...inboxEndpoints,
  ...feedbackEndpoints,
};
