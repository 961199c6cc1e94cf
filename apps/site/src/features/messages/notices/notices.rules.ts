/** Specification section 9: the strip on home moves on, and marks of reading are sent no faster than this. */
export const STRIP_MS = 2_000;
export const MARK_THROTTLE_MS = 150;

/** Which announcement an address opens: `?index=2`, or the bare `?2`; null if none. */
export function indexIn(search: string): number | null {
  const query = new URLSearchParams(search);
  const asked = query.get('index') ?? [...query.keys()][0] ?? '';
  return /^\d{1,4}$/.test(asked) ? Number(asked) : null;
}
