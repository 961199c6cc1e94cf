import { CallRefused } from '@parlour/client/console';
import { useMemo } from 'react';
import { type Text, useText } from '../platform/texts.tsx';

/** The message of a failed call: the server's own words, already in the operator's language. */
export function useRefusal(): (error: unknown) => string {
  const text = useText();
  return useMemo(() => (error) => wordsOf(error, text), [text]);
}

/** The fields a refused call names: codes by path. */
export function fieldsOf(error: unknown): Record<string, string> {
  if (!(error instanceof CallRefused) || error.code !== 'invalid_input') return {};
  return (error.value.fields ?? {}) as Record<string, string>;
}

export function isRefusal(error: unknown, code: CallRefused['code']): error is CallRefused {
  return error instanceof CallRefused && error.code === code;
}

function wordsOf(error: unknown, text: Text): string {
  if (!(error instanceof CallRefused)) return text('frame.failed.unknown');
  return error.code === 'offline' ? text('frame.failed.offline') : error.message;
}
