/** Feedback: what members write to the house, and what it answers. */

export { createFeedback, type Feedback } from './feedback.service.ts';
