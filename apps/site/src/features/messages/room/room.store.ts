import { CallRefused, type Client, type Room, type RoomMessage } from '@parlour/client';
import { mergeMessages, startOf, wholeUpTo } from '@parlour/contract/values/messages/chat.rules';
import { ROOM_PAGE } from '@parlour/contract/values/messages/room.rules';
import { createStore } from 'zustand/vanilla';
import type { Unsent } from '../talk.rules.ts';
import { FAR_BEHIND, withoutHidden, withoutOldest } from './room.rules.ts';

type Needs = {
  client: Pick<Client, 'messages'>;
  newId: () => string;
  hasSession: () => boolean;
  /** Until the room may be asked again. */
  rest: () => Promise<void>;
};
type InRoom = {
  /** What the server said last; null: nothing yet. */
  readonly room: Room | null;
  readonly messages: readonly RoomMessage[];
  /** The first message that is kept, as far as it is known. */
  readonly startsAt: number;
  readonly unsent: readonly Unsent[];
  /** Why the room could not be entered. */
  readonly refused: CallRefused | null;
};

/** Sending these again is of no use. */
const FINAL_REFUSALS: readonly string[] = [
  'room_contact',
  'room_word',
  'room_muted',
  'invalid_input',
  'excluded',
];

/** The room as the page has it. News only says that there is more: what is missing, or hidden since, is asked for. */
export function createRoomStore({ client, newId, hasSession, rest }: Needs) {
  const store = createStore<InRoom>(() => ({
    room: null,
    messages: [],
    startsAt: 1,
    unsent: [],
    refused: null,
  }));
  const { getState: get, setState: set } = store;
  const calls = client.messages;
  let running: Promise<void> | null = null;
  let isAskedAgain = false;
  /** How many earlier messages the reader went back to. */
  let earlier = 0;
  let sending: Promise<void> = Promise.resolve();

  const ask = (query: { after?: number; before?: number; change?: number }) =>
    hasSession() ? calls.room({ query }) : calls.visitRoom({ query });

  function keep(fresh: readonly RoomMessage[], hidden: readonly number[] = []): void {
    const messages = withoutHidden(mergeMessages(get().messages, fresh), hidden);
    const arrived = new Set(messages.flatMap(({ isOwn, id }) => (isOwn ? id : [])));
    set({ messages, unsent: get().unsent.filter(({ id }) => !arrived.has(id)), refused: null });
  }

  async function fetchNew(): Promise<void> {
    for (;;) {
      const { room: known, messages } = get();
      const whole = wholeUpTo(messages);
      const isFirst = known === null || messages.length === 0;
      const room = await ask(isFirst ? {} : { after: whole, change: known.change });
      if (!isFirst && room.lastSequence - whole > FAR_BEHIND) {
        earlier = 0;
        set({ room: null, messages: [] });
        continue;
      }
      keep(room.items, room.hidden);
      if (isFirst) set({ startsAt: startOf(room.items, ROOM_PAGE) });
      set({ room, messages: withoutOldest(get().messages, earlier) });
      const isWhole = room.items.length === 0 || wholeUpTo(get().messages) >= room.lastSequence;
      if (isWhole && room.change >= room.lastChange) return;
    }
  }

  /** One at a time and not too often; whoever asks meanwhile is served by another round. */
  function catchUp(): Promise<void> {
    isAskedAgain = true;
    running ??= (async () => {
      while (isAskedAgain) {
        await rest();
        isAskedAgain = false;
        await fetchNew();
      }
    })()
      .catch((error: unknown) => {
        if (error instanceof CallRefused) set({ refused: error });
        else reportError(error);
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
        keep([await calls.sayInRoom({ body: { id, text: item.text } })]);
      } catch (error) {
        const isRefused = error instanceof CallRefused;
        const isFinal = isRefused && FINAL_REFUSALS.includes(error.code);
        patch(id, { isFailed: true, refusal: isFinal ? error.message : null });
        if (!isRefused) reportError(error);
      }
    });
    return sending;
  }

  function say(text: string): Promise<void> {
    const id = newId();
    const item = { id, text, picture: null, isFailed: false, refusal: null };
    set({ unsent: [...get().unsent, item] });
    return deliver(id).then(catchUp);
  }

  return {
    store,
    catchUp,
    say,
    retry: (id: string) => deliver(id).then(catchUp),
    /** What failed while there was no network. */
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
        const { items } = await ask({ before: first.sequence });
        earlier += items.length;
        set({ startsAt: startOf(items, ROOM_PAGE, first) });
        keep(items);
      } catch (error) {
        // What leads to them stays, to be pressed again.
        if (!(error instanceof CallRefused)) throw error;
      }
    },
  };
}
