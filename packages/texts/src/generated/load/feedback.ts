// Made from the files of messages by `npm run generate`.
import type EN from '../../../messages/EN/feedback.json';
import { textGroup } from '../../text-group.ts';

export type FeedbackKey = keyof typeof EN;

export const feedbackTexts = textGroup<FeedbackKey>({
  EN: () => import('../../../messages/EN/feedback.json'),
  CN: () => import('../../../messages/CN/feedback.json'),
  JA: () => import('../../../messages/JA/feedback.json'),
  TH: () => import('../../../messages/TH/feedback.json'),
  VI: () => import('../../../messages/VI/feedback.json'),
  TY: () => import('../../../messages/TY/feedback.json'),
});
