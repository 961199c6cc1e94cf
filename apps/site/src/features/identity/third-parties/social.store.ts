import type { SocialProvider } from '@parlour/contract/values/identity';
import { create } from 'zustand';

/** The identity a provider confirmed, until it is linked to an account here. */
export type SocialStranger = { provider: SocialProvider; name: string | null; socialTicket: string };

/** In memory only: the ticket links accounts for good, so it must not outlive the page. */
export const useSocialStranger = create<{ stranger: SocialStranger | null }>(() => ({ stranger: null }));

export function keepStranger(stranger: SocialStranger | null): void {
  useSocialStranger.setState({ stranger });
}

/** The providers' own names, the same in every language. */
export const PROVIDER_NAMES: Readonly<Record<SocialProvider, string>> = {
  facebook: 'Facebook',
  google: 'Google',
};
