import type { consoleContract } from '@parlour/contract';
import type { OperatorHandlers } from '../../http/calls/operator-call.ts';
import type { AnnouncementsForOperators } from './announcements/announcements.ts';
import type { Feedback } from './feedback/feedback.ts';
import type { Sendings } from './inbox/inbox.ts';
import type { PagesForOperators } from './pages/pages.ts';
import type { Pictures } from './pictures/pictures.ts';

type RouteNeeds = {
  announcements: AnnouncementsForOperators;
  pages: PagesForOperators;
  pictures: Pictures;
  sendings: Sendings;
  feedback: Feedback;
};

export function messagesOperatorRoutes({
  announcements,
  pages,
  pictures,
  sendings,
  feedback,
}: RouteNeeds): OperatorHandlers<typeof consoleContract.messages> {
  return {
    announcements: ({ brand, query }) => announcements.list(brand, query),
    announcement: ({ brand, query }) => announcements.detail(brand, query),
    saveAnnouncement: ({ brand, body, actor }) => announcements.save(brand, body, actor),
    publishAnnouncement: ({ brand, body, actor }) => announcements.publish(brand, body, actor),
    withdrawAnnouncement: ({ brand, body, actor }) => announcements.withdraw(brand, body, actor),
    pages: ({ brand }) => pages.list(brand),
    page: ({ brand, query }) => pages.detail(brand, query),
    savePage: ({ brand, body, actor }) => pages.save(brand, body, actor),
    publishPage: ({ brand, body, actor }) => pages.publish(brand, body, actor),
    withdrawPage: ({ brand, body, actor }) => pages.withdraw(brand, body, actor),
    uploadPicture: ({ brand, body, actor }) => pictures.upload(brand, body, actor),
    sendings: ({ brand, query }) => sendings.list(brand, query),
    sending: ({ brand, query }) => sendings.detail(brand, query),
    countRecipients: ({ brand, query }) => sendings.count(brand, query),
    sendMessage: ({ brand, body, actor }) => sendings.send(brand, body, actor),
    feedbackQueue: ({ brand, query }) => feedback.queue(brand, query),
    feedbackDetail: ({ brand, query, actor }) => feedback.detail(brand, query, actor),
    answerFeedback: ({ brand, body, actor }) => feedback.answer(brand, body, actor),
    closeFeedback: ({ brand, body, actor }) => feedback.close(brand, body, actor),
    stopSending: ({ brand, body, actor }) => sendings.stop(brand, body, actor),
  };
}
