/** Characters of one message: a remark, not a letter. */
export const ROOM_TEXT_MAX = 200;
/** Messages in one answer, and hidings told in one. */
export const ROOM_PAGE = 50;
export const ROOM_HIDDEN_MAX = 200;

/** An open page asks for what is new at most this often, however fast others write. */
export const ROOM_ASK_EVERY_MS = 500;

/** Words of a brand's list, and characters of each. */
export const ROOM_WORDS_MAX = 500;
export const ROOM_WORD_LENGTH = { min: 2, max: 40 } as const;

/** How long an operator can mute a member, in minutes; none: until it is lifted. */
export const MUTE_MINUTES = [10, 60, 1_440, 10_080] as const;

/** What operators are shown at once: reports, the longest waiting first, and members who are muted. */
export const ROOM_QUEUE_MAX = 100;

/** How many days messages of the room are kept. */
export const ROOM_KEPT_DAYS = { min: 1, usual: 90, max: 365 } as const;
