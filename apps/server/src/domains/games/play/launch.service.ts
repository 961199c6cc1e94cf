import type { Clock } from '@parlour/clock/clock';
import { type AnswerOf, type Contract, type QueryOf, SITE_PATHS } from '@parlour/contract';
import type { Database } from '@parlour/database/database';
import { TRIAL_CURRENCY } from '@parlour/money';
import type { Caller, Session } from '../../../http/calls/call.ts';
import { Refusal } from '../../../http/calls/refusal.ts';
import type { Brand } from '../../../tenancy/brand.ts';
import { siteOf } from '../../cashier/cashier.module.ts';
import type { Identity } from '../../identity/identity.module.ts';
import { type GuardBook, tellGuardRefusal } from '../../protection/protection.module.ts';
import { ownerOf } from '../../wallet/wallet.module.ts';
import { productOf } from '../catalogue/catalogue.ts';
import type { TitleLookup } from '../lobby/lobby.ts';
import { hasOpenRound } from '../transactions/transactions.ts';
import {
  type House,
  VENDOR_LANGUAGE,
  type VendorCalls,
  type Vendors,
  VendorUnavailable,
} from '../vendors/vendors.ts';
import { LOBBY_CODE, OPEN_ROUND_SPAN_MS, refuseToPlay } from './launch.rules.ts';
import type { GameSessions } from './sessions.service.ts';
import { NO_COUNTRY } from './wallet-calls.rules.ts';

type LaunchGame = Contract['games']['launchGame'];
type LaunchCall = Pick<Caller, 'brand' | 'language' | 'origin' | 'requestId'> & { session: Session };

type LaunchNeeds = {
  database: Database;
  clock: Clock;
  identity: Pick<Identity, 'findMember' | 'countryOfMember'>;
  guards: GuardBook;
  publicScheme: string | undefined;
  titleLookup: Pick<TitleLookup, 'find' | 'remember'>;
  vendors: Vendors;
  sessions: GameSessions;
  calls: VendorCalls;
  house: Pick<House, 'launchOf'>;
};

/** Opens titles at their vendors. Refuses members who may not play before the vendor is called. */
export function createLaunches(needs: LaunchNeeds) {
  const { database, clock, identity, guards, titleLookup, vendors, sessions, calls, house } = needs;

  async function refuseGuarded(
    { settings }: Brand,
    member: { brandId: string; memberId: string },
  ): Promise<void> {
    const nowMs = clock.now();
    const found = await database.transaction((tx) => guards.read(database.runIn(tx), [member]));
    const refusal = refuseToPlay(found.get(member.memberId), nowMs);
    if (refusal) throw tellGuardRefusal(refusal, { settings, nowMs });
  }

  return {
    async launch(call: LaunchCall, asked: QueryOf<LaunchGame>): Promise<AnswerOf<LaunchGame>> {
      const { brand, language, origin, requestId, session } = call;
      const owner = ownerOf(brand, session);
      const { memberId, currency } = owner;
      const own = house.launchOf(asked.vendor);
      if (own) {
        // Any title of the vendor stands for its lobby.
        const isLobby = asked.gameCode === LOBBY_CODE;
        const lookedFor = isLobby ? { ...asked, gameCode: undefined } : asked;
        const title = await titleLookup.find(brand.id, lookedFor, language);
        if (!title) throw new Refusal('not_found');
        await refuseGuarded(brand, owner);
        await titleLookup.remember({ brandId: brand.id, memberId }, title.nodeId);
        const { theme, prizeMode, vendor } = asked;
        const path = own({ brand, vendor, gameCode: isLobby ? null : title.gameCode, theme, prizeMode });
        return { url: `${origin}${path}`, game: title, currency, isResumed: false };
      }
      const game = await titleLookup.find(brand.id, asked, language);
      const vendor = game && (await vendors.find(brand.id, game.vassalage));
      if (!game || !vendor) throw new Refusal('not_found');
      if (!vendor.isOpen) throw new Refusal('vendor_unavailable');
      const isTrial = currency === TRIAL_CURRENCY;
      if (isTrial && game.supportPlay === 0) throw new Refusal('trial_not_offered');
      await refuseGuarded(brand, owner);
      const site = siteOf(brand.settings, { origin, publicScheme: needs.publicScheme });
      const product = productOf(game.gameType);
      const place = { memberId, vendor: vendor.code, gameCode: game.gameId, currency, product };
      const since = new Date(clock.now() - OPEN_ROUND_SPAN_MS);
      const isResumed = await hasOpenRound(database.queries, { brandId: brand.id, ...place }, since);
      const member = await identity.findMember(brand.id, memberId);
      const opened = await sessions.begin(brand, place, session.id);
      const url = await calls
        .gameUrl(
          vendor,
          {
            user: memberId,
            token: opened.token,
            game_code: game.gameId,
            operator_id: vendor.operatorId,
            platform: 'GPL_MOBILE',
            lang: VENDOR_LANGUAGE[language],
            currency,
            country: (member && (await identity.countryOfMember(member))) ?? NO_COUNTRY,
            lobby_url: `${site}${SITE_PATHS.home}`,
            ...(isTrial ? {} : { deposit_url: `${site}${SITE_PATHS.deposit}` }),
            sub_partner_id: brand.settings.merchantCode,
            meta: {
              bar: 'lobby',
              pace: brand.settings.gamePace,
              buy: brand.settings.isFeatureBuyOffered,
              ...(asked.theme && { css: asked.theme }),
              ...(asked.prizeMode && { prize_mode: asked.prizeMode }),
            },
          },
          requestId,
        )
        .catch(tellUnavailable);
      await sessions.endEarlier(brand.id, place, opened.id);
      await titleLookup.remember({ brandId: brand.id, memberId }, game.nodeId);
      return { url, game, currency, isResumed };
    },
  };
}

function tellUnavailable(error: unknown): never {
  if (error instanceof VendorUnavailable) throw new Refusal('vendor_unavailable');
  throw error;
}
