import { z } from 'zod';
import { Language } from '../languages.ts';
import { Id, Moment, OperatorRef, Reason } from '../lists.ts';
import { operatorEndpoint } from '../operators/operator-endpoint.ts';
import { Text } from '../text.ts';
import { placeOfLink } from '../values/messages/content-links.rules.ts';
import { LINK_MAX, ORDER_MAX } from '../values/messages/messages.rules.ts';
import {
  PRESENTER_NAME_MAX,
  PRESENTERS_MAX,
  PRESENTS_MAX,
  SHIFTS_MAX,
  WEEKDAYS,
} from '../values/messages/presenters.rules.ts';
import { Picture } from './parts.ts';

const TimeOfDay = z.string().regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/);
const Shift = z.strictObject({
  day: z.literal([...WEEKDAYS]).describe('Of the week: 1 is Monday'),
  from: TimeOfDay.describe("On the brand's clock"),
  until: TimeOfDay.describe('Not after `from`: on the next day'),
});
export type Shift = z.infer<typeof Shift>;

/** A presenter as operators write them. */
export const PresenterDocument = z.strictObject({
  name: Text.trim().min(1).max(PRESENTER_NAME_MAX),
  languages: z.array(Language).min(1),
  picture: z
    .string()
    .regex(/^[0-9a-f]{64}$/)
    .nullable()
    .describe('Digest of an uploaded picture'),
  presents: z
    .partialRecord(Language, Text.trim().min(1).max(PRESENTS_MAX))
    .refine((texts) => Object.keys(texts).length > 0),
  href: Text.max(LINK_MAX).refine((href) => href === '' || placeOfLink(href) === 'inside'),
  order: z.number().int().min(0).max(ORDER_MAX).describe('Lower comes first'),
  isShown: z.boolean(),
  shifts: z.array(Shift).max(SHIFTS_MAX),
});
export type PresenterDocument = z.infer<typeof PresenterDocument>;

const OperatorPresenter = z.object({
  id: Id,
  document: PresenterDocument,
  picture: Picture.nullable(),
  isNow: z.boolean().describe('Presents now, by the schedule'),
  changedAt: Moment,
  changedBy: OperatorRef.nullable(),
});
export type OperatorPresenter = z.infer<typeof OperatorPresenter>;

const edit = { operator: 'messages.edit', scope: 'brand' } as const;

export const presenterOperatorEndpoints = {
  presenters: operatorEndpoint({
    method: 'GET',
    path: '/ops/messages/presenters',
    summary: "A brand's presenters, in their order",
    access: { operator: 'messages.read', scope: 'brand' },
    answer: z.object({
      isOn: z.boolean().describe('The page is switched on for the brand'),
      items: z.array(OperatorPresenter).max(PRESENTERS_MAX),
      next: z.null(),
    }),
    refusals: [],
  }),
  savePresenter: operatorEndpoint({
    method: 'POST',
    path: '/ops/messages/presenter/save',
    summary: 'Keeps a presenter; without an id a new one',
    access: edit,
    body: z.object({ id: Id.optional(), document: PresenterDocument, reason: Reason }),
    answer: OperatorPresenter,
    refusals: ['not_found', 'too_many_presenters'],
  }),
  removePresenter: operatorEndpoint({
    method: 'POST',
    path: '/ops/messages/presenter/remove',
    summary: 'Removes a presenter; the record keeps who they were',
    access: edit,
    body: z.object({ id: Id, reason: Reason }),
    answer: z.object({}),
    refusals: ['not_found'],
  }),
};
