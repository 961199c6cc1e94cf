import type { MessageKey } from '@parlour/texts/keys';

/** What is wrong with a value: as a key, so that the words follow the language, or in the words of the server. */
export type Problem = { key: MessageKey; values?: Record<string, string | number> } | { words: string };
export type Problems<Name extends string> = Partial<Record<Name, Problem>>;

/** Judges one value, with the others at hand for what must be equal or different. */
export type Rule<Name extends string = string> = (
  value: string,
  all: Readonly<Record<Name, string>>,
) => Problem | null;

/** By field name, in the order of the page: the first that fails is the one to look at. */
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

/** Nothing, or nothing but spaces, is no answer. */
export function required(key: MessageKey = 'identity.rules.required'): Rule {
  return (value) => (value.trim() === '' ? { key } : null);
}

/** The first complaint of several rules. */
export function every<Name extends string>(...rules: Rule<Name>[]): Rule<Name> {
  return (value, all) => {
    for (const rule of rules) {
      const problem = rule(value, all);
      if (problem) return problem;
    }
    return null;
  };
}
