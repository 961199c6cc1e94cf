/**
 * Signals a process that was started `detached`, and all its children.
 * @param {number | undefined} group
 * @param {NodeJS.Signals} signal
 */
export function signalGroup(group, signal) {
  try {
    // Without a number it never started; 0 would be our own group.
    if (group) process.kill(-group, signal);
  } catch {
    // ESRCH: all of them have ended.
  }
}
