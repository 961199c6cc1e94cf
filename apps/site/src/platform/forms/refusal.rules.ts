import type { CallRefused } from '@parlour/client';
import type { MessageKey } from '@parlour/texts/keys';
import type { Text } from '../texts/texts.tsx';
import type { Problem, Problems } from './field.rules.ts';

type Code = CallRefused['code'];

/** Maps refusals about one field to that field. */
export type FieldOfRefusal<Name extends string> = Partial<Record<Code, Name>>;

export type RefusalWords<Name extends string> = {
  fieldOf?: FieldOfRefusal<Name> | undefined;
  /** A form's own text for a field problem, if the usual one says too little. */
  problemOf?: ((name: Name, code: string) => Problem | null) | undefined;
};

/** Texts for the codes in `value.fields` (the contract's FieldCode) that a person can act on. */
const FIELD_WORDS: Readonly<Record<string, MessageKey>> = {
  required: 'identity.rules.required',
  too_small: 'identity.rules.format',
  too_big: 'identity.rules.format',
  wrong_format: 'identity.rules.format',
  wrong_type: 'identity.rules.format',
  too_many_decimals: 'identity.rules.format',
  not_allowed: 'identity.rules.format',
};

/** The problems of single fields in a refusal; empty if it is about the whole form. */
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

/** The server answers in the caller's language; our own text is only for when it was not reached. */
export function wordsOf(refused: CallRefused, text: Text): string {
  if (refused.code === 'offline') return text('identity.offline');
  return refused.message || text('identity.failed');
}
