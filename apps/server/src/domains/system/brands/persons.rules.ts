import { DAY_MS } from '@parlour/clock/durations';
import {
  BRAND_PARTS,
  BRAND_PERSONS,
  type BrandPart,
  type BrandSettings,
  type Persons,
  type PersonsRule,
} from '@parlour/contract';

/** How long a change waits for a second person. */
export const CHANGE_WAITS_MS = 7 * DAY_MS;

/** Every setting by its path, `*` for the entries of a list. */
export const BRAND_SETTINGS: readonly { path: string; part: BrandPart; persons: Persons }[] =
  BRAND_PARTS.flatMap((part) =>
    listSettings(part, BRAND_PERSONS[part] as PersonsRule).map((setting) => ({ ...setting, part })),
  );

/** Those whose change takes two people. */
export const PATHS_FOR_TWO = BRAND_SETTINGS.filter(({ persons }) => persons !== 'one').map(
  ({ path }) => path,
);

/** The parts whose change takes two people. */
export function findPartsForTwo(
  before: Omit<BrandSettings, 'merchantCode'>,
  after: Omit<BrandSettings, 'merchantCode'>,
): BrandPart[] {
  return BRAND_PARTS.filter((part) =>
    takesTwo(BRAND_PERSONS[part] as PersonsRule, before[part], after[part]),
  );
}

function takesTwo(rule: PersonsRule, before: unknown, after: unknown): boolean {
  if (rule === 'one') return false;
  if (rule === 'two') return !isSame(before, after);
  if (rule === 'two_to_open') return after === true && before !== true;
  if ('fields' in rule) return takesTwoIn(rule.fields, before as Fields, after as Fields);
  const { by, each } = rule;
  const known = new Map((before as Fields[]).map((item) => [item[by], item]));
  return (after as Fields[]).some((item) => {
    const old = known.get(item[by]);
    return old === undefined || takesTwoIn(each, old, item);
  });
}

type Fields = Record<string, unknown>;

const takesTwoIn = (rules: Readonly<Record<string, PersonsRule>>, before: Fields, after: Fields): boolean =>
  Object.entries(rules).some(([field, rule]) => takesTwo(rule, before[field], after[field]));

/** Compares settings whose fields may be in another order: the database does not keep it. */
export function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(sorted(one)) === JSON.stringify(sorted(other));
}

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  const fields = Object.entries(value).filter(([, one]) => one !== undefined);
  return Object.fromEntries(
    fields.sort(([one], [other]) => (one < other ? -1 : 1)).map(([key, one]) => [key, sorted(one)]),
  );
}

function listSettings(path: string, rule: PersonsRule): { path: string; persons: Persons }[] {
  if (typeof rule === 'string') return [{ path, persons: rule }];
  const [fields, prefix] = 'fields' in rule ? [rule.fields, path] : [rule.each, `${path}.*`];
  return Object.entries(fields).flatMap(([field, one]) => listSettings(`${prefix}.${field}`, one));
}
