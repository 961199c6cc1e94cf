/** The live chat: a member's conversation with support, and the desk that answers. */

export { type CannedAnswers, createCannedAnswers } from './canned-answers.service.ts';
export { type ChatForOperators, createChatForOperators } from './chat.operator.service.ts';
export { launchAddress } from './chat.rules.ts';
export { createMemberChat, type MemberChat } from './chat.service.ts';
export { chatForgetting } from './chat-forgetting.service.ts';
export { createConversations } from './conversations.service.ts';
export { chatChanged, chatTyping, createDesk, type Desk } from './desk.service.ts';
export { createUnseenAnswers } from './unseen-answers.service.ts';
export { waitingChats } from './waiting-chats.service.ts';
