import { announcementEndpoints } from './announcements.ts';
import { chatEndpoints } from './chat.ts';
import { feedbackEndpoints } from './feedback.ts';
import { inboxEndpoints } from './inbox.ts';
import { pageEndpoints } from './pages.ts';
import { presenterEndpoints } from './presenters.ts';
import { pushEndpoints } from './push.ts';
import { roomEndpoints } from './room.ts';

export const messages = {
  ...announcementEndpoints,
  ...inboxEndpoints,
  ...pageEndpoints,
  ...chatEndpoints,
  ...feedbackEndpoints,
  ...roomEndpoints,
  ...presenterEndpoints,
  ...pushEndpoints,
};
