import { announcementEndpoints } from './announcements.ts';
import { chatEndpoints } from './chat.ts';

export const messages = {
  ...announcementEndpoints,
  ...chatEndpoints,
};
