const KEY = 'PARLOUR_SOCIAL_RETURN';

/** A provider's page leads back to the login page and nothing else: where the visitor was going is kept in this tab. */
export function keepWayBack(path: string): void {
  try {
    sessionStorage.setItem(KEY, path);
  } catch {
    // Blocked: then the visitor comes home.
  }
}

export function takeWayBack(): string {
  try {
    const kept = sessionStorage.getItem(KEY);
    sessionStorage.removeItem(KEY);
    return kept ?? '';
  } catch {
    return '';
  }
}
