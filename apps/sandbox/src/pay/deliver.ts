import { request } from 'node:http';
import { text } from 'node:stream/consumers';

const DEADLINE_MS = 5_000;

export type Delivery = { url: string; headers: Record<string, string>; body: string };
export type Delivered = { status: number; text: string };

/** Posts to a shop on this machine and returns its answer; null if there was none. */
export function deliver({ url, headers, body }: Delivery): Promise<Delivered | null> {
  const { hostname, port, pathname, search, host } = new URL(url);
  return new Promise((resolve) => {
    const call = request(
      {
        // A shop tells its brands apart by host names that only browsers resolve to this machine.
        host: hostname.endsWith('.localhost') ? 'localhost' : hostname.replace(/^\[|\]$/g, ''),
        port,
        path: `${pathname}${search}`,
        method: 'POST',
        headers: { host, ...headers },
        signal: AbortSignal.timeout(DEADLINE_MS),
      },
      (answer) => {
        const status = answer.statusCode ?? 0;
        // The status counts even if the body breaks off.
        text(answer).then(
          (said) => resolve({ status, text: said }),
          () => resolve({ status, text: '' }),
        );
      },
    );
    // A failed delivery is retried; the reason does not matter.
    call.on('error', () => resolve(null));
    call.end(body);
  });
}
