import { request } from 'node:http';

const DEADLINE_MS = 5_000;

export type Delivery = { url: string; headers: Record<string, string>; body: string };

/** Posts to a shop on this machine and answers the status; null when nobody answered. */
export function deliver({ url, headers, body }: Delivery): Promise<number | null> {
  const { hostname, port, pathname, search, host } = new URL(url);
  return new Promise((resolve) => {
    const call = request(
      {
        // A shop tells its brands apart by names that only browsers find on this machine.
        host: hostname.endsWith('.localhost') ? 'localhost' : hostname.replace(/^\[|\]$/g, ''),
        port,
        path: `${pathname}${search}`,
        method: 'POST',
        headers: { host, 'content-type': 'application/json', ...headers },
        signal: AbortSignal.timeout(DEADLINE_MS),
      },
      (answer) => {
        // The status says everything; a body that breaks off takes nothing of it back.
        answer.on('error', () => {}).resume();
        resolve(answer.statusCode ?? null);
      },
    );
    // Whoever is away is tried again; why they were is not of interest.
    call.on('error', () => resolve(null));
    call.end(body);
  });
}
