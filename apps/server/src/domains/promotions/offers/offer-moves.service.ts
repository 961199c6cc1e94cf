import type { Clock } from '@parlour/clock/clock';
import { newId } from '@parlour/clock/ids';
import type { BodyOf, ConsoleContract, OfferDocument } from '@parlour/contract';
import type { Database, Tx } from '@parlour/database/database';
import type { AuditWriter } from '../../../audit/audit-entry.ts';
import type { Actor, Operator } from '../../../http/calls/operator-call.ts';
import { Refusal } from '../../../http/calls/refusal.ts';
import type { Brand } from '../../../tenancy/brand.ts';
import { textIn } from '../../messages/messages.module.ts';
import type { ApprovalKind, Operators } from '../../operators/operators.module.ts';
import type { OffersForOperators } from './offers.operator.service.ts';
import {
  addPublication,
  changeOffer,
  endPublication,
  findDocument,
  lockOffer,
  type OfferRow,
} from './offers.repo.ts';
import { APPROVAL_LASTS_MS, OFFER_MOVES, type OfferMove } from './offers.rules.ts';
import { type ShownOffers, sanitiseTerms } from './shown-offers.service.ts';

type Wanted = BodyOf<ConsoleContract['promotions']['submitOffer']>;
/** What both operators read. */
type Submitted = { brandId: string; offerId: string; version: number; document: OfferDocument };
type MovesNeeds = {
  database: Database;
  clock: Clock;
  audit: AuditWriter;
  operators: Pick<Operators, 'approvals'>;
  offers: Pick<OffersForOperators, 'detail' | 'requireLatest' | 'write'>;
  shown: Pick<ShownOffers, 'announce'>;
  pictures: { pathOf(brand: Brand): string };
  brands: { ofId(brandId: string): Brand | undefined };
  simulations: {
    /** Refuses a version that was not tried, or that costs too much. */
    require(tx: Tx, brand: Brand, version: { offerId: string; version: number }): Promise<void>;
    runNow(key: { brandId: string; offerId: string; version: number }): Promise<void>;
  };
};
export type OfferMoves = ReturnType<typeof createOfferMoves>;

/** How offers go live, with two persons, and how they pause and end, with one. */
export function createOfferMoves(needs: MovesNeeds) {
  const { database, clock, audit, operators, offers, shown, pictures, brands, simulations } = needs;
  const kind: ApprovalKind<Submitted> = {
    name: 'promotions.offer',
    request: 'promotions.edit',
    decide: 'promotions.decide',
    lastsMs: APPROVAL_LASTS_MS,
    apply,
  };
  operators.approvals.register(kind);

  function stateAfter({ state }: OfferRow, move: OfferMove): OfferRow['state'] {
    const after = OFFER_MOVES[state][move];
    if (!after) throw new Refusal('already_decided');
    return after;
  }

  /** The version is live from now on, in place of the one before. */
  async function publish(
    tx: Tx,
    row: OfferRow,
    about: { version: number; by: string | null; reason: string },
  ) {
    const { brandId, id } = row;
    const { version, by, reason } = about;
    const brand = brands.ofId(brandId);
    if (!brand) throw new Refusal('not_found');
    await simulations.require(tx, brand, { offerId: id, version });
    const at = new Date(clock.now());
    await endPublication(tx, row, { endedAt: at, endedBy: by, endReason: reason });
    await changeOffer(tx, { ...row, state: stateAfter(row, 'approve'), liveVersion: version });
    await addPublication(tx, {
      brandId,
      id: newId(clock),
      offerId: id,
      version,
      publishedAt: at,
      publishedBy: by,
      reason,
      endedAt: null,
      endedBy: null,
      endReason: null,
    });
    shown.announce(tx, brandId);
  }

  /** In the transaction of the decision. What was saved meanwhile is not what they agreed to. */
  async function apply(
    tx: Tx,
    { brandId, offerId, version }: Submitted,
    { actor, reason }: { actor: Actor; reason: string },
  ) {
    const row = await lockOffer(tx, { brandId, id: offerId });
    if (!row) throw new Refusal('not_found');
    if (row.version !== version) throw new Refusal('stale', { version: row.version });
    await publish(tx, row, { version, by: actor.operatorId, reason });
    await audit.record(tx, {
      actor,
      kind: 'change',
      action: 'promotions.publish_offer',
      target: { kind: 'offer', id: offerId },
      brandId,
      changes: [{ path: 'liveVersion', before: row.liveVersion, after: version }],
      reason,
    });
    return {};
  }

  async function move(
    brand: Brand,
    { id, version, reason }: Wanted,
    { actor, as }: { actor: Actor; as: Exclude<OfferMove, 'approve'> },
  ) {
    await database.transaction(async (tx) => {
      const row = await offers.requireLatest(tx, brand, { id, version });
      const state = stateAfter(row, as);
      const at = new Date(clock.now());
      await changeOffer(tx, { ...row, state, changedAt: at, changedBy: actor.operatorId });
      if (state === 'ended')
        await endPublication(tx, row, { endedAt: at, endedBy: actor.operatorId, endReason: reason });
      await audit.record(tx, {
        actor,
        kind: 'change',
        action: `promotions.${as}_offer`,
        target: { kind: 'offer', id },
        brandId: brand.id,
        changes: [{ path: 'state', before: row.state, after: state }],
        reason,
      });
      shown.announce(tx, brand.id);
    });
    return offers.detail(brand, { id });
  }

  return {
    async submit(
      brand: Brand,
      { id, version, reason }: Wanted,
      caller: { operator: Operator; actor: Actor },
    ) {
      await database.transaction(async (tx) => {
        const row = await offers.requireLatest(tx, brand, { id, version });
        stateAfter(row, 'approve');
        if (row.liveVersion === version) throw new Refusal('already_decided');
        const document = await findDocument(tx, brand.id, { offerId: id, version });
        if (!document) throw new Refusal('not_found');
        await simulations.require(tx, brand, { offerId: id, version });
        const name = textIn(document.texts, brand.settings.defaultLanguage, brand.settings)?.text.title ?? id;
        const payload = { brandId: brand.id, offerId: id, version, document };
        const target = { kind: 'offer', id, name };
        await operators.approvals.request(tx, kind, { brandId: brand.id, target, payload, reason }, caller);
      });
      return offers.detail(brand, { id });
    },

    pause: (brand: Brand, wanted: Wanted, actor: Actor) => move(brand, wanted, { actor, as: 'pause' }),
    resume: (brand: Brand, wanted: Wanted, actor: Actor) => move(brand, wanted, { actor, as: 'resume' }),
    end: (brand: Brand, wanted: Wanted, actor: Actor) => move(brand, wanted, { actor, as: 'end' }),

    /** Adds offers that run, tried like any other but without operators: for the demonstration. */
    async putDemo(brand: Brand, documents: readonly OfferDocument[]): Promise<void> {
      const reason = 'seeded for the demonstration';
      for (const each of documents) {
        const document = sanitiseTerms(each, { pictures: pictures.pathOf(brand) });
        const row = await database.transaction((tx) =>
          offers.write(tx, brand, { before: null, document, reason, by: null }),
        );
        const { brandId, id, version } = row;
        await simulations.runNow({ brandId, offerId: id, version });
        await database.transaction((tx) => publish(tx, row, { version, by: null, reason }));
      }
    },
  };
}
