/** 256 random bits for half of a session; 128 for what is good once and for a minute. */
export const SECRET_BYTES = 32;
export const TICKET_BYTES = 16;
