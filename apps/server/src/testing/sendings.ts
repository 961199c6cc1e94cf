import { EVERYBODY } from './messages.ts';
import type { ServerProcess } from './process.ts';

/** A demo operator, whom the first start on an empty embedded database makes. */
const OPERATOR = { name: 'content', password: 'Parlour#2026' };

/** The console of a real process, signed in: sends a message to every member of the default brand and looks at it. */
export async function openSendings({ consoleOrigin: origin }: ServerProcess) {
  const json = { origin, 'content-type': 'application/json' };
  const post = (path: string, headers: Record<string, string>, body: object) =>
    fetch(`${origin}${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
  const opened = await post('/ops/session', json, OPERATOR);
  const { value } = (await opened.json()) as { value: { token: string } };
  const cookie = (opened.headers.getSetCookie()[0] ?? '').split(';')[0] ?? '';
  const headers = { ...json, cookie, authorization: `Bearer ${value.token}`, merchant: 'harbor' };
  const read = async (answer: Response) =>
    ((await answer.json()) as { value: { state: string; delivered: number; total: number } }).value;
  return {
    send: async (id: string) =>
      read(
        await post('/ops/messages/sending/start', headers, {
          id,
          kind: 'system',
          texts: { EN: { title: 'To everybody', content: '<p>Hello</p>' } },
          recipients: EVERYBODY,
          reason: 'everybody should know',
        }),
      ),
    look: async (id: string) => read(await fetch(`${origin}/ops/messages/sending?id=${id}`, { headers })),
  };
}

/** Members like a demo member, while the process is down. */
export const addCrowd = (count: number): string => `
  insert into identity_member
    (brand_id, id, customer_no, account, account_key, type, state, is_agent_only, is_demo, language, time_zone,
     register_method, register_url, registered_ip, created_at)
  select brand_id, gen_random_uuid(), 'c' || n, 'crowd' || n, 'crowd' || n, 0, 'active', false, false, language,
    time_zone, register_method, register_url, registered_ip, created_at
  from identity_member, generate_series(1, ${count}) as n
  where account_key = 'mary01'`;

/** How many messages of sendings there are, for how many members, of how many. */
export const COUNT_DELIVERED = `
  select count(*)::int as messages, count(distinct member_id)::int as members, max(s.total) as total
  from messages_inbox as i
  join messages_sending as s on s.brand_id = i.brand_id and s.id = i.sending_id`;
