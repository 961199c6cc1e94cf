import type { Clock } from '@parlour/clock/clock';
import type { OfferDocument } from '@parlour/contract';
import { matchOf, roundsIn } from '@parlour/contract/values/promotions/promotions.rules';
import type { Database, Tx } from '@parlour/database/database';
import { afterCommit } from '@parlour/database/transaction';
import { Refusal } from '../../../http/calls/refusal.ts';
import type { Brand } from '../../../tenancy/brand.ts';
import type { DepositPromotions } from '../../cashier/cashier.module.ts';
import type { Messages } from '../../messages/messages.module.ts';
import {
  type Audience,
  findDocument,
  findLiveOffer,
  limitsOf,
  type ShownOffers,
  takeBudget,
  worthBeside,
} from '../offers/offers.ts';
import { type OverlapSigns, verdictOn } from '../overlap/overlap.ts';
import { type ApplicationRow, changeApplication, lockOfDeposit } from './applications.repo.ts';
import type { Granting } from './granting.service.ts';
import { isNotOpen, type Joining } from './joining.service.ts';
import { refusedMatchTexts, type WhyNoMatch } from './letters.service.ts';
import type { OwnOffers } from './own-offers.service.ts';

type MatchNeeds = {
  database: Database;
  clock: Clock;
  brands: { ofId(brandId: string): Brand | undefined };
  shown: Pick<ShownOffers, 'listed' | 'describe'>;
  joining: Pick<Joining, 'admit' | 'findByCode'>;
  own: Pick<OwnOffers, 'labels'>;
  granting: Granting;
  audience: Pick<Audience, 'barred'>;
  signsOf: OverlapSigns;
  inbox: Pick<Messages['inbox'], 'put'>;
  tell(member: { brandId: string; memberId: string }): void;
};

/** Offers that match deposits: promised when a deposit starts, granted with its credit. */
export function createDepositMatches(needs: MatchNeeds): DepositPromotions {
  const { database, brands, shown, joining, own, granting, audience, signsOf, inbox, tell } = needs;

  function brandOf(brandId: string): Brand {
    const brand = brands.ofId(brandId);
    if (!brand) throw new Error(`no brand ${brandId}`);
    return brand;
  }

  /** More than was reserved comes from the budget as well, as far as there is any. */
  async function coverMore(
    tx: Tx,
    offer: { brandId: string; id: string; limits: ReturnType<typeof limitsOf> },
    { grant, reserved }: { grant: bigint; reserved: bigint },
  ): Promise<bigint> {
    if (grant <= reserved) {
      await takeBudget(tx, offer, { grants: 0, money: grant - reserved }, { grants: null, money: null });
      return grant;
    }
    const isCovered = await takeBudget(tx, offer, { grants: 0, money: grant - reserved }, offer.limits);
    return isCovered ? grant : reserved;
  }

  /** Who chose a match and gets none is told why. A letter of one deposit is written once. */
  async function write(
    tx: Tx,
    { brandId, id, memberId }: ApplicationRow,
    document: OfferDocument,
    why: WhyNoMatch,
  ): Promise<void> {
    const texts = refusedMatchTexts(brandOf(brandId).settings, document, why);
    await inbox.put(tx, { brandId, memberId, kind: 'promotion', key: `match-refused:${id}`, texts });
  }

  return {
    async list({ brand, language, session }) {
      const labels = await own.labels(brand, session.memberId);
      const offers = (await shown.listed(brand)).filter(
        ({ id, document }) => document.kind === 'deposit' && labels.get(id)?.label === 'join',
      );
      const described = [];
      for (const offer of offers) {
        const { id, title, summary, gift, game, endsAt } = await shown.describe(brand, offer, language);
        if (gift.kind === 'match') described.push({ id, title, summary, gift, game, endsAt });
      }
      return described;
    },

    async choose({ brand, session, ip }, chosen) {
      const offer =
        'code' in chosen
          ? await joining.findByCode({ brand, session, ip }, chosen.code)
          : await findLiveOffer(database.queries, brand.id, chosen);
      // The code of one offer opens no other, and an offer with a code opens by it alone.
      const isFound = offer?.document.kind === 'deposit' && 'code' in chosen === (offer.code !== null);
      const refused = 'code' in chosen ? 'code_refused' : 'offer_closed';
      if (!offer || !isFound) throw new Refusal(refused);
      try {
        await joining.admit(brand, offer, session.memberId);
      } catch (error) {
        if ('code' in chosen && isNotOpen(error)) throw new Refusal(refused, error.value);
        throw error;
      }
      return offer.id;
    },

    async reserve(tx, { brandId, id, memberId, currency, credited, promotionId }) {
      const offer = await findLiveOffer(tx, brandId, { id: promotionId });
      if (offer?.document.gift.kind !== 'match') throw new Refusal('offer_closed');
      const { gift } = offer.document;
      const matched = matchOf(gift, credited, currency);
      if (matched === 0n) throw new Refusal('invalid_input', { fields: { amount: 'too_small' } });
      const worth = matched + worthBeside(gift);
      await granting.apply(tx, brandOf(brandId), offer, { memberId, worth, depositId: id });
    },

    async credited(tx, { brandId, id, currency, credited }) {
      const application = await lockOfDeposit(tx, { brandId, depositId: id });
      if (!application || application.state === 'issued' || application.state === 'rejected') return;
      // What was promised before an exclusion is not given in it.
      const isBarred = (await audience.barred(tx, { brandId, memberIds: [application.memberId] })).size > 0;
      if (isBarred) {
        if (application.state === 'applying') await granting.close(tx, application, { state: 'lapsed' });
        return;
      }
      const document = await findDocument(tx, brandId, application);
      if (document?.gift.kind !== 'match') throw new Error(`no match for deposit ${id}`);
      const limits = limitsOf(document);
      const offer = { brandId, id: application.offerId, limits };
      // A deposit that was given up and came all the same: its place may be gone.
      if (application.state === 'lapsed') {
        if (!(await takeBudget(tx, offer, { grants: 1, money: application.reserved }, limits)))
          return write(tx, application, document, 'usedUp');
      }
      // A card or a name may have been added since it was promised.
      const verdict = verdictOn(await signsOf(tx, application), false);
      if (verdict === 'refuse') {
        afterCommit(() => tell(application));
        await write(tx, application, document, 'overlap');
        return granting.close(tx, application, { state: 'rejected' });
      }
      const isSuspect = verdict === 'review';
      const { gift } = document;
      const matched = matchOf(gift, credited, currency);
      if (matched === 0n) {
        await write(tx, application, document, 'tooSmall');
        return granting.close(tx, application, { state: 'lapsed' });
      }
      const beside = worthBeside(gift);
      const grant = matched + beside;
      const covered = await coverMore(tx, offer, { grant, reserved: application.reserved });
      await changeApplication(tx, application, { reserved: covered });
      const bonus = { kind: 'bonus', amount: covered - beside, terms: gift.terms, currency } as const;
      await granting.issue(tx, application, bonus, { isPaid: true, isSuspect });
      const rounds = roundsIn(gift);
      if (rounds) await granting.putBeside(tx, application, { rounds, currency, isSuspect });
    },

    async released(tx, { brandId, id }) {
      const application = await lockOfDeposit(tx, { brandId, depositId: id });
      if (application?.state === 'applying') await granting.close(tx, application, { state: 'lapsed' });
    },
  };
}
