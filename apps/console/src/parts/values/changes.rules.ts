import type { Change } from '@parlour/client/console';
import { fieldsOf } from '@parlour/contract/values/fields';
import { writePlain } from './plain.rules.ts';

type Json = NonNullable<Change['before']>;

/** The differences by path, as on the server: lists are compared as a whole, unless their entries have codes. */
export function changesBetween(before: unknown, after: unknown, path = ''): Change[] {
  if (JSON.stringify(before) === JSON.stringify(after)) return [];
  const [then, now] = [fieldsOf(before), fieldsOf(after)];
  if (then && now) {
    const keys = [...new Set([...Object.keys(then), ...Object.keys(now)])];
    const inside = keys.flatMap((key) => changesBetween(then[key], now[key], path ? `${path}.${key}` : key));
    const isReordered = inside.length === 0 && Array.isArray(before);
    return isReordered ? [{ path, before: Object.keys(then), after: Object.keys(now) }] : inside;
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
