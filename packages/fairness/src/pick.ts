import { InvalidInput, quote } from './invalid-input.ts';
import { uniform } from './uniform.ts';
import type { WordStream } from './word-stream.ts';

/** What is drawn: distinct numbers from 1 .. from, digits, or dice. */
export type Pick =
  | { kind: 'distinct'; count: number; from: number }
  | { kind: 'digits'; count: number }
  | { kind: 'dice'; count: number };

/** Far above the largest of our games (107 digits), and still computed at once on a phone. */
const COUNT_MAX = 10_000;
const FROM_MAX = 1_000_000;
const DIGITS = 10;
const DIE_SIDES = 6;

/** Validates a pick from outside, and refuses fields that do not belong to it. */
export function parsePick(name: string, value: unknown): Pick {
  const { kind, count, from } = readPickFields(name, value);
  if (kind !== 'distinct' && kind !== 'digits' && kind !== 'dice')
    throw new InvalidInput(`${name}.kind must be "distinct", "digits" or "dice", and is ${quote(kind)}`);
  const checkedCount = parseWhole(`${name}.count`, count, COUNT_MAX);
  if (kind !== 'distinct') {
    if (from !== undefined) throw new InvalidInput(`${name}.from belongs to "distinct" alone`);
    return { kind, count: checkedCount };
  }
  const checkedFrom = parseWhole(`${name}.from`, from, FROM_MAX);
  if (checkedCount > checkedFrom)
    throw new InvalidInput(`${name} asks for ${checkedCount} different numbers of ${checkedFrom}`);
  return { kind, count: checkedCount, from: checkedFrom };
}

export function drawPick(words: WordStream, pick: Pick): number[] {
  const checked = parsePick('pick', pick);
  if (checked.kind === 'distinct') return drawDistinct(words, checked);
  const [first, sides] = checked.kind === 'dice' ? [1, DIE_SIDES] : [0, DIGITS];
  return Array.from({ length: checked.count }, () => first + uniform(words, sides));
}

/**
 * The first places of a Fisher-Yates shuffle of 1 .. from. Only touched places are kept, so a few numbers from a huge
 * range cost no more than from a small one.
 */
function drawDistinct(words: WordStream, { count, from }: { count: number; from: number }): number[] {
  const moved = new Map<number, number>();
  return Array.from({ length: count }, (_, place) => {
    const chosen = place + uniform(words, from - place);
    const number = moved.get(chosen) ?? chosen + 1;
    moved.set(chosen, moved.get(place) ?? place + 1);
    return number;
  });
}

function readPickFields(name: string, value: unknown): Record<string, unknown> {
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw new InvalidInput(`${name} must be an object with a kind and a count`);
  const unknown = Object.keys(value).find((field) => !['kind', 'count', 'from'].includes(field));
  if (unknown !== undefined) throw new InvalidInput(`${name} has the unknown field ${quote(unknown)}`);
  return value as Record<string, unknown>;
}

function parseWhole(name: string, value: unknown, max: number): number {
  if (typeof value !== 'number' || !Number.isInteger(value) || value < 1 || value > max)
    throw new InvalidInput(`${name} must be a whole number from 1 to ${max}, and is ${quote(value)}`);
  return value;
}
