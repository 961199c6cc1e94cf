import type { Change } from '@parlour/contract';
import { fieldsOf } from '@parlour/contract/values/fields';

type Json = NonNullable<Change['before']>;

/** Values under these names are never recorded, not even when they change. */
const SECRET_FIELDS = new Set([
  'password',
  'passwordHash',
  'oneTimePassword',
  'secondFactor',
  'pendingSecondFactor',
  'secret',
  'token',
  'recoveryCodes',
]);
const HIDDEN = '[hidden]';
/** Longer texts are cut: people read the record. */
const TEXT_MAX = 2_000;

/** What differs, by path: objects are compared field by field, lists as a whole unless their entries have codes. */
export function changesBetween(before: unknown, after: unknown, path = ''): Change[] {
  if (JSON.stringify(before) === JSON.stringify(after)) return [];
  const [then, now] = [fieldsOf(before), fieldsOf(after)];
  if (then && now) {
    const keys = [...new Set([...Object.keys(then), ...Object.keys(now)])];
    const inside = keys.flatMap((key) =>
      changesBetween(then[key], now[key], path ? `${path}.${key}` : key).map((change) =>
        isHidden(then, now, key) ? { ...change, ...hiddenSides(then, now, key) } : change,
      ),
    );
    const isReordered = inside.length === 0 && Array.isArray(before);
    return isReordered ? [{ path, before: Object.keys(then), after: Object.keys(now) }] : inside;
  }
  return [{ path, ...side('before', before), ...side('after', after) }];
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

type Fields = Readonly<Record<string, unknown>>;

function isHidden(before: Fields, after: Fields, key: string): boolean {
  return SECRET_FIELDS.has(key) && !isRecord(before[key]) && !isRecord(after[key]);
}

function hiddenSides(before: Fields, after: Fields, key: string) {
  return {
    ...side('before', before[key] === undefined || before[key] === null ? before[key] : HIDDEN),
    ...side('after', after[key] === undefined || after[key] === null ? after[key] : HIDDEN),
  };
}

function side(name: 'before' | 'after', value: unknown): { before?: Json; after?: Json } {
  if (value === undefined) return {};
  const text = typeof value === 'string' && value.length > TEXT_MAX ? `${value.slice(0, TEXT_MAX)}…` : value;
  return { [name]: text as Json };
}
