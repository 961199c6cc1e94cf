/** A kind of event and the shape of what it carries. Declared by the domain that publishes it. */
export type Topic<Payload> = { readonly name: string; readonly payload?: Payload };

export function topic<Payload>(name: string): Topic<Payload> {
  return { name };
}

/**
 * Tells every process that something changed. It never carries the change itself: listeners read it again, so a lost or
 * repeated event does no harm. Money never moves by event.
 */
export type Bus = {
  publish<Payload>(topic: Topic<Payload>, payload: Payload): Promise<void>;
  subscribe<Payload>(topic: Topic<Payload>, handle: (payload: Payload) => void | Promise<void>): void;
  /** Called when events may have been missed (the connection was lost): reread everything. */
  onGap(handle: () => void | Promise<void>): void;
  ping(): Promise<void>;
  close(): Promise<void>;
};
