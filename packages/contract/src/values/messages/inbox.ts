/** What a message in a member's inbox is: from the house itself, an offer, or the answer to something they asked. */
export const INBOX_KINDS = ['system', 'promotion', 'answer'] as const;
export type InboxKind = (typeof INBOX_KINDS)[number];

/** What operators send; answers come from the conversation they belong to. */
export const SENDING_KINDS = ['system', 'promotion'] as const satisfies readonly InboxKind[];
export type SendingKind = (typeof SENDING_KINDS)[number];

export const SENDING_STATES = ['sending', 'sent', 'stopped'] as const;
export type SendingState = (typeof SENDING_STATES)[number];
