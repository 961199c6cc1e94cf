import { DOMAINS, MAY_IMPORT } from './allowed-imports.ts';
import type { Kind } from './modules.ts';

type Place = { path?: string; pathNot?: string | string[] };
type Target = Place & {
  /** Only imports of these kinds are against the rule. */
  kinds?: Kind[];
  /** An import of types alone is not against the rule. */
  mayTakeTypes?: true;
};

/** What a file may not import: `$1` in a target is what the first group of `from` has matched. */
export interface ImportRule {
  name: string;
  from: Place;
  /** Or: what a path of imports may not lead back to, of files or of the folders that `from` names. */
  to: Target | 'itself' | 'its folder';
}

const TEST = '\\.test\\.tsx?$';
const SERVER = '^apps/server/src';
const DATABASE = '^packages/database/';
const DOMAIN = `${SERVER}/domains`;
/** The door of a capability within its domain: `games/catalogue/catalogue.ts`. */
const DOOR = `${DOMAIN}/[^/]+/([^/]+)/\\1\\.ts$`;
const FEATURE = '^apps/site/src/features';
const LOTTERY_FEATURE = '^apps/lottery/src/features';
const CONSOLE_FEATURE = '^apps/console/src/features';
/** Captures the app and the feature: $1 and $2 in what it is compared with. */
const FRONT_FEATURE = '^apps/(site|lottery|console)/src/features/([^/]+)';
const SAME_FEATURE = '^apps/$1/src/features/$2';

/** No schema; the console tries a pattern the way the server would. */
const PATTERNS = '^packages/contract/src/patterns/';

/** Lists of values, from which the schemas are made, and figures of the rules: plain data that fronts may read. */
const VALUES = '^packages/contract/src/values/';

/** Single files: document and site write a theme's CSS rules with the same code; demo bots play as the rules' players do. */
const MAY_READ: Record<string, string[]> = {
  'apps/server': ['^packages/ui/src/theme-css\\.ts$', '^packages/game-rules/src/players/players\\.ts$'],
  'apps/site': [VALUES],
  'apps/lottery': [VALUES],
  'apps/console': [PATTERNS, VALUES],
};

/** Who may import whom (ARCHITECTURE.md). */
export const IMPORT_RULES: ImportRule[] = [
  { name: 'no-circle', from: {}, to: 'itself' },
  forbid('resolvable', {}, { kinds: ['unknown'] }),
  forbid(
    'no-dev-dependency',
    { path: '^(apps|packages)/[^/]+/src', pathNot: [TEST, '/src/testing/'] },
    { kinds: ['npm-dev', 'npm-no-pkg'] },
  ),
  forbid(
    'no-schemas-in-browser',
    { path: '^(packages/(client|ui|texts)|apps/(site|lottery|console))/src' },
    {
      path: '(^packages/contract/|node_modules/zod/)',
      pathNot: [PATTERNS, VALUES],
      mayTakeTypes: true,
    },
  ),
  forbid('values-are-plain', { path: VALUES, pathNot: TEST }, { pathNot: [VALUES, '^packages/money/'] }),
  forbid(
    'no-message-parser-in-browser',
    {
      path: '^(packages/texts/src/(?!precompile|whole-text)|apps/(site|lottery|console)/src|apps/arcade/src/page)',
      pathNot: [TEST],
    },
    { path: '(icu-messageformat-parser|^packages/texts/src/precompile)', mayTakeTypes: true },
  ),
  forbid(
    'pure-packages-run-in-browsers',
    {
      path: '^packages/(exact|fairness|game-rules|lottery-rules|money)/src',
      pathNot: [TEST, '/src/testing/'],
    },
    { kinds: ['core'] },
  ),
  ...Object.entries(MAY_IMPORT).map(([own, allowed]) =>
    forbid(
      `${own.replace('/', '-')}-imports`,
      { path: `^${own}/`, pathNot: [TEST, '/src/testing/'] },
      {
        path: '^(apps|packages)/',
        pathNot: [`^${own}/`, ...allowed.map((name) => `^packages/${name}/`), ...(MAY_READ[own] ?? [])],
      },
    ),
  ),
  forbid(
    'infrastructure-knows-no-domain',
    { path: `${SERVER}/[a-z]+/`, pathNot: [`${SERVER}/(domains|testing|factories)/`, TEST] },
    { path: `${SERVER}/(domains/|testing/|factories/|(app|main|modules|demo)\\.ts)` },
  ),
  forbid(
    'only-modules-wires-domains',
    { path: SERVER, pathNot: [`${SERVER}/(modules\\.ts|domains/|factories/|testing/)`, TEST] },
    { path: `${DOMAIN}/` },
  ),
  forbid(
    'tests-stay-out-of-code',
    { path: '/src/', pathNot: [TEST, '/testing/'] },
    { path: `/testing/|/factories/|${TEST}` },
  ),
  forbid(
    'routes-ask-services',
    { path: '\\.routes\\.ts$' },
    { path: `(\\.repo|\\.schema)\\.ts$|${DATABASE}` },
  ),
  forbid('services-ask-repos', { path: '\\.service\\.ts$' }, { path: '(\\.schema|\\.routes)\\.ts$' }),
  forbid(
    'repos-ask-the-database-alone',
    { path: '\\.repo\\.ts$' },
    { path: `(\\.service|\\.routes|\\.module)\\.ts$|${SERVER}/(http|bus|outbound)/` },
  ),
  forbid(
    'rules-are-pure',
    { path: '\\.rules\\.ts$' },
    {
      path: `\\.(service|repo|routes|schema|module)\\.ts$|${SERVER}/(bus|jobs|http)/|${DATABASE}|^(node:)?(fs|net|http|https|child_process|timers)(/|$)`,
    },
  ),
  forbid(
    'rules-are-pure-behind-doors',
    { path: `${DOMAIN}/.*\\.rules\\.ts$` },
    { path: DOOR, mayTakeTypes: true },
  ),
  forbid(
    'capabilities-have-one-door',
    { path: `${DOMAIN}/([^/]+)/([^/]+)/`, pathNot: TEST },
    {
      path: `${DOMAIN}/$1/[^/]+/`,
      // Tables are open to what joins them, and rules, which are pure, to rules.
      pathNot: [`${DOMAIN}/$1/$2/`, DOOR, '\\.(schema|rules)\\.ts$'],
    },
  ),
  forbid(
    'domains-use-the-doors-of-capabilities',
    { path: `${DOMAIN}/([^/]+)/[^/]+$`, pathNot: TEST },
    { path: `${DOMAIN}/$1/[^/]+/`, pathNot: [DOOR, '\\.schema\\.ts$'] },
  ),
  forbid(
    'rules-are-read-by-rules',
    { path: `${DOMAIN}/([^/]+)/([^/]+)/`, pathNot: [TEST, '\\.rules\\.ts$'] },
    { path: `${DOMAIN}/$1/[^/]+/.*\\.rules\\.ts$`, pathNot: `${DOMAIN}/$1/$2/` },
  ),
  forbid(
    'tables-are-joined-by-repos',
    { path: `${DOMAIN}/([^/]+)/([^/]+)/`, pathNot: [TEST, '\\.(repo|schema)\\.ts$'] },
    { path: `${DOMAIN}/$1/[^/]+/.*\\.schema\\.ts$`, pathNot: `${DOMAIN}/$1/$2/` },
  ),
  ...DOMAINS.flatMap((domain, index) => rulesOfDomain(domain, DOMAINS.slice(index + 1))),
  forbid(
    'site-features-know-no-page',
    { path: '^apps/site/src/(features|platform)/' },
    { path: '^apps/site/src/(app|pages|shell)/' },
  ),
  forbid(
    'lottery-features-know-no-page',
    { path: '^apps/lottery/src/(features|parts|platform)/' },
    { path: '^apps/lottery/src/(app|pages)/' },
  ),
  forbid(
    'lottery-parts-know-no-feature',
    { path: '^apps/lottery/src/(parts|platform)/' },
    { path: `${LOTTERY_FEATURE}/` },
  ),
  forbid(
    'lottery-platform-draws-nothing',
    { path: '^apps/lottery/src/platform/' },
    { path: '^apps/lottery/src/parts/' },
  ),
  forbid(
    'lottery-features-stand-alone',
    { path: `${LOTTERY_FEATURE}/([^/]+)/` },
    { path: `${LOTTERY_FEATURE}/`, pathNot: `${LOTTERY_FEATURE}/$1/` },
  ),
  forbid(
    'console-features-know-no-frame',
    { path: '^apps/console/src/(features|parts|platform)/' },
    { path: '^apps/console/src/(app|frame)/' },
  ),
  forbid(
    'console-parts-know-no-feature',
    { path: '^apps/console/src/(parts|platform|frame)/' },
    { path: `${CONSOLE_FEATURE}/` },
  ),
  forbid(
    'console-platform-draws-nothing',
    { path: '^apps/console/src/platform/' },
    { path: '^apps/console/src/parts/' },
  ),
  forbid(
    'console-features-stand-alone',
    { path: `${CONSOLE_FEATURE}/([^/]+)/` },
    { path: `${CONSOLE_FEATURE}/`, pathNot: `${CONSOLE_FEATURE}/$1/` },
  ),
  forbid(
    'capabilities-keep-their-rules-and-styles',
    { path: `${FRONT_FEATURE}/([^/]+)/`, pathNot: TEST },
    {
      path: `${SAME_FEATURE}/[^/]+/.*(\\.rules\\.ts|\\.css)$`,
      pathNot: `${SAME_FEATURE}/$3/`,
      mayTakeTypes: true,
    },
  ),
  forbid(
    'what-capabilities-share-knows-none',
    { path: `${FRONT_FEATURE}/[^/]+$`, pathNot: TEST },
    { path: `${SAME_FEATURE}/[^/]+/` },
  ),
  {
    name: 'capabilities-in-one-direction',
    from: { path: `${FRONT_FEATURE}/[^/]+` },
    to: 'its folder',
  },
  forbid('site-platform-knows-no-feature', { path: '^apps/site/src/platform/' }, { path: `${FEATURE}/` }),
];

function rulesOfDomain(domain: string, toItsRight: string[]): ImportRule[] {
  const own = `${DOMAIN}/${domain}/`;
  const feature = `${FEATURE}/${domain}/`;
  return [
    ...(toItsRight.length > 0
      ? [
          forbid(
            `${domain}-asks-to-its-left`,
            { path: own },
            { path: `${DOMAIN}/(${toItsRight.join('|')})/` },
          ),
        ]
      : []),
    forbid(
      `${domain}-has-one-door`,
      { path: `${DOMAIN}/`, pathNot: own },
      { path: own, pathNot: `${domain}\\.module\\.ts$` },
    ),
    forbid(`${domain}-feature-stands-alone`, { path: feature }, { path: `${FEATURE}/`, pathNot: feature }),
  ];
}

function forbid(name: string, from: Place, to: Target): ImportRule {
  return { name, from, to };
}
