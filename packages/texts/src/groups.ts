/**
 * Texts are loaded in groups, one piece for each language. A file of `messages/` is a group of its own, loaded by the
 * page that asks for it; these alone are one group, `site`, which every visitor loads before the first paint.
 */
export const SITE_FILES: readonly string[] = [
  'agents',
  'games',
  'home',
  'identity',
  'lottery',
  'member',
  'messages',
  'promotions',
  'registration',
  'shell',
  'system',
  'wallet',
];

/** What the server reads, in every language at once. */
export const SERVER_GROUPS: readonly string[] = ['offline', 'outbox', 'pages', 'records', 'refusals', 'site'];

/** What only the server reads: no front loads it. */
export const SERVER_ONLY_GROUPS: readonly string[] = ['offline', 'outbox', 'refusals'];
