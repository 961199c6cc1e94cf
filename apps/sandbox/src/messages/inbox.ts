type Addressed = { id: string; to: string };
export type Inbox<Message extends Addressed> = ReturnType<typeof createInbox<Message>>;

/** The oldest are dropped: a sandbox that runs for weeks must not grow. */
const MESSAGES_MAX = 500;

/** Messages as they arrived, newest first, with a notification for watchers. */
export function createInbox<Message extends Addressed>() {
  let messages: Message[] = [];
  const watchers = new Set<() => void>();
  return {
    /** False for a repeat: the sender does not recognise repeats, so we must. */
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
