import type { PushDevice, PushState } from '@parlour/contract';
import type { Sandbox } from '@parlour/sandbox';
import type { Browser } from './members.ts';

/** What a browser shows, with what its push service saw of it. */
type Arrived = { text: string; ttl: number; urgency: string; topic: string; subject: string };

/** The push service of the sandbox, and browsers that subscribe there. */
export function pushServiceOf({ origin }: Sandbox) {
  const post = (path: string, body: object) =>
    fetch(`${origin}/push/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
  return {
    answer: (answers: 'normal' | 'busy' | 'refused') => post('control', { answers }),

    /** As a page does when the member allows notifications. */
    async subscribe(browser: Browser): Promise<PushDevice> {
      const { publicKey } = (await browser.call('/wps/push')).value as PushState;
      const made = await post('subscriptions', { applicationServerKey: publicKey });
      const { endpoint, keys } = (await made.json()) as PushDevice;
      const answer = await browser.post('/wps/push/device', { endpoint, keys });
      if (answer.status !== 200) throw new Error(answer.body);
      return { endpoint, keys };
    },

    /** The browser was told by its user to show no more. */
    async unsubscribe({ endpoint }: PushDevice): Promise<void> {
      await fetch(endpoint.replace('/send/', '/subscriptions/'), { method: 'DELETE' });
    },

    async arrivedAt({ endpoint }: PushDevice): Promise<(Omit<Arrived, 'text'> & { shown: object })[]> {
      const answer = await fetch(`${origin}/push/messages?to=${encodeURIComponent(endpoint)}`);
      const { messages } = (await answer.json()) as { messages: Arrived[] };
      return messages.map(({ text, ...rest }) => ({ ...rest, shown: JSON.parse(text) as object }));
    },
  };
}
