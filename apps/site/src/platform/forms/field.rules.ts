import type { MessageKey } from '@parlour/texts/keys';

/** What is wrong with a value: a key, so that the text follows the language, or the server's words. */
export type Problem = { key: MessageKey; values?: Record<string, string | number> } | { words: string };
export type Problems<Name extends string> = Partial<Record<Name, Problem>>;

/** Checks one value; the others are there for comparison. */
export type Rule<Name extends string = string> = (
  value: string,
  all: Readonly<Record<Name, string>>,
) => Problem | null;

/** By field name, in page order: the first failing field gets the focus. */
export type Rules<Name extends string> = Partial<Record<Name, Rule<Name>>>;

export function checkAll<Name extends string>(
  rules: Rules<Name>,
  values: Readonly<Record<Name, string>>,
): Problems<Name> {
  const problems: Problems<Name> = {};
  for (const name of Object.keys(rules) as Name[]) {
    const problem = rules[name]?.(values[name], values);
    if (problem) problems[name] = problem;
  }
  return problems;
}

export function pickProblems<Name extends string>(
  problems: Problems<Name>,
  names: readonly Name[],
): Problems<Name> {
  const picked: Problems<Name> = {};
  for (const name of names) if (problems[name]) picked[name] = problems[name];
  return picked;
}

/** Spaces alone count as empty. */
export function required(key: MessageKey = 'identity.rules.required'): Rule {
  return (value) => (value.trim() === '' ? { key } : null);
}

/** Returns the first problem that the rules find. */
export function every<Name extends string>(...rules: Rule<Name>[]): Rule<Name> {
  return (value, all) => {
    for (const rule of rules) {
      const problem = rule(value, all);
      if (problem) return problem;
    }
    return null;
  };
}
