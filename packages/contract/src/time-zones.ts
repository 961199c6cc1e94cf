/** Whether the machine knows the zone. */
export function isTimeZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: name });
    return true;
  } catch {
    // Intl has no other way to check: an unknown zone throws a RangeError.
    return false;
  }
}
