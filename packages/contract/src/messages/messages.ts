import { announcementEndpoints } from './announcements.ts';
import { pageEndpoints } from './pages.ts';

export const messages = {
  ...announcementEndpoints,
  ...pageEndpoints,
};
