import { randomUUID } from 'node:crypto';
import type { CannedAnswer, Chat, ChatMessage, DeskChat } from '@parlour/contract';
import { addMember, openBrowser } from './members.ts';
import type { Tries } from './on-record.ts';
import { addOperator, type SignedIn, signInAs } from './operators.ts';
import type { TestApp } from './test-app.ts';

/** A member who is logged in and writes to support. */
export async function chatter(app: TestApp, account: string, merchant = 'harbor') {
  const { id: memberId } = await addMember(app, account, { merchant });
  return { memberId, ...(await joinChat(app, account, merchant)) };
}

/** A member who exists already, in another process perhaps. */
export async function joinChat(app: TestApp, account: string, merchant = 'harbor') {
  const browser = openBrowser(app, { merchant });
  await browser.login(account);
  const relay = (what: string, body: object) => browser.post(`/wps/relay/CBS_${what}`, body);
  return {
    browser,
    relay,
    send: (text: string, id: string = randomUUID()) => relay('sendMessage', { id, text }),
    read: async (query = ''): Promise<Chat> => (await browser.call(`/wps/relay/CBS_chat?${query}`)).value,
    unread: async (): Promise<number> =>
      ((await browser.call('/wps/relay/CBS_unreadCount')).value as { unReadCount: number }).unReadCount,
  };
}

/** What the desk of a brand does, by an operator. */
export function deskOf(operator: SignedIn, merchant = 'harbor') {
  const post = (what: string, body: object) =>
    operator.post(`/ops/messages/chat/${what}`, body, { merchant });
  return {
    post,
    get: (what: string) => operator.call(`/ops/messages/chat${what}`, { merchant }),
    answer: (memberId: string, text: string, id: string = randomUUID()) =>
      post('send', { memberId, id, text }),
    read: async (memberId: string): Promise<DeskChat> =>
      (await operator.call(`/ops/messages/chat?memberId=${memberId}`, { merchant })).value,
  };
}

/** Sits down at the desk: the page's channel of events, once the server knows of it. */
export async function sitAtDesk(app: TestApp, operator: SignedIn, merchant = 'harbor') {
  const { ticket } = (await operator.post('/ops/ticket', { purpose: 'chatLive' }, { merchant })).value as {
    ticket: string;
  };
  const { port } = app.consoleServer.server.address() as { port: number };
  const response = await fetch(`http://127.0.0.1:${port}/ops/messages/chat/live?ticket=${ticket}`, {
    headers: { cookie: operator.cookie },
  });
  const reader = (response.body as ReadableStream<Uint8Array>).getReader();
  let heard = '';
  /** The data of the next event of this name; null if the channel closed first. */
  async function next(name: string): Promise<{ memberId?: string } | null> {
    for (;;) {
      const found = new RegExp(`event: ${name}\\ndata: (.*)\\n\\n`).exec(heard);
      if (found) {
        heard = heard.slice(found.index + found[0].length);
        return JSON.parse(found[1] ?? 'null');
      }
      const { done, value } = await reader.read();
      if (done) return null;
      heard += new TextDecoder().decode(value);
    }
  }
  await next('desk');
  return { next, leave: () => reader.cancel() };
}

export const textsOf = ({ items }: { items: ChatMessage[] }) => items.map(({ text, kind }) => text || kind);

/** What the desk does that is on record, each done once. */
export async function chatTries(app: TestApp): Promise<Tries> {
  for (const name of ['talker', 'relief'])
    await addOperator(app, name, { grants: [{ role: 'support', merchantCode: 'harbor' }] });
  const [talker, relief] = [await signInAs(app, 'talker'), await signInAs(app, 'relief')];
  await app.consoleServer.listen({ host: '127.0.0.1', port: 0 });
  const desk = deskOf(talker);
  const { memberId, send } = await chatter(app, 'talkative');
  await send('hello');
  const { value } = await desk.post('answer/save', { title: 'Hello', texts: { EN: 'Hello!' } });
  return {
    'messages.takeChat': () => desk.post('take', { memberId }),
    'messages.handOverChat': async () => {
      await sitAtDesk(app, relief);
      return desk.post('hand-over', { memberId, operatorId: relief.id });
    },
    'messages.closeChat': () => deskOf(relief).post('close', { memberId }),
    'messages.saveCannedAnswer': () => desk.post('answer/save', { title: 'Bye', texts: { EN: 'Bye!' } }),
    'messages.removeCannedAnswer': () => desk.post('answer/remove', { id: (value as CannedAnswer).id }),
  };
}
