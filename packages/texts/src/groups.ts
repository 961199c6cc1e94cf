/**
 * Texts are loaded in groups, one chunk per language. A file of `messages/` is a group of its own, loaded by the page
 * that asks for it; only these files form one group, `site`, which every visitor loads before the first paint.
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

/** Files the server loads, in every language at once. */
export const SERVER_GROUPS: readonly string[] = ['offline', 'outbox', 'pages', 'records', 'refusals', 'site'];

/** Files only the server uses: no front loads them. */
export const SERVER_ONLY_GROUPS: readonly string[] = ['offline', 'outbox', 'refusals'];
