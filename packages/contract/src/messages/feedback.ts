import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { Id, listOf, Moment, pageById } from '../lists.ts';
import { Lines, Text } from '../text.ts';
import { FEEDBACK_STATES } from '../values/messages/feedback.ts';
import {
  FEEDBACK_COMMENT_MAX,
  FEEDBACK_LENGTH_MAX,
  FEEDBACK_PICTURES_MAX,
  PICTURE_MAX_MB,
} from '../values/messages/messages.rules.ts';

/** Base64 has four characters for three bytes. */
const BASE64_MAX = Math.ceil((PICTURE_MAX_MB * 1_048_576) / 3) * 4;

const OwnFeedback = z.object({
  id: Id,
  content: z.string(),
  comment: z.string(),
  pictures: z.number().int().describe('How many'),
  state: z.enum(FEEDBACK_STATES),
  sentAt: Moment,
  answer: z.string().nullable(),
  answeredAt: Moment.nullable(),
});
export type OwnFeedback = z.infer<typeof OwnFeedback>;

export const feedbackEndpoints = {
  sendFeedback: endpoint({
    method: 'POST',
    path: '/wps/feedback',
    summary: 'Sends what a member has to say, with pictures that were uploaded before',
    access: 'member',
    callsPerMinute: 6,
    body: z.object({
      id: Id.describe('Made by the sender, and the same when it is sent again'),
      content: Lines.trim().min(1).max(FEEDBACK_LENGTH_MAX).describe('As long as the brand wants it'),
      comment: Text.trim().max(FEEDBACK_COMMENT_MAX).default('').describe('About the pictures'),
      pictures: z.array(Id).max(FEEDBACK_PICTURES_MAX).default([]),
    }),
    answer: OwnFeedback,
    refusals: ['not_found', 'rate_limited', 'idempotency_conflict'],
  }),
  ownFeedback: endpoint({
    method: 'GET',
    path: '/wps/feedback',
    summary: 'What the caller sent and what was answered, the newest first, and how long it may be',
    access: 'member',
    query: z.object(pageById),
    answer: listOf(OwnFeedback).extend({
      length: z.object({ min: z.number().int(), max: z.number().int() }).describe('Of what is sent'),
    }),
    refusals: [],
  }),
  uploadFeedbackPicture: endpoint({
    method: 'POST',
    path: '/wps/feedback/picture',
    summary: 'Keeps a picture for the next feedback, encoded anew; of other unsent ones the latest three',
    access: 'member',
    bodyMaxBytes: BASE64_MAX + 1_024,
    body: z.object({
      image: z.base64().max(BASE64_MAX).describe('PNG or JPEG'),
      beside: z
        .array(Id)
        .max(FEEDBACK_PICTURES_MAX - 1)
        .default([])
        .describe('Unsent ones that stand in the form already, which are kept'),
    }),
    answer: z.object({ id: Id }),
    refusals: ['upload_rejected'],
  }),
};
