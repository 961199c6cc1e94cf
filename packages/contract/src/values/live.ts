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
  | 'promotions'
  | 'bonus'
  | 'room';

/** Why the active bonus could not pay its part of a stake: the stake was too high for it, or the game is not for it. */
export type BonusRefusal = 'stake_max' | 'elsewhere';

/**
 * What a socket says. `typing`: the other side of the chat types; there is nothing to fetch. `refused`: a stake was, since
 * the bonus could not pay for it.
 */
export type LiveMessage = { topic: LiveTopic; typing?: true; refused?: BonusRefusal };
