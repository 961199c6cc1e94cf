import { CallRefused, type Chat, type ChatMessage, type Client } from '@parlour/client';
import { CHAT_PAGE, mergeMessages, startOf, wholeUpTo } from '@parlour/contract/values/messages/chat.rules';
import { createStore } from 'zustand/vanilla';
import type { Unsent } from '../talk.rules.ts';
import { bytesOf, stillUnsent } from './chat.rules.ts';

/** Sending these again is of no use. */
const FINAL_REFUSALS: readonly string[] = [
  'upload_rejected',
  'invalid_input',
  'body_too_large',
  'idempotency_conflict',
  'free_reject',
  'module_off',
];

type Needs = { client: Pick<Client, 'messages'>; newId: () => string };
export type Conversation = {
  /** What the server said last about the conversation; null: nothing yet. */
  readonly chat: Chat | null;
  readonly messages: readonly ChatMessage[];
  /** The first message that is kept, as far as it is known. */
  readonly startsAt: number;
  readonly unsent: readonly Unsent[];
  /** The first page could not be loaded. */
  readonly isFailed: boolean;
};

/**
 * The conversation as the page has it. News only says that there is more: what is missing is asked for by sequence, so
 * that a lost connection loses and doubles nothing.
 */
export function createChatStore({ client, newId }: Needs) {
  const store = createStore<Conversation>(() => ({
    chat: null,
    messages: [],
    startsAt: 1,
    unsent: [],
    isFailed: false,
  }));
  const { getState: get, setState: set } = store;
  const calls = client.messages;
  let running: Promise<void> | null = null;
  let isAskedAgain = false;
  let sending: Promise<void> = Promise.resolve();

  function keep(fresh: readonly ChatMessage[], chat: Chat | null = get().chat): void {
    const messages = mergeMessages(get().messages, fresh);
    set({ chat, messages, unsent: stillUnsent(get().unsent, messages), isFailed: false });
  }

  async function fetchNew(): Promise<void> {
    for (;;) {
      const isFirst = get().messages.length === 0;
      const chat = await calls.chat({ query: isFirst ? {} : { after: wholeUpTo(get().messages) } });
      keep(chat.items, chat);
      if (isFirst) set({ startsAt: startOf(chat.items, CHAT_PAGE) });
      if (chat.items.length === 0 || wholeUpTo(get().messages) >= chat.lastSequence) return;
    }
  }

  /** One at a time; whoever asks meanwhile is served by another round. */
  function catchUp(): Promise<void> {
    isAskedAgain = true;
    running ??= (async () => {
      while (isAskedAgain) {
        isAskedAgain = false;
        await fetchNew();
      }
    })()
      .catch((error: unknown) => {
        if (!(error instanceof CallRefused)) reportError(error);
        set({ isFailed: get().chat === null });
      })
      .finally(() => {
        running = null;
      });
    return running;
  }

  const patch = (id: string, changed: Pick<Unsent, 'isFailed' | 'refusal'>) =>
    set({ unsent: get().unsent.map((each) => (each.id === id ? { ...each, ...changed } : each)) });

  /** One after the other, so that they arrive in the order they were written. */
  function deliver(id: string): Promise<void> {
    sending = sending.then(async () => {
      const item = get().unsent.find((each) => each.id === id);
      if (!item) return;
      patch(id, { isFailed: false, refusal: null });
      try {
        const { text, picture } = item;
        const sent = picture
          ? await calls.sendChatPicture({ body: { id, image: bytesOf(picture) } })
          : await calls.sendChat({ body: { id, text } });
        keep([sent]);
      } catch (error) {
        const isRefused = error instanceof CallRefused;
        const isFinal = isRefused && FINAL_REFUSALS.includes(error.code);
        patch(id, { isFailed: true, refusal: isFinal ? error.message : null });
        if (!isRefused) reportError(error);
      }
    });
    return sending;
  }

  function send(content: { text: string; picture: string | null }): Promise<void> {
    const id = newId();
    set({ unsent: [...get().unsent, { id, ...content, isFailed: false, refusal: null }] });
    return deliver(id).then(catchUp);
  }

  return {
    store,
    catchUp,
    send,
    retry: (id: string) => deliver(id).then(catchUp),
    /** What failed while there was no network, or no server; what was refused stays so. */
    retryAll: () =>
      Promise.all(
        get().unsent.flatMap(({ id, isFailed, refusal }) =>
          isFailed && refusal === null ? deliver(id) : [],
        ),
      ),
    discard: (id: string) => set({ unsent: get().unsent.filter((each) => each.id !== id) }),
    async loadEarlier(): Promise<void> {
      const first = get().messages[0];
      if (!first || first.sequence <= 1) return;
      try {
        const { items } = await calls.chat({ query: { before: first.sequence } });
        set({ startsAt: startOf(items, CHAT_PAGE, first) });
        keep(items);
      } catch (error) {
        // What leads to them stays, to be pressed again.
        if (!(error instanceof CallRefused)) throw error;
      }
    },
  };
}
