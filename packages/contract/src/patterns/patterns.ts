import { stepsAtMost } from './bounds.ts';
import { readPattern } from './read-pattern.ts';

/** In code points. Longer values are not searched: no registration field takes more. */
export const PATTERN_INPUT_MAX = 255;
/** About ten milliseconds of a search. */
const STEPS_MAX = 1_000_000;

/**
 * Whether no value can keep the search for this pattern busy: brands write the patterns, strangers the values. Refuses
 * back references and lookbehind, which have no bound, and whatever repeats in too many ways.
 */
export function isBoundedPattern(source: string): boolean {
  if (compile(source) === null) return false;
  const part = readPattern(source);
  return part !== null && stepsAtMost(part, PATTERN_INPUT_MAX) <= STEPS_MAX;
}

/** Whether a pattern matches the whole value; an empty pattern matches anything. */
export function matchesPattern(source: string, value: string): boolean {
  if ([...value].length > PATTERN_INPUT_MAX) return false;
  return source === '' || (compile(source)?.test(value) ?? false);
}

function compile(source: string): RegExp | null {
  try {
    // Checked on its own first: a source that is only valid between our brackets could close them.
    new RegExp(source, 'u');
    return new RegExp(`^(?:${source})$`, 'u');
  } catch {
    // The constructor is the only way to validate a regular expression.
    return null;
  }
}
