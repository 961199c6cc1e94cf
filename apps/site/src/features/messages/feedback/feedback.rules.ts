import {
  FEEDBACK_COMMENT_MAX,
  FEEDBACK_LENGTH,
  PICTURE_MAX_MB,
} from '@parlour/contract/values/messages/messages.rules';
import type { Problem } from '../../../platform/forms/field.rules.ts';

/** Specification section 5. */
export const PICTURE_TYPES = ['image/png', 'image/jpeg'];
const PICTURE_MAX_BYTES = PICTURE_MAX_MB * 1_048_576;

/** Why a file is refused before it is read. */
export function pictureProblem({ type, size }: { type: string; size: number }): 'type' | 'size' | null {
  if (!PICTURE_TYPES.includes(type)) return 'type';
  return size > PICTURE_MAX_BYTES ? 'size' : null;
}

export function checkContent(content: string): Problem | null {
  const length = content.trim().length;
  if (length < FEEDBACK_LENGTH.min)
    return { key: 'identity.rules.tooShort', values: { count: FEEDBACK_LENGTH.min } };
  return length > FEEDBACK_LENGTH.max
    ? { key: 'identity.rules.tooLong', values: { count: FEEDBACK_LENGTH.max } }
    : null;
}

export const checkComment = (comment: string): Problem | null =>
  comment.trim().length > FEEDBACK_COMMENT_MAX
    ? { key: 'identity.rules.tooLong', values: { count: FEEDBACK_COMMENT_MAX } }
    : null;
