import type { FieldCode } from '@parlour/contract';
import type { z } from 'zod';

type Issue = z.core.$ZodIssue;

/** What is wrong, field by field: `{"username": "too_small"}`. The first complaint about a field counts. */
export function fieldCodes(error: z.ZodError, input: unknown): Record<string, FieldCode> {
  // Without a prototype: a field may be called `constructor`.
  const fields: Record<string, FieldCode> = Object.create(null);
  for (const issue of error.issues) {
    const names =
      issue.code === 'unrecognized_keys' ? issue.keys.map((key) => [...issue.path, key]) : [issue.path];
    for (const path of names) fields[path.join('.')] ??= codeOf(issue, input);
  }
  return fields;
}

function codeOf(issue: Issue, input: unknown): FieldCode {
  switch (issue.code) {
    case 'invalid_type':
      return valueAt(input, issue.path) === undefined ? 'required' : 'wrong_type';
    case 'invalid_value':
      return valueAt(input, issue.path) === undefined ? 'required' : 'not_allowed';
    case 'too_small':
      return 'too_small';
    case 'too_big':
      return 'too_big';
    case 'unrecognized_keys':
      return 'unknown_field';
    // A union, such as an address or a range of them: the value matches none of its forms.
    case 'invalid_union':
    case 'invalid_format':
    case 'not_multiple_of':
    case 'custom':
      return 'wrong_format';
    default:
      return 'wrong_type';
  }
}

function valueAt(input: unknown, path: PropertyKey[]): unknown {
  let value = input;
  for (const key of path) value = (value as Record<PropertyKey, unknown> | null | undefined)?.[key];
  return value;
}
