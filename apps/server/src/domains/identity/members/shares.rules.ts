/** The last byte of an id, which is random. */
export const LAST_ID_BYTE = 15;

/** One of several parts of all members, told by that byte. */
export type Share = { readonly of: number; readonly index: number };
export const EVERYBODY: Share = { of: 1, index: 0 };
