import { request } from 'node:http';
import { text } from 'node:stream/consumers';

const DEADLINE_MS = 10_000;

export type Post = { url: string; headers: Record<string, string>; body: string };

/** Posts to a wallet on this machine and returns its answer; null if there was none. */
export function post({ url, headers, body }: Post): Promise<string | null> {
  return new Promise((resolve) => {
    const call = request(
      url,
      {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...headers },
        signal: AbortSignal.timeout(DEADLINE_MS),
      },
      (answer) => void text(answer).then(resolve, () => resolve(null)),
    );
    // Why a wallet did not answer does not matter.
    call.on('error', () => resolve(null));
    call.end(body);
  });
}
