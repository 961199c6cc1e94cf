import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { BRAND_SETTINGS } from '../apps/server/src/domains/system/brands/persons.rules.ts';
import {
  BRAND_PART_PERMISSION,
  CALL_PERSONS,
  consoleContract,
  type OperatorEndpointDefinition,
  type Permission,
  ROLE_PERMISSIONS,
  ROLES,
} from '../packages/contract/src/index.ts';

/** Writes the tables of docs/security.md between their marks; everything around them is written by hand. */

const PAGE = join(import.meta.dirname, '..', 'docs', 'security.md');
const BEGINS = '<!-- generated: who can do what alone -->';
const ENDS = '<!-- end of generated -->';

const rolesWith = (permission: Permission) =>
  ROLES.filter((role) => ROLE_PERMISSIONS[role].includes(permission)).join(', ');

function accessOf({ access }: OperatorEndpointDefinition): { permission: string; roles: string } {
  if (access === 'sign_in') return { permission: 'nobody yet', roles: 'all' };
  if (access.operator === 'self') return { permission: 'own account', roles: 'all' };
  return { permission: `\`${access.operator}\``, roles: rolesWith(access.operator) };
}

/** Rows as the page has them. */
export function writeTables(): string {
  const calls = Object.entries(consoleContract).flatMap(([domain, endpoints]) =>
    Object.entries(endpoints).map(([name, endpoint]) => ({
      name: `${domain}.${name}`,
      endpoint: endpoint as OperatorEndpointDefinition,
    })),
  );
  const changing = calls.flatMap(({ name, endpoint }) => {
    const row = CALL_PERSONS[name as keyof typeof CALL_PERSONS] as
      | (typeof CALL_PERSONS)[keyof typeof CALL_PERSONS]
      | undefined;
    if (!row) return [];
    const { permission, roles } = accessOf(endpoint);
    return [
      `| \`${endpoint.method} ${endpoint.path}\` | ${permission} | ${roles} | ${row.persons} | ${row.note} |`,
    ];
  });
  const looking = calls.flatMap(({ endpoint }) => {
    const { permission, roles } = accessOf(endpoint);
    return endpoint.method === 'GET' ? [`| \`${endpoint.path}\` | ${permission} | ${roles} |`] : [];
  });
  const settings = BRAND_SETTINGS.map(({ path, part, persons }) => {
    const permission = BRAND_PART_PERMISSION[part];
    return `| \`${path}\` | \`${permission}\` | ${rolesWith(permission)} | ${persons.replaceAll('_', ' ')} |`;
  });
  return [
    '### Calls that change something',
    '',
    '| call | permission | roles | persons | why |',
    '|---|---|---|---|---|',
    ...changing,
    '',
    '### Settings of a brand',
    '',
    'A path with `*` stands for every entry of a list; a new entry takes two, taking one away takes one.',
    '',
    '| setting | permission | roles | persons |',
    '|---|---|---|---|',
    ...settings,
    '',
    '### Calls that only look',
    '',
    '| call | permission | roles |',
    '|---|---|---|',
    ...looking,
  ].join('\n');
}

/** The page with these tables. */
export function fillPage(page: string, tables: string): string {
  const [before, rest] = page.split(BEGINS);
  const after = rest?.split(ENDS)[1];
  if (before === undefined || after === undefined) throw new Error('docs/security.md has lost its marks');
  return `${before}${BEGINS}\n\n${tables}\n\n${ENDS}${after}`;
}

export const readPage = () => readFileSync(PAGE, 'utf8');

if (import.meta.filename === process.argv[1]) writeFileSync(PAGE, fillPage(readPage(), writeTables()));
