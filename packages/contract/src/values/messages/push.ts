/** What a member can be notified of on their devices; they choose each for itself. */
export const PUSH_TOPICS = ['security', 'money', 'results', 'inbox', 'promotions'] as const;
export type PushTopic = (typeof PUSH_TOPICS)[number];
