/** A member has one conversation with support for life; `none`: nobody has written yet. */
export const CHAT_STATES = ['none', 'waiting', 'open', 'closed'] as const;
export type ChatState = (typeof CHAT_STATES)[number];

/** Who wrote a message. `house`: the system, about the conversation itself. */
export const CHAT_AUTHORS = ['member', 'operator', 'house'] as const;
export type ChatAuthor = (typeof CHAT_AUTHORS)[number];

/** What people send; the rest the system says: nobody is at the desk, somebody took over, the conversation is closed. */
export const CHAT_KINDS = ['text', 'picture', 'away', 'taken', 'closed'] as const;
export type ChatKind = (typeof CHAT_KINDS)[number];
