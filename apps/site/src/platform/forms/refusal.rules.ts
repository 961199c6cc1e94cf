import type { CallRefused } from '@parlour/client';
import type { MessageKey } from '@parlour/texts/keys';
import type { Text } from '../texts/texts.tsx';
import type { Problem, Problems } from './field.rules.ts';

type Code = CallRefused['code'];

/** Which refusals are about one field, and which field that is. */
export type FieldOfRefusal<Name extends string> = Partial<Record<Code, Name>>;

export type RefusalWords<Name extends string> = {
  fieldOf?: FieldOfRefusal<Name> | undefined;
  /** Words of its own for what is said of a field, where the usual ones say too little. */
  problemOf?: ((name: Name, code: string) => Problem | null) | undefined;
};

/** What `value.fields` says of a field (the contract's FieldCode), as far as a person can act on it. */
const FIELD_WORDS: Readonly<Record<string, MessageKey>> = {
  required: 'identity.rules.required',
  too_small: 'identity.rules.format',
  too_big: 'identity.rules.format',
  wrong_format: 'identity.rules.format',
  wrong_type: 'identity.rules.format',
  too_many_decimals: 'identity.rules.format',
  not_allowed: 'identity.rules.format',
};

/** What a refusal has to say about single fields; empty where it is about the whole. */
export function problemsOf<Name extends string>(
  refused: CallRefused,
  { fieldOf = {}, problemOf }: RefusalWords<Name>,
): Problems<Name> {
  const problems: Problems<Name> = {};
  const field = fieldOf[refused.code];
  if (field) problems[field] = { words: refused.message };
  for (const [name, code] of Object.entries((refused.value.fields ?? {}) as Record<string, string>)) {
    const key = FIELD_WORDS[code];
    const problem = problemOf?.(name as Name, code) ?? (key ? { key } : null);
    if (problem) problems[name as Name] = problem;
  }
  return problems;
}

/** The server speaks the caller's language; only when it was not reached are the words ours. */
export function wordsOf(refused: CallRefused, text: Text): string {
  if (refused.code === 'offline') return text('identity.offline');
  return refused.message || text('identity.failed');
}
