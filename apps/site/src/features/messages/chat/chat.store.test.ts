import { CallRefused, type Chat, type ChatMessage, type Client } from '@parlour/client';
import { expect, test } from 'vitest';
import { createChatStore } from './chat.store.ts';

type Sent = { id: string; text?: string; image?: string };

/** A server that keeps what it is sent, or refuses with a code as long as it has one. */
function server() {
  const kept: ChatMessage[] = [];
  const tries: string[] = [];
  const own = { code: null as CallRefused['code'] | null };
  const take = async ({ body }: { body: Sent }): Promise<ChatMessage> => {
    tries.push(body.id);
    if (own.code) throw new CallRefused(own.code, `words of ${own.code}`, {});
    const known = kept.find(({ id }) => id === body.id);
    const message: ChatMessage = known ?? {
      sequence: kept.length + 1,
      id: body.id,
      author: 'member',
      kind: body.image ? 'picture' : 'text',
      text: body.text ?? '',
      picture: null,
      operator: null,
      sentAt: 0,
    };
    if (!known) kept.push(message);
    return message;
  };
  const messages = {
    sendChat: take,
    sendChatPicture: take,
    chat: async ({ query: { after = 0 } }: { query: { after?: number } }) =>
      ({ items: kept.filter(({ sequence }) => sequence > after), lastSequence: kept.length }) as Chat,
  };
  let ids = 0;
  const newId = () => `id ${++ids}`;
  const client = { messages } as unknown as Pick<Client, 'messages'>;
  return { kept, tries, own, chat: createChatStore({ client, newId }) };
}
const text = (words: string) => ({ text: words, picture: null });

test('what can never get through says why, and is not sent again by itself', async () => {
  const { chat, own, tries } = server();
  own.code = 'upload_rejected';
  await chat.send({ text: '', picture: 'data:image/png;base64,AAEC' });
  expect(chat.store.getState().unsent).toMatchObject([
    { isFailed: true, refusal: 'words of upload_rejected' },
  ]);
  own.code = null;
  await chat.retryAll();
  expect(tries).toHaveLength(1);
  chat.discard('id 1');
  expect(chat.store.getState().unsent).toEqual([]);
});

test.each(['offline', 'unavailable', 'rate_limited', 'internal'] as const)(
  'what failed with %s is sent again under its id, in its order and once',
  async (code) => {
    const { chat, own, kept } = server();
    own.code = code;
    for (const words of ['one', 'two']) await chat.send(text(words));
    expect(chat.store.getState().unsent).toMatchObject(Array(2).fill({ isFailed: true, refusal: null }));
    own.code = null;
    await chat.retryAll();
    await chat.retryAll();
    expect(kept.map((message) => message.text)).toEqual(['one', 'two']);
    expect(chat.store.getState().unsent).toEqual([]);
  },
);
