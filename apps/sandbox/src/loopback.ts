/** A real company knows its clients' addresses; the sandbox only knows that they are on this machine. */
export function isLoopback(address: string): boolean {
  const { hostname } = new URL(address);
  return hostname === '127.0.0.1' || hostname === '[::1]' || /(^|\.)localhost$/.test(hostname);
}
