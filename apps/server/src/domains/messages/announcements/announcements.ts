/** Announcements: what operators tell everybody, as banners, notices and popups. */

export {
  type AnnouncementsForOperators,
  createAnnouncementsForOperators,
} from './announcements.operator.service.ts';
export { type AnnouncementReads, createAnnouncementReads } from './reads.service.ts';
export { listNotices, listsOf, type Shown } from './shown.rules.ts';
export { createShownAnnouncements, type ShownAnnouncements } from './shown.service.ts';
