import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { Text } from '../text.ts';
import { SITE_SIDES, SOCIAL_PROVIDERS } from '../values/identity.ts';
import { ENTRY_REFUSALS, SessionInfo } from './parts.ts';

const SocialProvider = z.enum(SOCIAL_PROVIDERS);

export const socialEndpoints = {
  socialStart: endpoint({
    method: 'POST',
    path: '/wps/session/social/start',
    summary: "The provider's page to go to; it leads back to the login page with `code` and `state`",
    access: 'everyone',
    callsPerMinute: 60,
    modules: ['facebookLogin', 'googleLogin'],
    body: z.object({
      provider: SocialProvider,
      side: z.enum(SITE_SIDES).default('member').describe('The side of the site to sign in on'),
    }),
    answer: z.object({ url: z.string() }),
    refusals: ['unavailable'],
  }),
  social: endpoint({
    method: 'POST',
    path: '/wps/session/social',
    summary:
      'Signs in with what the provider said; for a stranger, a ticket with which to link an account (login) or make one (register)',
    access: 'everyone',
    callsPerMinute: 60,
    modules: ['facebookLogin', 'googleLogin'],
    body: z.object({ code: Text.max(2_000), state: Text.max(200) }),
    answer: z.discriminatedUnion('step', [
      z.object({ step: z.literal('done'), session: SessionInfo }),
      z.object({
        step: z.literal('choose'),
        provider: SocialProvider,
        name: z.string().nullable().describe('How the provider calls them, to be shown'),
        socialTicket: z.string(),
      }),
    ]),
    refusals: ['third_party_failed', ...ENTRY_REFUSALS],
  }),
};
