import type { SocialTicket } from '../social-ticket.store.ts';

/** Names of companies are the same in every language. */
export const SOCIAL_NAMES: Record<SocialTicket['provider'], string> = {
  facebook: 'Facebook',
  google: 'Google',
};
