import type { Clock } from '@parlour/clock/clock';
import { newId } from '@parlour/clock/ids';
import type {
  BodyOf,
  ConsoleContract,
  OfferDocument,
  OfferSummary,
  OperatorOffer,
  QueryOf,
  Simulation,
  SimulationState,
} from '@parlour/contract';
import { CODE_LENGTH, roundsIn } from '@parlour/contract/values/promotions/promotions.rules';
import type { Database, Tx } from '@parlour/database/database';
import { writeDecimal } from '@parlour/money';
import type { AuditWriter } from '../../../audit/audit-entry.ts';
import { changesBetween } from '../../../audit/changes.rules.ts';
import { readableLetters } from '../../../credentials/readable-letters.ts';
import type { Actor } from '../../../http/calls/operator-call.ts';
import { Refusal } from '../../../http/calls/refusal.ts';
import type { Brand } from '../../../tenancy/brand.ts';
import { describeHistory, gapsOf, type Messages, peopleIn, textIn } from '../../messages/messages.module.ts';
import type { Operators } from '../../operators/operators.module.ts';
import type { RoundsGames } from '../rounds/rounds.ts';
import {
  addOffer,
  addVersion,
  type BudgetRow,
  changeOffer,
  countOffers,
  findDocument,
  findOffer,
  isCodeTaken,
  listOffers,
  listPublications,
  listVersions,
  lockOffer,
  type OfferRow,
} from './offers.repo.ts';
import { CODE_ALPHABET, faultsOf, OFFERS_MAX } from './offers.rules.ts';
import { sanitiseTerms } from './shown-offers.service.ts';

type Calls = ConsoleContract['promotions'];
type Names = Map<string, { id: string; name: string; displayName: string }>;
type OffersNeeds = {
  database: Database;
  clock: Clock;
  audit: AuditWriter;
  operators: Pick<Operators, 'people' | 'approvals'>;
  pictures: Pick<Messages['pictures'], 'describe' | 'pathOf'>;
  simulations: {
    states(brandId: string, offerIds: readonly string[]): Promise<ReadonlyMap<string, SimulationState>>;
    describe(brandId: string, key: { offerId: string; version: number }): Promise<Simulation | null>;
  };
  games: Pick<RoundsGames, 'isPlayable'>;
};
type Wanted = { id: string; version: number };
export type OffersForOperators = ReturnType<typeof createOffersForOperators>;

/** Offers as operators write them. Every save is a version; none is ever changed, since grants refer to them. */
export function createOffersForOperators(needs: OffersNeeds) {
  const { database, clock, audit, operators, pictures, simulations, games } = needs;
  const { people, approvals } = operators;

  async function refuseImpossible(brand: Brand, document: OfferDocument): Promise<void> {
    const faults: Record<string, string> = faultsOf(document, brand.settings);
    const { picture, gift } = document;
    const rounds = roundsIn(gift);
    const isMatch = gift.kind === 'match';
    if (rounds && !(await games.isPlayable(brand.id, rounds, isMatch ? gift.terms.product : 'any')))
      faults[isMatch ? 'gift.rounds.gameCode' : 'gift.gameCode'] = 'not_allowed';
    if (picture && !(await pictures.describe(brand, [picture])).has(picture)) faults.picture = 'not_allowed';
    if (Object.keys(faults).length > 0)
      throw new Refusal('invalid_input', {
        fields: Object.fromEntries(Object.entries(faults).map(([path, code]) => [`document.${path}`, code])),
      });
  }

  async function requireLatest(tx: Tx, brand: Brand, { id, version }: Wanted): Promise<OfferRow> {
    const row = await lockOffer(tx, { brandId: brand.id, id });
    if (!row) throw new Refusal('not_found');
    if (row.version !== version) throw new Refusal('stale', { version: row.version });
    return row;
  }

  async function newCode(tx: Tx, brandId: string): Promise<string> {
    const code = readableLetters(CODE_LENGTH, CODE_ALPHABET);
    return (await isCodeTaken(tx, brandId, code)) ? newCode(tx, brandId) : code;
  }

  /** A new offer, or the next version of one; its code stays what it was. */
  async function write(
    tx: Tx,
    brand: Brand,
    {
      before,
      document,
      reason,
      by,
    }: { before: OfferRow | null; document: OfferDocument; reason: string; by: string | null },
  ): Promise<OfferRow> {
    const at = new Date(clock.now());
    const row: OfferRow = {
      brandId: brand.id,
      id: before?.id ?? newId(clock),
      state: before?.state ?? 'draft',
      code: before?.code ?? (document.hasCode ? await newCode(tx, brand.id) : null),
      version: (before?.version ?? 0) + 1,
      liveVersion: before?.liveVersion ?? null,
      createdAt: before?.createdAt ?? at,
      changedAt: at,
      changedBy: by,
    };
    if (before) await changeOffer(tx, row);
    else await addOffer(tx, row);
    const { brandId, id: offerId, version } = row;
    await addVersion(tx, { brandId, offerId, version, document, savedAt: at, savedBy: by, reason });
    return row;
  }

  function summarise(
    brand: Brand,
    { offer, document, budget }: { offer: OfferRow; document: OfferDocument; budget: BudgetRow },
    { names, isWaiting, simulated }: { names: Names; isWaiting: boolean; simulated: SimulationState | null },
  ): OfferSummary {
    const { kind, category, startsAt, endsAt, texts } = document;
    return {
      id: offer.id,
      kind,
      category,
      title: textIn(texts, brand.settings.defaultLanguage, brand.settings)?.text.title ?? '',
      gaps: gapsOf(texts, brand.settings),
      startsAt,
      endsAt,
      state: offer.state,
      code: offer.code,
      version: offer.version,
      liveVersion: offer.liveVersion,
      isWaiting,
      simulated,
      grants: budget.grants,
      spent: writeDecimal(budget.spent),
      currency: brand.settings.currency,
      changedAt: offer.changedAt.getTime(),
      changedBy: names.get(offer.changedBy ?? '') ?? null,
    };
  }

  async function detail(
    brand: Brand,
    { id, version }: QueryOf<Calls['offerDetail']>,
  ): Promise<OperatorOffer> {
    const key = { brandId: brand.id, id };
    const found = await findOffer(database.queries, key);
    if (!found) throw new Refusal('not_found');
    const versions = await listVersions(database.queries, key);
    const publications = await listPublications(database.queries, key);
    const names = await people.describe([
      ...peopleIn({ versions, publications }),
      ...(found.offer.changedBy ? [found.offer.changedBy] : []),
    ]);
    const asked = versions.find((each) => each.version === (version ?? found.offer.version))?.document;
    const latest = versions[0]?.document;
    if (!asked || !latest) throw new Refusal('not_found');
    const isWaiting = (await approvals.waitingOnMany('offer', [id])).has(id);
    const simulated = (await simulations.states(brand.id, [id])).get(`${id} ${found.offer.version}`) ?? null;
    const { picture } = asked;
    const known = picture ? await pictures.describe(brand, [picture]) : null;
    return {
      ...summarise(brand, { ...found, document: latest }, { names, isWaiting, simulated }),
      document: asked,
      simulation: await simulations.describe(brand.id, {
        offerId: id,
        version: version ?? found.offer.version,
      }),
      picture: (picture && known?.get(picture)) || null,
      ...describeHistory({ versions, publications }, names),
    };
  }

  return {
    detail,
    requireLatest,
    write,

    async list(brand: Brand, { kind, state }: QueryOf<Calls['offerList']>) {
      const kept = await listOffers(database.queries, brand.id);
      const names = await people.describe(kept.flatMap(({ offer }) => offer.changedBy ?? []));
      const waiting = await approvals.waitingOnMany(
        'offer',
        kept.map(({ offer }) => offer.id),
      );
      const states = await simulations.states(
        brand.id,
        kept.map(({ offer }) => offer.id),
      );
      const items = kept
        .map((each) => {
          const simulated = states.get(`${each.offer.id} ${each.offer.version}`) ?? null;
          return summarise(brand, each, { names, isWaiting: waiting.has(each.offer.id), simulated });
        })
        .filter((each) => (!kind || each.kind === kind) && (!state || each.state === state));
      return { items, next: null };
    },

    async save(brand: Brand, { id, version, document, reason }: BodyOf<Calls['saveOffer']>, actor: Actor) {
      await refuseImpossible(brand, document);
      const clean = sanitiseTerms(document, { pictures: pictures.pathOf(brand) });
      const saved = await database.transaction(async (tx) => {
        const before = id === undefined ? null : await requireLatest(tx, brand, { id, version });
        const earlier =
          before && (await findDocument(tx, brand.id, { offerId: before.id, version: before.version }));
        // What members did under the old kind or code would be read anew.
        const isOther = earlier && (earlier.kind !== clean.kind || earlier.hasCode !== clean.hasCode);
        if (before?.state === 'ended' || isOther) throw new Refusal('already_decided');
        if (!before && (await countOffers(tx, brand.id)) >= OFFERS_MAX) throw new Refusal('too_many_offers');
        const row = await write(tx, brand, { before, document: clean, reason, by: actor.operatorId });
        await audit.record(tx, {
          actor,
          kind: 'change',
          action: 'promotions.save_offer',
          target: { kind: 'offer', id: row.id },
          brandId: brand.id,
          changes: changesBetween(earlier ?? {}, clean),
          reason,
        });
        return row.id;
      });
      return detail(brand, { id: saved });
    },
  };
}
