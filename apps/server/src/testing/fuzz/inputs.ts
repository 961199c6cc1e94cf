import type { z } from 'zod';

type Schema = z.core.$ZodType & { safeParse(value: unknown): { success: boolean } };
type Def = { type: string; [part: string]: unknown };

/** A place of an input where somebody else's value arrives, and what is declared for it. */
export type Leaf = { path: string[]; schema: Schema; kind: string };

const WRAPPERS = ['optional', 'nullable', 'default', 'prefault', 'readonly', 'catch', 'nonoptional'];
const ITEM = '0';
const KEY = 'key';

const defOf = (schema: Schema): Def => schema._zod.def as unknown as Def;

/** Every place of a query or body, however deep. */
export function leavesOf(schema: Schema, path: string[] = []): Leaf[] {
  const def = defOf(schema);
  if (WRAPPERS.includes(def.type)) return leavesOf(def.innerType as Schema, path);
  switch (def.type) {
    case 'object': {
      const fields = Object.entries(def.shape as Record<string, Schema>);
      const inner = fields.flatMap(([name, field]) => leavesOf(field, [...path, name]));
      return def.catchall && fields.length === 0 ? [{ path, schema, kind: 'document' }] : inner;
    }
    case 'record':
      return [{ path, schema, kind: 'document' }, ...leavesOf(def.valueType as Schema, [...path, KEY])];
    case 'array':
      return leavesOf(def.element as Schema, [...path, ITEM]);
    case 'union':
      return (def.options as Schema[]).flatMap((option) => leavesOf(option, path));
    case 'pipe':
      return leavesOf(def.in as Schema, path);
    default:
      return [{ path, schema, kind: def.type }];
  }
}

/** Texts that one declared form or another accepts. */
const WORDS = [
  'a',
  '12.50',
  '2026-11-15',
  'harbor',
  'member01',
  '13800138000',
  '86',
  'abc12',
  'https://game.example/a',
  'HARBOR',
  'AAAAAAAAAAAAAAAAAAAAAA',
  'quiet lamp orchard 5',
  'a-b.c_d',
  '192.0.2.1',
  'game.example',
  '1.1',
  '1763229600000_018f0000-0000-7000-8000-000000000000',
];
const NUMBERS = [1, 5, 100, 0, 20, 1_763_229_600_000, 0.5];

type Sampling = { draw: (below: number) => number; ids: readonly string[]; hasAll: boolean };

/** A value that the schema accepts, if one can be found. */
export function sampleOf(schema: Schema, sampling: Sampling): unknown {
  const { draw, ids, hasAll } = sampling;
  const def = defOf(schema);
  if (def.type === 'optional' || def.type === 'default' || def.type === 'prefault')
    return hasAll || draw(2) === 0 ? sampleOf(def.innerType as Schema, sampling) : undefined;
  if (WRAPPERS.includes(def.type)) return sampleOf(def.innerType as Schema, sampling);
  switch (def.type) {
    case 'object':
      return Object.fromEntries(
        Object.entries(def.shape as Record<string, Schema>)
          .map(([name, field]) => [name, sampleOf(field, sampling)])
          .filter(([, value]) => value !== undefined),
      );
    case 'record':
      return {};
    case 'array':
      return [sampleOf(def.element as Schema, sampling)];
    case 'union': {
      const options = def.options as Schema[];
      return sampleOf(options[draw(options.length)] as Schema, sampling);
    }
    case 'pipe':
      return sampleOf(def.in as Schema, sampling);
    case 'enum':
      return pick(Object.values(def.entries as object), draw);
    case 'literal':
      return pick(def.values as unknown[], draw);
    case 'boolean':
      return draw(2) === 0;
    case 'number':
      return NUMBERS.find((number) => schema.safeParse(number).success);
    default: {
      const id = ids[draw(ids.length)];
      return [id, ...WORDS].find((word) => schema.safeParse(word).success);
    }
  }
}

const pick = (values: unknown[], draw: (below: number) => number): unknown => values[draw(values.length)];

/** The input with one place replaced. */
export function withValueAt(input: unknown, [name, ...rest]: string[], value: unknown): unknown {
  if (name === undefined) return value;
  const copy = Array.isArray(input) ? [...input] : { ...(input as object) };
  (copy as Record<string, unknown>)[name] = withValueAt((copy as Record<string, unknown>)[name], rest, value);
  return copy;
}
