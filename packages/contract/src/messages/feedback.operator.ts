import { z } from 'zod';
import { Language } from '../languages.ts';
import { Id, listOf, Moment, OperatorRef, pageById, Reason } from '../lists.ts';
import { operatorEndpoint } from '../operators/operator-endpoint.ts';
import { Lines } from '../text.ts';
import { FEEDBACK_STATES } from '../values/messages/feedback.ts';
import { ANSWER_LENGTH } from '../values/messages/messages.rules.ts';

const FeedbackLine = z.object({
  id: Id,
  member: z.object({ id: Id, account: z.string() }),
  content: z.string(),
  language: Language.describe('In which the member reads'),
  pictures: z.number().int().describe('How many'),
  state: z.enum(FEEDBACK_STATES),
  sentAt: Moment,
});
export type FeedbackLine = z.infer<typeof FeedbackLine>;

const OperatorFeedback = FeedbackLine.extend({
  comment: z.string(),
  images: z.array(z.string()).describe('JPEG in base64'),
  answer: z.string().nullable(),
  handledAt: Moment.nullable(),
  handledBy: OperatorRef.nullable(),
});
export type OperatorFeedback = z.infer<typeof OperatorFeedback>;

const read = { operator: 'members.read', scope: 'brand' } as const;
const manage = { operator: 'members.manage', scope: 'brand' } as const;

export const feedbackOperatorEndpoints = {
  feedbackQueue: operatorEndpoint({
    method: 'GET',
    path: '/ops/messages/feedback/queue',
    summary: 'What members wrote; what waits comes longest first, the rest newest first',
    access: read,
    query: z.object({ ...pageById, state: z.enum(FEEDBACK_STATES).default('open') }),
    answer: listOf(FeedbackLine),
    refusals: [],
  }),
  feedbackDetail: operatorEndpoint({
    method: 'GET',
    path: '/ops/messages/feedback',
    summary: 'One feedback with its pictures; looking is on record',
    access: read,
    query: z.object({ id: Id }),
    answer: OperatorFeedback,
    refusals: ['not_found'],
  }),
  answerFeedback: operatorEndpoint({
    method: 'POST',
    path: '/ops/messages/feedback/answer',
    summary: 'Answers: the member reads it in their inbox and beside what they sent',
    access: manage,
    body: z.object({
      id: Id,
      answer: Lines.trim().min(ANSWER_LENGTH.min).max(ANSWER_LENGTH.max),
    }),
    answer: OperatorFeedback,
    refusals: ['not_found', 'already_decided'],
  }),
  closeFeedback: operatorEndpoint({
    method: 'POST',
    path: '/ops/messages/feedback/close',
    summary: 'Closes it without an answer',
    access: manage,
    body: z.object({ id: Id, reason: Reason }),
    answer: OperatorFeedback,
    refusals: ['not_found', 'already_decided'],
  }),
};
