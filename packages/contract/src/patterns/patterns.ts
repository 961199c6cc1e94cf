import { stepsAtMost } from './bounds.ts';
import { readPattern } from './read-pattern.ts';

/** In code points. What is longer is not looked at: no field of a registration takes more. */
export const PATTERN_INPUT_MAX = 255;
/** About ten milliseconds of a search. */
const STEPS_MAX = 1_000_000;

/**
 * Whether no value can keep the search for this pattern busy: patterns come from people who run a brand, values from
 * strangers. Back references and looking behind are refused, as nobody bounds them; so is what repeats in too many ways.
 */
export function isBoundedPattern(source: string): boolean {
  if (compile(source) === null) return false;
  const part = readPattern(source);
  return part !== null && stepsAtMost(part, PATTERN_INPUT_MAX) <= STEPS_MAX;
}

/** Whether the whole value is what a pattern asks for; an empty pattern asks for nothing. */
export function matchesPattern(source: string, value: string): boolean {
  if ([...value].length > PATTERN_INPUT_MAX) return false;
  return source === '' || (compile(source)?.test(value) ?? false);
}

function compile(source: string): RegExp | null {
  try {
    // By itself first: what is only a pattern between our brackets could close them.
    new RegExp(source, 'u');
    return new RegExp(`^(?:${source})$`, 'u');
  } catch {
    // The constructor is the only validator of a regular expression there is.
    return null;
  }
}
