import type { Clock } from '@parlour/clock/clock';
import type { Language, Offer, OfferDocument, Picture } from '@parlour/contract';
import { roundsIn } from '@parlour/contract/values/promotions/promotions.rules';
import type { Database } from '@parlour/database/database';
import { type Bus, topic } from '../../../bus/bus.ts';
import { type BrandCache, type BrandChange, createBrandCache } from '../../../cache/brand-cache.ts';
import { Refusal } from '../../../http/calls/refusal.ts';
import type { Brand } from '../../../tenancy/brand.ts';
import { type Messages, sanitise, textIn } from '../../messages/messages.module.ts';
import type { RoundsGames } from '../rounds/rounds.ts';
import { type LiveOffer, listLiveOffers } from './offers.repo.ts';
import { SHOWN_AFTER_END_MS } from './offers.rules.ts';

const offersChanged = topic<BrandChange>('promotions.offers_changed');

type ShownNeeds = {
  database: Database;
  clock: Clock;
  bus: Bus;
  brands: { ofId(brandId: string): Brand | undefined };
  pictures: Pick<Messages['pictures'], 'describe' | 'pathOf'>;
  games: Pick<RoundsGames, 'namer'>;
};
type Live = { readonly offers: readonly LiveOffer[]; readonly pictures: ReadonlyMap<string, Picture> };
export type ShownOffers = ReturnType<typeof createShownOffers>;

/** The offers of a brand as everybody reads them, from memory. Grants never rely on it. */
export function createShownOffers({ database, clock, bus, brands, pictures, games }: ShownNeeds) {
  const cache: BrandCache<Live> = createBrandCache<Live>({ bus, clock, changed: offersChanged, read });

  async function read(brandId: string): Promise<Live> {
    const brand = brands.ofId(brandId);
    if (!brand) return { offers: [], pictures: new Map() };
    const own = { pictures: pictures.pathOf(brand) };
    const offers = (await listLiveOffers(database.queries, brandId))
      .map((offer) => ({ ...offer, document: sanitiseTerms(offer.document, own) }))
      .toSorted((one, other) => one.document.order - other.document.order || (one.id < other.id ? -1 : 1));
    const digests = offers.flatMap(({ document }) => document.picture ?? []);
    return { offers, pictures: await pictures.describe(brand, digests) };
  }

  const isShown = ({ code, document: { endsAt } }: LiveOffer) =>
    code === null && (endsAt === null || clock.now() < endsAt + SHOWN_AFTER_END_MS);

  /** Those that everybody may see. */
  const listed = async (brand: Brand) => (await cache.of(brand.id)).offers.filter(isShown);

  async function describe(
    brand: Brand,
    offer: LiveOffer,
    language: Language,
  ): Promise<Offer & { terms: string }> {
    const { document } = offer;
    const found = textIn(document.texts, language, brand.settings);
    if (!found) throw new Error(`offer ${offer.id} has no text`);
    const { kind, category, period, startsAt, endsAt, wantsReview, gift, audience } = document;
    const known = (await cache.of(brand.id)).pictures;
    const rounds = roundsIn(gift);
    return {
      id: offer.id,
      kind,
      category,
      period,
      language: found.language,
      ...found.text,
      picture: (document.picture && known.get(document.picture)) || null,
      currency: brand.settings.currency,
      startsAt,
      endsAt,
      isPaused: offer.state === 'paused',
      wantsReview,
      newForDays: audience.newForDays,
      levelFrom: audience.levelFrom,
      gift,
      game: rounds && (await games.namer(brand.id, language))(rounds),
    };
  }

  return {
    listed,
    describe,
    announce: cache.announce,
    onChanged: cache.onRenewed,

    async list(brand: Brand, language: Language) {
      const offers: Offer[] = [];
      for (const offer of await listed(brand)) offers.push(await describe(brand, offer, language));
      return { offers };
    },

    async detail(brand: Brand, id: string, language: Language) {
      const offer = (await listed(brand)).find((each) => each.id === id);
      if (!offer) throw new Refusal('not_found');
      return describe(brand, offer, language);
    },
  };
}

/** As it is saved, and again when it is read: a rule that was tightened holds for what is stored already. */
export function sanitiseTerms(document: OfferDocument, own: { pictures: string }): OfferDocument {
  const texts = Object.entries(document.texts).map(([language, text]) => [
    language,
    { ...text, terms: sanitise(text.terms, own) },
  ]);
  return { ...document, texts: Object.fromEntries(texts) };
}
