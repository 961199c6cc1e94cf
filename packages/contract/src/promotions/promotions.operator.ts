import { z } from 'zod';
import { Language } from '../languages.ts';
import { Id, listOf, Moment, OperatorRef, pageById, Reason } from '../lists.ts';
import { history, Version } from '../messages/history.ts';
import { Picture } from '../messages/parts.ts';
import { operatorEndpoint } from '../operators/operator-endpoint.ts';
import { Lines, Text } from '../text.ts';
import { OVERLAP_SIGNS } from '../values/promotions/overlap.ts';
import { REJECTION_LENGTH } from '../values/promotions/promotions.rules.ts';
import {
  APPLICATION_STATES,
  OFFER_CATEGORIES,
  OFFER_KINDS,
  OFFER_STATES,
  SIMULATION_STATES,
} from '../values/promotions/promotions.ts';
import { Currency, Money } from '../wallet/parts.ts';
import { chanceOperatorEndpoints } from './chance/chance.operator.ts';
import { Gift, OfferDocument } from './document.ts';
import { roundsOperatorEndpoints } from './rounds.operator.ts';
import { RoundsGame } from './rounds.ts';
import { Simulation } from './simulation.operator.ts';

const OfferSummary = z.object({
  id: Id,
  kind: z.enum(OFFER_KINDS),
  category: z.enum(OFFER_CATEGORIES),
  title: z.string().describe("In the brand's default language, or the first of the fallback chain"),
  gaps: z.array(Language).describe('Languages of the brand without a text of their own'),
  startsAt: Moment,
  endsAt: Moment.nullable(),
  state: z.enum(OFFER_STATES),
  code: z.string().nullable(),
  version: Version,
  liveVersion: Version.nullable(),
  isWaiting: z.boolean().describe('For a second person'),
  simulated: z
    .enum(SIMULATION_STATES)
    .nullable()
    .describe('Of the latest version; null: it was not asked for'),
  grants: z.number().int().describe('Given or promised'),
  spent: Money.describe('Cash and bonuses, given or promised'),
  currency: Currency,
  changedAt: Moment,
  changedBy: OperatorRef.nullable(),
});
export type OfferSummary = z.infer<typeof OfferSummary>;

const OperatorOffer = OfferSummary.extend({
  document: OfferDocument.describe('Of the version asked for; the latest unless one was'),
  picture: Picture.nullable(),
  simulation: Simulation.nullable().describe('Of the version of the document, once it is done'),
  ...history,
});
export type OperatorOffer = z.infer<typeof OperatorOffer>;

const Member = z.object({ id: Id, account: z.string() });

const OperatorApplication = z.object({
  id: Id,
  offer: z.object({ id: Id, title: z.string(), version: Version }),
  member: Member,
  state: z.enum(APPLICATION_STATES),
  gift: Gift,
  game: RoundsGame.nullable().describe('Where its free rounds are played'),
  currency: Currency,
  appliedAt: Moment,
  decidedAt: Moment.nullable(),
  decidedBy: OperatorRef.nullable(),
  reason: z.string().nullable().describe('What the member reads of a rejection'),
  signs: z
    .array(z.enum(OVERLAP_SIGNS))
    .describe('What the member has in common with other accounts, of one that waits or that nobody rejected'),
});
export type OperatorApplication = z.infer<typeof OperatorApplication>;

const read = { operator: 'promotions.read', scope: 'brand' } as const;
const edit = { operator: 'promotions.edit', scope: 'brand' } as const;
const decide = { operator: 'promotions.decide', scope: 'brand' } as const;
const wanted = z.object({ id: Id, version: Version.describe('The one that was read'), reason: Reason });

export const promotionOperatorEndpoints = {
  ...chanceOperatorEndpoints,
  ...roundsOperatorEndpoints,
  offerList: operatorEndpoint({
    method: 'GET',
    path: '/ops/promotions/offers',
    summary: "A brand's promotions, the latest change first",
    access: read,
    query: z.object({ kind: z.enum(OFFER_KINDS).optional(), state: z.enum(OFFER_STATES).optional() }),
    answer: z.object({ items: z.array(OfferSummary), next: z.null() }),
    refusals: [],
  }),
  offerDetail: operatorEndpoint({
    method: 'GET',
    path: '/ops/promotions/offer',
    summary: 'One promotion with its versions, and when which of them was live',
    access: read,
    query: z.object({ id: Id, version: z.coerce.number().int().min(1).optional() }),
    answer: OperatorOffer,
    refusals: ['not_found'],
  }),
  saveOffer: operatorEndpoint({
    method: 'POST',
    path: '/ops/promotions/offer/save',
    summary: 'Keeps a new version, which nobody sees before two persons agree; without an id a new promotion',
    access: edit,
    body: z.object({
      id: Id.optional(),
      version: Version.describe('The one that was read; 0: a new promotion'),
      document: OfferDocument,
      reason: Reason,
    }),
    answer: OperatorOffer,
    refusals: ['not_found', 'stale', 'already_decided', 'too_many_offers'],
  }),
  submitOffer: operatorEndpoint({
    method: 'POST',
    path: '/ops/promotions/offer/submit',
    summary: 'Asks for the latest version to go live; it does once another operator approves',
    access: edit,
    body: wanted,
    answer: OperatorOffer,
    refusals: ['not_found', 'stale', 'already_decided', 'approval_waiting', 'not_simulated', 'return_budget'],
  }),
  pauseOffer: operatorEndpoint({
    method: 'POST',
    path: '/ops/promotions/offer/pause',
    summary: 'Stops new grants; what was promised is kept',
    access: edit,
    body: wanted,
    answer: OperatorOffer,
    refusals: ['not_found', 'stale', 'already_decided'],
  }),
  resumeOffer: operatorEndpoint({
    method: 'POST',
    path: '/ops/promotions/offer/resume',
    summary: 'Lets a paused promotion go on, as it was approved',
    access: edit,
    body: wanted,
    answer: OperatorOffer,
    refusals: ['not_found', 'stale', 'already_decided'],
  }),
  endOffer: operatorEndpoint({
    method: 'POST',
    path: '/ops/promotions/offer/end',
    summary: 'Ends a promotion for good; what was promised is kept',
    access: edit,
    body: wanted,
    answer: OperatorOffer,
    refusals: ['not_found', 'stale', 'already_decided'],
  }),
  applications: operatorEndpoint({
    method: 'GET',
    path: '/ops/promotions/applications',
    summary: 'Who joined what; those that wait come longest first, the rest newest first',
    access: read,
    query: z.object({
      ...pageById,
      state: z.enum(APPLICATION_STATES).default('applying'),
      offerId: Id.optional(),
      search: Text.trim().max(100).optional().describe('A member by account, customer number or id'),
    }),
    answer: listOf(OperatorApplication),
    refusals: [],
  }),
  issueApplication: operatorEndpoint({
    method: 'POST',
    path: '/ops/promotions/application/issue',
    summary: 'Agrees: the reward goes to the reward centre',
    access: decide,
    body: z.object({ id: Id, reason: Reason }),
    answer: OperatorApplication,
    refusals: ['not_found', 'already_decided'],
  }),
  rejectApplication: operatorEndpoint({
    method: 'POST',
    path: '/ops/promotions/application/reject',
    summary: 'Rejects, with a reason the member reads',
    access: decide,
    body: z.object({ id: Id, reason: Lines.trim().min(REJECTION_LENGTH.min).max(REJECTION_LENGTH.max) }),
    answer: OperatorApplication,
    refusals: ['not_found', 'already_decided'],
  }),
};
