import { announcementEndpoints } from './announcements.ts';
import { chatEndpoints } from './chat.ts';
import { feedbackEndpoints } from './feedback.ts';
import { inboxEndpoints } from './inbox.ts';
import { pageEndpoints } from './pages.ts';
import { pushEndpoints } from './push.ts';

export const messages = {
  ...announcementEndpoints,
  ...inboxEndpoints,
  ...pageEndpoints,
  ...chatEndpoints,
  ...feedbackEndpoints,
  ...pushEndpoints,
};
