import type { BrandSettings } from '@parlour/client/console';
import { isBoundedPattern, matchesPattern } from '@parlour/contract/patterns';

export type FieldRule =
  BrandSettings['registration']['fields'][keyof BrandSettings['registration']['fields']];
/** The result for a visitor, or why there is none. */
export type Verdict = 'passes' | 'missing' | 'tooShort' | 'tooLong' | 'noMatch' | 'badPattern' | 'notAsked';

/** What is wrong with a pattern: it is invalid, or a value could keep it busy. */
export function patternFault(pattern: string): 'broken' | 'unbounded' | undefined {
  if (pattern === '' || isBoundedPattern(pattern)) return undefined;
  try {
    new RegExp(pattern, 'u');
    return 'unbounded';
  } catch {
    // Only the constructor can tell whether it is a valid regular expression.
    return 'broken';
  }
}

/** Decides like the server; never runs a pattern the server would refuse. */
export function tryValue(rule: FieldRule, value: string): Verdict {
  if (!rule.enabled) return 'notAsked';
  if (patternFault(rule.pattern)) return 'badPattern';
  if (value === '') return rule.required ? 'missing' : 'passes';
  const length = [...value].length;
  if (length < rule.minLength) return 'tooShort';
  if (length > rule.maxLength) return 'tooLong';
  return matchesPattern(rule.pattern, value) ? 'passes' : 'noMatch';
}
