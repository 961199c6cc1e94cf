import type { Change } from '@parlour/contract';

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

/** What differs, by path: objects are compared field by field, lists as a whole. */
export function changesBetween(before: unknown, after: unknown, path = ''): Change[] {
  if (JSON.stringify(before) === JSON.stringify(after)) return [];
  if (isRecord(before) && isRecord(after)) {
    const keys = [...new Set([...Object.keys(before), ...Object.keys(after)])];
    return keys.flatMap((key) =>
      changesBetween(shown(before, key), shown(after, key), path ? `${path}.${key}` : key).map((change) =>
        isHidden(before, after, key) ? { ...change, ...hiddenSides(before, after, key) } : change,
      ),
    );
  }
  return [{ path, ...side('before', before), ...side('after', after) }];
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

const shown = (record: Record<string, unknown>, key: string) => record[key];

function isHidden(before: Record<string, unknown>, after: Record<string, unknown>, key: string): boolean {
  return SECRET_FIELDS.has(key) && !isRecord(before[key]) && !isRecord(after[key]);
}

function hiddenSides(before: Record<string, unknown>, after: Record<string, unknown>, key: string) {
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
