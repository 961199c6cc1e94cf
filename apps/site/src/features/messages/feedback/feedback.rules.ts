import { FEEDBACK_COMMENT_MAX, PICTURE_MAX_MB } from '@parlour/contract/values/messages/messages.rules';
import type { Problem } from '../../../platform/forms/field.rules.ts';

/** Specification section 5. */
export const PICTURE_TYPES = ['image/png', 'image/jpeg'];
const PICTURE_MAX_BYTES = PICTURE_MAX_MB * 1_048_576;

/** Why a file is refused before it is read. */
export function pictureProblem({ type, size }: { type: string; size: number }): 'type' | 'size' | null {
  if (!PICTURE_TYPES.includes(type)) return 'type';
  return size > PICTURE_MAX_BYTES ? 'size' : null;
}

/** Within what the brand wants. */
export const contentChecker =
  ({ min, max }: { min: number; max: number }) =>
  (content: string): Problem | null => {
    const { length } = content.trim();
    if (length < min) return { key: 'identity.rules.tooShort', values: { count: min } };
    return length > max ? { key: 'identity.rules.tooLong', values: { count: max } } : null;
  };

export const checkComment = (comment: string): Problem | null =>
  comment.trim().length > FEEDBACK_COMMENT_MAX
    ? { key: 'identity.rules.tooLong', values: { count: FEEDBACK_COMMENT_MAX } }
    : null;
