/** Specification section 9: where the site stores the session. The token is useless without its cookie. */
export const SESSION_KEY = 'MC_SESSION_INFO';

/** The token of the member who is logged in at this brand; null: nobody is. */
export function createSession(merchantCode: string) {
  let token = readToken(merchantCode);
  const listeners = new Set<() => void>();
  addEventListener('storage', ({ key }) => {
    // Null: everything was cleared.
    if (key !== SESSION_KEY && key !== null) return;
    const now = readToken(merchantCode);
    if (now === token) return;
    token = now;
    for (const tell of listeners) tell();
  });
  return {
    token: (): string | null => token,
    onChange(tell: () => void): () => void {
      listeners.add(tell);
      return () => listeners.delete(tell);
    },
  };
}

function readToken(merchantCode: string): string | null {
  try {
    const kept = JSON.parse(localStorage.getItem(SESSION_KEY) ?? 'null') as Record<string, unknown> | null;
    const isOwn = kept?.merchantCode === merchantCode && typeof kept.token === 'string';
    return isOwn ? (kept.token as string) : null;
  } catch {
    // Blocked, or written by another program: the same as nobody.
    return null;
  }
}
