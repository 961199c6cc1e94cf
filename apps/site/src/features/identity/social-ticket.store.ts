import { create } from 'zustand';

/** A stranger who came with a third-party account: the ticket links it to the account that is signed in to, or made. */
export type SocialTicket = {
  provider: 'facebook' | 'google';
  /** How the provider calls them. */
  name: string | null;
  socialTicket: string;
};

/** Lives as long as the document: the ticket itself lives for minutes only. */
export const useSocialTicket = create<{ ticket: SocialTicket | null }>(() => ({ ticket: null }));

export function keepSocialTicket(ticket: SocialTicket): void {
  useSocialTicket.setState({ ticket });
}

/** Once it was used, or ended. */
export function dropSocialTicket(): void {
  useSocialTicket.setState({ ticket: null });
}
