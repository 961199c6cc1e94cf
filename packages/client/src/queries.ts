import { CallRefused } from './client.ts';

/** Identifies an answer. `member` answers are dropped with the session and never asked for without one. */
export type QueryKey = readonly ['site' | 'member', ...(string | number | boolean | null)[]];
export type QueryState<Value> = { value: Value | null; isLoading: boolean; isFailed: boolean };
/** Returns the new value; `before` is the value so far. */
export type Question<Value> = (signal: AbortSignal, before: Value | null) => Promise<Value>;
export type Query<Value> = {
  load: Question<Value>;
  /** A value known in advance, so that nothing is asked for at first. */
  first?: Value | null;
  /** Keeps the value without readers, and reloads it when a reader comes. */
  isKept?: boolean;
  /** A change of language reloads the value; the old one stays until then. */
  language?: string;
};

type Entry = {
  state: QueryState<unknown>;
  query: Query<unknown>;
  readers: Set<() => void>;
  isPersonal: boolean;
  running: AbortController | null;
  /** Asked once the running question is answered. */
  next: Question<unknown> | null;
  failed: Question<unknown> | null;
};
type Needs = { isSignedIn: () => boolean; report: (error: unknown) => void };

const UNKNOWN: QueryState<never> = { value: null, isLoading: true, isFailed: false };

/** Retries before a failure is shown: a lost connection or a restarting server is often back by then. */
const RETRY_AFTER_MS = [500, 1_500];

/**
 * The server's answers by key. All readers of a key share one answer and one running question, which is aborted when
 * the last reader leaves. Questions asked meanwhile wait, and only the last of them is asked: answers never overtake
 * each other, and frequent news cannot starve them.
 */
export function createQueries({ isSignedIn, report }: Needs) {
  const entries = new Map<string, Entry>();

  function put(entry: Entry, state: QueryState<unknown>): void {
    entry.state = state;
    for (const tell of entry.readers) tell();
  }

  function ask(entry: Entry, question: Question<unknown>): void {
    if (entry.isPersonal && !isSignedIn()) return;
    if (entry.running) {
      entry.next = question;
      return;
    }
    const running = new AbortController();
    entry.running = running;
    entry.failed = null;
    if (!entry.state.isLoading || entry.state.isFailed)
      put(entry, { ...entry.state, isLoading: true, isFailed: false });
    const settle = (found: { value: unknown; isFailed: boolean }) => {
      // Its readers have left, or the session has changed.
      if (entry.running !== running) return;
      const { next } = entry;
      entry.running = null;
      entry.next = null;
      if (found.isFailed) entry.failed = question;
      put(entry, { ...found, isLoading: next !== null });
      if (next) ask(entry, next);
    };
    askPatiently(() => question(running.signal, entry.state.value), running.signal).then(
      (value) => settle({ value, isFailed: false }),
      (error: unknown) => {
        if (!(error instanceof CallRefused)) report(error);
        settle({ value: entry.state.value, isFailed: true });
      },
    );
  }

  function stop(entry: Entry): void {
    entry.running?.abort();
    entry.running = null;
    entry.next = null;
  }

  function leave(name: string, entry: Entry): void {
    if (entry.readers.size > 0) return;
    stop(entry);
    if (!entry.query.isKept && entries.get(name) === entry) entries.delete(name);
  }

  return {
    read: (name: string): QueryState<unknown> | null => entries.get(name)?.state ?? null,

    /** Asks if needed and tells of every change. Returns the unsubscribe function. */
    watch<Value>(name: string, query: Query<Value>, tell: () => void): () => void {
      const known = entries.get(name);
      const entry = known ?? open(name, query as Query<unknown>);
      entries.set(name, entry);
      // A previous page may have changed what is cached.
      const isNew = entry.readers.size === 0 && !query.first;
      const isTranslated = entry.query.language === query.language;
      entry.query = query as Query<unknown>;
      entry.readers.add(tell);
      if (!isTranslated) stop(entry);
      if (!entry.running && (isNew || !isTranslated)) ask(entry, entry.query.load);
      return () => {
        entry.readers.delete(tell);
        // Deferred: a component drawn in place of the last reader takes over.
        queueMicrotask(() => leave(name, entry));
      };
    },

    /** Without a question: asks the query's own again. */
    ask<Value>(name: string, question?: Question<Value>): void {
      const entry = entries.get(name);
      if (entry) ask(entry, (question as Question<unknown> | undefined) ?? entry.query.load);
    },

    /** Repeats the question that failed. */
    retry(name: string): void {
      const entry = entries.get(name);
      if (entry) ask(entry, entry.failed ?? entry.query.load);
    },

    /** Repeats every failed question that somebody still waits for: the network is back. */
    retryFailed(): void {
      for (const entry of entries.values())
        if (entry.state.isFailed && entry.readers.size > 0) ask(entry, entry.failed ?? entry.query.load);
    },

    /** When a session begins or ends: one member's answers must not reach another. */
    forgetMember(): void {
      for (const entry of entries.values()) {
        if (!entry.isPersonal) continue;
        stop(entry);
        put(entry, UNKNOWN);
        if (entry.readers.size > 0) ask(entry, entry.query.load);
      }
    },
  };
}

export function nameOf(key: QueryKey): string {
  return JSON.stringify(key);
}

export function openingState<Value>(first: Value | null = null): QueryState<Value> {
  return first === null ? UNKNOWN : { value: first, isLoading: false, isFailed: false };
}

function open(name: string, query: Query<unknown>): Entry {
  return {
    state: openingState(query.first),
    query,
    readers: new Set(),
    isPersonal: name.startsWith('["member"'),
    running: null,
    next: null,
    failed: null,
  };
}

async function askPatiently(load: () => Promise<unknown>, signal: AbortSignal): Promise<unknown> {
  for (let tries = 0; ; tries += 1) {
    try {
      return await load();
    } catch (error) {
      const waitMs = RETRY_AFTER_MS[tries];
      if (waitMs === undefined || !canPass(error)) throw error;
      await new Promise((resolve) => setTimeout(resolve, waitMs));
      if (signal.aborted) throw error;
    }
  }
}

/** No retry after a timeout: the visitor has waited long enough already. */
function canPass(error: unknown): boolean {
  if (!(error instanceof CallRefused)) return false;
  return error.code === 'unavailable' || (error.code === 'offline' && error.value.isLate !== true);
}
