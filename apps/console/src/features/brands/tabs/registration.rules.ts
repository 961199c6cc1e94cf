import type { BrandSettings } from '@parlour/client/console';
import { isBoundedPattern, matchesPattern } from '@parlour/contract/patterns';

export type FieldRule =
  BrandSettings['registration']['fields'][keyof BrandSettings['registration']['fields']];
/** What a visitor would be told, or why nobody would be. */
export type Verdict = 'passes' | 'missing' | 'tooShort' | 'tooLong' | 'noMatch' | 'badPattern' | 'notAsked';

/** What is wrong with a pattern itself: it cannot be read, or a value could keep it busy. */
export function patternFault(pattern: string): 'broken' | 'unbounded' | undefined {
  if (pattern === '' || isBoundedPattern(pattern)) return undefined;
  try {
    new RegExp(pattern, 'u');
    return 'unbounded';
  } catch {
    // Only the constructor knows whether it is a regular expression at all.
    return 'broken';
  }
}

/** As the server would decide; a pattern it would not take is never run. */
export function tryValue(rule: FieldRule, value: string): Verdict {
  if (!rule.enabled) return 'notAsked';
  if (patternFault(rule.pattern)) return 'badPattern';
  if (value === '') return rule.required ? 'missing' : 'passes';
  const length = [...value].length;
  if (length < rule.minLength) return 'tooShort';
  if (length > rule.maxLength) return 'tooLong';
  return matchesPattern(rule.pattern, value) ? 'passes' : 'noMatch';
}
