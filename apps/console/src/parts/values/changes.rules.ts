import type { Change } from '@parlour/client/console';
import { writePlain } from './plain.rules.ts';

type Json = NonNullable<Change['before']>;

/** The differences by path, as on the server: descends into objects, compares lists as a whole. */
export function changesBetween(before: unknown, after: unknown, path = ''): Change[] {
  if (JSON.stringify(before) === JSON.stringify(after)) return [];
  if (isRecord(before) && isRecord(after)) {
    const keys = [...new Set([...Object.keys(before), ...Object.keys(after)])];
    return keys.flatMap((key) => changesBetween(before[key], after[key], path ? `${path}.${key}` : key));
  }
  return [
    {
      path,
      ...(before === undefined ? {} : { before: before as Json }),
      ...(after === undefined ? {} : { after: after as Json }),
    },
  ];
}

/** A value as one line of text; null and an empty text differ from undefined. */
export function written(value: unknown): string {
  if (value === undefined) return '';
  if (typeof value === 'object' && value !== null) return writePlain(value);
  return typeof value === 'string' && value !== '' ? value : JSON.stringify(value);
}

export function isColour(value: unknown): value is string {
  return typeof value === 'string' && /^(#[0-9a-f]{3,8}|(rgb|hsl|oklch|oklab|lab|lch)a?\(.+\))$/i.test(value);
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
