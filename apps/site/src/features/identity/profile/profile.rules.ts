import { UPLOAD_MAX_MB } from '@parlour/contract/values/identity.rules';
import type { Problem } from '../../../platform/forms/field.rules.ts';

/** Specification section 5. */
export const UPLOAD_TYPES = ['image/png', 'image/jpeg'];
const UPLOAD_MAX_BYTES = UPLOAD_MAX_MB * 1_048_576;

/** Why a file is refused before it is read. */
export function uploadProblem({ type, size }: { type: string; size: number }): 'type' | 'size' | null {
  if (!UPLOAD_TYPES.includes(type)) return 'type';
  return size > UPLOAD_MAX_BYTES ? 'size' : null;
}

/** Scales down to the limit and keeps the aspect ratio; a smaller picture stays as it is. */
export function fitWithin(
  maxPx: number,
  { width, height }: { width: number; height: number },
): { width: number; height: number } {
  const scale = Math.min(1, maxPx / Math.max(width, height));
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
}

/** Counted as on the server: a surrogate pair is one character. */
const NICKNAME = { min: 2, max: 20 };

/** Empty passes: it removes the nickname. */
export function checkNickname(nickname: string): Problem | null {
  const length = [...nickname.trim()].length;
  if (length === 0) return null;
  if (length < NICKNAME.min) return { key: 'identity.rules.tooShort', values: { count: NICKNAME.min } };
  return length > NICKNAME.max ? { key: 'identity.rules.tooLong', values: { count: NICKNAME.max } } : null;
}
