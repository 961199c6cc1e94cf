/** What everything that operators write has in common: clean HTML, languages, versions. */

export { describeHistory, peopleIn } from './history.rules.ts';
export { escapeHtml, sanitise } from './html.rules.ts';
export { gapsOf, textIn } from './languages.rules.ts';
