/** Who wrote a message of the room. `house`: the brand, by an operator. */
export const ROOM_AUTHORS = ['member', 'house'] as const;
export type RoomAuthor = (typeof ROOM_AUTHORS)[number];

/** Why a member reports a message. */
export const REPORT_REASONS = ['abuse', 'advert', 'private', 'other'] as const;
export type ReportReason = (typeof REPORT_REASONS)[number];

/** What the caller may do in the room: write, only read, or not write for a while. */
export const ROOM_STANDINGS = ['write', 'read', 'muted'] as const;
export type RoomStanding = (typeof ROOM_STANDINGS)[number];
