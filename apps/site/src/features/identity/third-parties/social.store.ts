import type { SocialProvider } from '@parlour/contract/values/identity';
import { create } from 'zustand';

/** Who a provider says the visitor is, for as long as it is not decided to whom here that belongs. */
export type SocialStranger = { provider: SocialProvider; name: string | null; socialTicket: string };

/** In memory only: the ticket links accounts for good, so a page that is left takes it along. */
export const useSocialStranger = create<{ stranger: SocialStranger | null }>(() => ({ stranger: null }));

export function keepStranger(stranger: SocialStranger | null): void {
  useSocialStranger.setState({ stranger });
}

/** As the providers call themselves, in every language. */
export const PROVIDER_NAMES: Readonly<Record<SocialProvider, string>> = {
  facebook: 'Facebook',
  google: 'Google',
};
