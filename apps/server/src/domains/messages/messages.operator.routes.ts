import type { consoleContract } from '@parlour/contract';
import type { OperatorHandlers } from '../../http/calls/operator-call.ts';
import type { AnnouncementsForOperators } from './announcements/announcements.ts';
import type { CannedAnswers, ChatForOperators, Desk } from './chat/chat.ts';
import type { Pictures } from './pictures/pictures.ts';

type RouteNeeds = {
  announcements: AnnouncementsForOperators;
  pictures: Pictures;
  chats: ChatForOperators;
  cannedAnswers: CannedAnswers;
  desk: Pick<Desk, 'live'>;
};

export function messagesOperatorRoutes({
  announcements,
  pictures,
  chats,
  cannedAnswers,
  desk,
}: RouteNeeds): OperatorHandlers<typeof consoleContract.messages> {
  return {
    announcements: ({ brand, query }) => announcements.list(brand, query),
    announcement: ({ brand, query }) => announcements.detail(brand, query),
    saveAnnouncement: ({ brand, body, actor }) => announcements.save(brand, body, actor),
    publishAnnouncement: ({ brand, body, actor }) => announcements.publish(brand, body, actor),
    withdrawAnnouncement: ({ brand, body, actor }) => announcements.withdraw(brand, body, actor),
    uploadPicture: ({ brand, body, actor }) => pictures.upload(brand, body, actor),
    chatDesk: ({ brand }) => chats.overview(brand),
    closedChats: ({ brand, query }) => chats.closed(brand, query),
    deskChat: ({ brand, query, ...by }) => chats.read(brand, query, by),
    deskPicture: ({ brand, query, ...by }) => chats.picture(brand, query, by),
    takeChat: ({ brand, body, ...by }) => chats.take(brand, body, by),
    handOverChat: ({ brand, body, ...by }) => chats.handOver(brand, body, by),
    closeChat: ({ brand, body, ...by }) => chats.close(brand, body, by),
    answerChat: ({ brand, body, ...by }) => chats.answer(brand, body, by),
    answerChatPicture: ({ brand, body, ...by }) => chats.answerPicture(brand, body, by),
    markDeskChat: ({ brand, body }) => chats.mark(brand, body),
    deskTyping: ({ brand, body, ...by }) => chats.type(brand, body, by),
    cannedAnswers: ({ brand }) => cannedAnswers.list(brand),
    saveCannedAnswer: ({ brand, body, actor }) => cannedAnswers.save(brand, body, actor),
    removeCannedAnswer: ({ brand, body, actor }) => cannedAnswers.remove(brand, body, actor),
    chatLive: ({ brand, operator }) => desk.live(operator, brand),
  };
}
