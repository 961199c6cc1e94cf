type Addressed = { id: string; to: string };
export type Inbox<Message extends Addressed> = ReturnType<typeof createInbox<Message>>;

/** The oldest make room: a sandbox that runs for weeks must not grow. */
const MESSAGES_MAX = 500;

/** Messages as they arrived, the newest first, and word to whoever watches. */
export function createInbox<Message extends Addressed>() {
  let messages: Message[] = [];
  const watchers = new Set<() => void>();
  return {
    /** False for a repeat: who sends recognises nothing, so that we must. */
    add(message: Message): boolean {
      if (messages.some(({ id }) => id === message.id)) return false;
      messages = [message, ...messages].slice(0, MESSAGES_MAX);
      for (const tell of watchers) tell();
      return true;
    },
    list: (isWanted: (message: Message) => boolean) => messages.filter(isWanted),
    watch(tell: () => void): () => void {
      watchers.add(tell);
      return () => watchers.delete(tell);
    },
  };
}
