import type { Clock } from '@parlour/clock/clock';
import {
  type BodyOf,
  type Contract,
  type SessionInfo,
  SITE_PATHS,
  type SocialProvider,
  type SwitchName,
} from '@parlour/contract';
import type { Database, Tx } from '@parlour/database/database';
import type { SocialParty } from '../../../config/third-parties.ts';
import { hashSecret, isSameHash, keepSecret, newSecret } from '../../../credentials/tokens.ts';
import type { Session } from '../../../http/calls/call.ts';
import { Refusal } from '../../../http/calls/refusal.ts';
import type { Log } from '../../../observability/log.ts';
import { createOpenId, type OpenId, ProviderDown } from '../../../outbound/openid.ts';
import { KeysUnavailable } from '../../../outbound/signed-tokens.ts';
import type { Brand } from '../../../tenancy/brand.ts';
import type { Member } from '../members/members.ts';
import { refuseLastWay, type SecurityChanges } from '../security/security.ts';
import type { SessionOpening, Side, SingleUse, Visit } from '../sessions/sessions.ts';
import { deleteLinks, findMemberBySocial, insertSocial } from './social.repo.ts';
import { AT_PROVIDER_MS, SOCIAL_TICKET_MS } from './third-parties.rules.ts';

const SWITCH_OF = {
  facebook: 'facebookLogin',
  google: 'googleLogin',
} as const satisfies Record<SocialProvider, SwitchName>;

export type SocialParties = Record<SocialProvider, SocialParty | null>;
type SocialNeeds = {
  database: Database;
  clock: Clock;
  log: Log;
  singleUse: SingleUse;
  opening: SessionOpening;
  changes: SecurityChanges;
  parties: SocialParties;
};
type SocialAnswer =
  | { step: 'done'; session: SessionInfo }
  | { step: 'choose'; provider: SocialProvider; name: string | null; socialTicket: string };
type Linking = { member: Member; socialTicket: string | undefined; isNew?: boolean };
type Unlinking = BodyOf<Contract['identity']['removeLink']>;
export type Social = ReturnType<typeof createSocial>;

/** Signing in with a third-party account, and linking such an account to one of ours. */
export function createSocial(needs: SocialNeeds) {
  const { database, clock, log, singleUse, opening, changes, parties } = needs;
  const clients = {
    facebook: parties.facebook && createOpenId({ party: parties.facebook, clock }),
    google: parties.google && createOpenId({ party: parties.google, clock }),
  };

  /** The provider, if the brand offers it; the call's module only says that some provider is offered. */
  function clientOf({ settings }: Brand, provider: SocialProvider): OpenId {
    if (!settings.switches[SWITCH_OF[provider]]) throw new Refusal('module_off');
    const client = clients[provider];
    if (!client) throw new Refusal('unavailable');
    return client;
  }

  async function ask<Answer>(call: Promise<Answer>): Promise<Answer> {
    try {
      return await call;
    } catch (error) {
      if (!(error instanceof ProviderDown || error instanceof KeysUnavailable)) throw error;
      log.warn({ err: error }, 'a third party could not be asked');
      throw new Refusal('unavailable');
    }
  }

  return {
    /** Returns where to send the visitor. Only the same browser can come back from there. */
    async start(
      visit: Visit,
      { provider, side }: { provider: SocialProvider; side: Side },
    ): Promise<{ url: string }> {
      const client = clientOf(visit.brand, provider);
      const browser = browserOf(visit);
      const [nonce, verifier] = [newSecret(), newSecret()];
      const { secret: state } = await singleUse.issue(visit.brand.id, {
        kind: 'socialState',
        data: { provider, side, nonce, verifier, browserHash: hashSecret(browser) },
        lastsMs: AT_PROVIDER_MS,
      });
      const handshake = { redirectUri: redirectUriOf(visit), nonce, verifier, state };
      const url = await ask(client.authorizeUrl(handshake));
      visit.cookies.set('social', browser, { maxAgeSeconds: AT_PROVIDER_MS / 1000 });
      return { url };
    },

    /** Signs in the member linked to that account; anybody else gets a ticket for it. */
    async finish(visit: Visit, { code, state }: { code: string; state: string }): Promise<SocialAnswer> {
      const { brand, cookies, requestId } = visit;
      const begun = await singleUse.take(brand.id, { kind: 'socialState', secret: state });
      if (!begun || !isSameHash(begun.browserHash, hashSecret(cookies.read('social') ?? '')))
        throw new Refusal('third_party_failed');
      const { provider, side, nonce, verifier } = begun;
      const handshake = { redirectUri: redirectUriOf(visit), nonce, verifier };
      const person = await ask(clientOf(brand, provider).identify(code, handshake, requestId));
      if (!person) throw new Refusal('third_party_failed');
      const { subject, name } = person;
      const member = await findMemberBySocial(database.queries, { brandId: brand.id, provider, subject });
      if (member)
        return {
          step: 'done',
          session: await opening.signIn(visit, member, { method: provider, side }),
        };
      const data = { provider, subject, name };
      const ticket = await singleUse.issue(brand.id, {
        kind: 'socialTicket',
        data,
        lastsMs: SOCIAL_TICKET_MS,
      });
      return { step: 'choose', provider, name, socialTicket: ticket.secret };
    },

    /**
     * Links the account behind a ticket, if any, to a member, in the transaction that signs them in or creates them. To
     * an account that existed before it is a new way in, proved by the sign-in.
     */
    async link(tx: Tx, visit: Visit, { member, socialTicket, isNew = false }: Linking): Promise<void> {
      if (socialTicket === undefined) return;
      const { brandId, id: memberId } = member;
      const kept = await singleUse.take(brandId, { kind: 'socialTicket', secret: socialTicket }, tx);
      if (!kept) throw new Refusal('verification_ended');
      const key = { brandId, provider: kept.provider, subject: kept.subject };
      if (await insertSocial(tx, { ...key, memberId, linkedAt: new Date(clock.now()) })) {
        if (!isNew) await changes.follow(tx, visit, member, { kind: 'linkAdded', value: kept.provider });
        return;
      }
      const owner = await findMemberBySocial(tx, key);
      if (owner?.id !== memberId) throw new Refusal('social_linked');
    },

    async unlink(visit: Visit, session: Session, { provider, ...proof }: Unlinking): Promise<void> {
      if (visit.brand.settings.switches.finalLinks) throw new Refusal('social_final');
      await changes.make(visit, session, {
        kind: 'linkRemoved',
        value: provider,
        proof,
        async apply(tx, member) {
          if (!(await deleteLinks(tx, member, provider))) throw new Refusal('not_found');
          await refuseLastWay(tx, visit.brand, member);
        },
      });
    },
  };
}

const redirectUriOf = ({ origin }: Visit) => `${origin}${SITE_PATHS.login}`;

/** Reused while it lasts: a visitor may have started in two tabs. */
const browserOf = ({ cookies }: Visit): string => keepSecret(cookies.read('social'));
