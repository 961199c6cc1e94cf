import type { consoleContract } from '@parlour/contract';
import type { OperatorHandlers } from '../../http/calls/operator-call.ts';
import type { AnnouncementsForOperators } from './announcements/announcements.ts';
import type { CannedAnswers, ChatForOperators, Desk } from './chat/chat.ts';
import type { Feedback } from './feedback/feedback.ts';
import type { Sendings } from './inbox/inbox.ts';
import type { PagesForOperators } from './pages/pages.ts';
import type { Pictures } from './pictures/pictures.ts';
import type { Presenters } from './presenters/presenters.ts';
import type { RoomForOperators, RoomWatch } from './room/room.ts';

type RouteNeeds = {
  announcements: AnnouncementsForOperators;
  pages: PagesForOperators;
  pictures: Pictures;
  sendings: Sendings;
  chats: ChatForOperators;
  cannedAnswers: CannedAnswers;
  desk: Pick<Desk, 'live'>;
  feedback: Feedback;
  rooms: RoomForOperators;
  roomWatch: RoomWatch;
  presenters: Presenters;
};

export function messagesOperatorRoutes({
  announcements,
  pages,
  pictures,
  sendings,
  chats,
  cannedAnswers,
  desk,
  feedback,
  rooms,
  roomWatch,
  presenters,
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
    chatDesk: ({ brand }) => chats.overview(brand),
    closedChats: ({ brand, query }) => chats.closed(brand, query),
    deskChat: ({ brand, query, ...by }) => chats.read(brand, query, by),
    deskPicture: ({ brand, query, ...by }) => chats.picture(brand, query, by),
    takeChat: ({ brand, body, ...by }) => chats.take(brand, body, by),
    handOverChat: ({ brand, body, ...by }) => chats.handOver(brand, body, by),
    closeChat: ({ brand, body, ...by }) => chats.close(brand, body, by),
    answerChat: ({ brand, body, ...by }) => chats.answer(brand, body, by),
    answerChatPicture: ({ brand, body, ...by }) => chats.answerPicture(brand, body, by),
    markDeskChat: ({ brand, body, ...by }) => chats.mark(brand, body, by),
    deskTyping: ({ brand, body, ...by }) => chats.type(brand, body, by),
    cannedAnswers: ({ brand }) => cannedAnswers.list(brand),
    saveCannedAnswer: ({ brand, body, actor }) => cannedAnswers.save(brand, body, actor),
    removeCannedAnswer: ({ brand, body, actor }) => cannedAnswers.remove(brand, body, actor),
    chatLive: ({ brand, operator }) => desk.live(operator, brand),
    room: ({ brand, query }) => rooms.read(brand, query),
    roomReports: ({ brand }) => rooms.reports(brand),
    roomMutes: ({ brand }) => rooms.mutes(brand),
    hideInRoom: ({ brand, body, actor }) => rooms.hide(brand, body, actor),
    dismissReports: ({ brand, body, actor }) => rooms.dismiss(brand, body, actor),
    muteInRoom: ({ brand, body, actor }) => rooms.mute(brand, body, actor),
    unmuteInRoom: ({ brand, body, actor }) => rooms.unmute(brand, body, actor),
    speakInRoom: ({ brand, body, actor }) => rooms.speak(brand, body, actor),
    roomSettings: ({ brand }) => rooms.settings(brand),
    saveRoomSettings: ({ brand, body, actor }) => rooms.saveSettings(brand, body, actor),
    roomLive: ({ brand, operator }) => roomWatch.live(operator, brand),
    presenters: ({ brand }) => presenters.list(brand),
    savePresenter: ({ brand, body, actor }) => presenters.save(brand, body, actor),
    removePresenter: ({ brand, body, actor }) => presenters.remove(brand, body, actor),
  };
}
