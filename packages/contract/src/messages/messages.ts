import { announcementEndpoints } from './announcements.ts';

export const messages = {
  ...announcementEndpoints,
};
