/** The socket on which an open page hears that something changed. */
export const LIVE_ADDRESS = '/wps/live';
export const LIVE_PROTOCOL = 'live.v1';

/** What can have changed. A message only names it: every figure can also be fetched. */
export type LiveTopic =
  | 'site'
  | 'session'
  | 'wallet'
  | 'jackpot'
  | 'lottery'
  | 'protection'
  | 'notice'
  | 'unread'
  | 'chat'
  | 'promotions';

/** What a socket says. `typing`: the other side of the chat types; there is nothing to fetch. */
export type LiveMessage = { topic: LiveTopic; typing?: true };
