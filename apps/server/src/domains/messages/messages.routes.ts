import { contract } from '@parlour/contract';
import { using } from '../../cache/brand-cache.ts';
import type { Handlers } from '../../http/calls/call.ts';
import { createRenderedCache } from '../../http/calls/envelope.ts';
import {
  type AnnouncementReads,
  listNotices,
  listsOf,
  type Shown,
  type ShownAnnouncements,
} from './announcements/announcements.ts';
import { launchAddress, type MemberChat } from './chat/chat.ts';
import type { Feedback } from './feedback/feedback.ts';
import type { Inbox } from './inbox/inbox.ts';
import { type NewTermsOfMembers, type PublicPages, pageFor, type ShownPages } from './pages/pages.ts';
import type { Presenters } from './presenters/presenters.ts';
import type { PushOfMembers } from './push/push.ts';
import type { Room } from './room/room.ts';

type RouteNeeds = {
  shown: ShownAnnouncements;
  reads: AnnouncementReads;
  inbox: Inbox;
  pages: ShownPages;
  newTerms: NewTermsOfMembers;
  chat: MemberChat;
  feedback: Feedback;
  room: Room;
  presenters: Presenters;
  push: PushOfMembers;
};

export function messagesRoutes(needs: RouteNeeds): Handlers<typeof contract.messages> {
  const { shown, reads, inbox, pages, newTerms, chat, feedback, room, presenters, push } = needs;
  const { messages } = contract;
  const lists = createRenderedCache<Shown>(messages.announcements);
  const notices = createRenderedCache<Shown>(messages.notices);
  const brandPages = createRenderedCache<PublicPages>(messages.brandPage);
  return {
    announcements: ({ brand, language, query }) =>
      using(shown.of(brand), (now) => {
        const { types, groupName, audience } = query;
        const variant = `${language} ${audience} ${[...types].sort()} ${groupName}`;
        return lists(now, variant, () => listsOf(now, query, language));
      }),
    notices: ({ brand, language, query: { audience } }) =>
      using(shown.of(brand), (now) =>
        notices(now, `${language} ${audience}`, () => ({ list: listNotices(now, audience, language) })),
      ),
    announcementReads: ({ brand, session, query: { audience } }) => reads.of(brand, session, audience),
    markAnnouncementRead: ({ brand, session, body: { announcementId } }) =>
      reads.mark(brand, session, announcementId),
    inboxUnread: ({ brand, session }) => inbox.unread(brand, session),
    inboxMessages: ({ brand, session, language, query }) =>
      inbox.list(brand, session, { language, page: query }),
    inboxMessage: ({ brand, session, language, query: { id } }) =>
      inbox.detail(brand, session, { id, language }),
    markInboxRead: ({ brand, session, body }) => inbox.markRead(brand, session, body),
    removeInboxMessage: ({ brand, session, body }) => inbox.remove(brand, session, body),
    restoreInboxMessage: ({ brand, session, body }) => inbox.restore(brand, session, body),
    brandPage: ({ brand, language, query: { name } }) =>
      using(pages.of(brand), (shownPages) =>
        brandPages(shownPages, `${language} ${name}`, () => ({
          page: pageFor(shownPages, { brand, name, language }),
        })),
      ),
    newTerms: ({ brand, session, language }) =>
      newTerms.pending({ brand, memberId: session.memberId }, language),
    agreeToTerms: ({ brand, session, ip, body }) =>
      newTerms.agree({ brand, memberId: session.memberId, ip }, body),
    sendFeedback: ({ brand, session, language, body }) =>
      feedback.send(brand, session, { ...body, language }),
    ownFeedback: ({ brand, session, query }) => feedback.own(brand, session, query),
    uploadFeedbackPicture: ({ brand, session, body }) => feedback.upload(brand, session, body),
    push: ({ brand, session }) => push.read(brand, session),
    savePush: ({ brand, session, body }) => push.save(brand, session, body),
    addPushDevice: ({ brand, session, body }) => push.addDevice(brand, session, body),
    removePushDevice: ({ brand, session, body }) => push.removeDevice(brand, session, body),
    launchChat: ({ query }) => launchAddress(query),
    chatUnread: (asker) => chat.unread(asker),
    serviceUnread: (asker) => chat.unread(asker),
    chat: ({ query, ...asker }) => chat.read(asker, query),
    sendChat: ({ body, ...asker }) => chat.sendText(asker, body),
    sendChatPicture: ({ body, ...asker }) => chat.sendPicture(asker, body),
    chatPicture: ({ query, ...asker }) => chat.picture(asker, query),
    markChat: ({ body, ...asker }) => chat.mark(asker, body),
    chatTyping: (asker) => chat.type(asker),
    rateChat: ({ body, ...asker }) => chat.rate(asker, body),
    room: ({ query, ...asker }) => room.read(asker, query),
    visitRoom: ({ query, ...visitor }) => room.read(visitor, query),
    sayInRoom: ({ body, ...asker }) => room.say(asker, body),
    reportInRoom: ({ body, ...asker }) => room.report(asker, body),
    modelList: ({ brand, language }) => presenters.modelList(brand, language),
  };
}
