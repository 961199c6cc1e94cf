import { CallRefused } from '@parlour/client';
import { waitOnDevice } from './load-screen.ts';

/** Under which an answer is known. Answers for the member are gone with the session, and not asked for without one. */
export type QueryKey = readonly ['site' | 'member', ...(string | number | boolean | null)[]];
export type QueryState<Value> = { value: Value | null; isLoading: boolean; isFailed: boolean };
/** Answers what is known from then on; `before` is what was known until then. */
export type Question<Value> = (signal: AbortSignal, before: Value | null) => Promise<Value>;
export type Query<Value> = {
  load: Question<Value>;
  /** Known without asking. */
  first?: Value | null;
  /** Stays known while nobody looks, and is asked for again when somebody does. */
  isKept?: boolean;
  /** An answer in another language is asked for anew, and stands until then. */
  language?: string;
};

type Entry = {
  state: QueryState<unknown>;
  query: Query<unknown>;
  readers: Set<() => void>;
  isPersonal: boolean;
  running: AbortController | null;
  /** To be asked as soon as the running question is answered. */
  next: Question<unknown> | null;
  failed: Question<unknown> | null;
};
type Needs = { isSignedIn: () => boolean; report: (error: unknown) => void };

const UNKNOWN: QueryState<never> = { value: null, isLoading: true, isFailed: false };

/** Before a failure is shown: a lost connection or a server that starts anew is often back by then. */
const RETRY_AFTER_MS = [500, 1_500];

/**
 * What the server answered, by key. Everybody who reads a key shares its answer and its one open question, which is
 * given up when the last of them leaves. A question that is put while another is open waits for it, and several make one:
 * so no answer is overtaken, and news that come faster than answers do not keep every answer away.
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
      // Nobody waits for it any more, or the session is another.
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

    /** Asks, unless others have, and tells of every change. Answers what ends it. */
    watch<Value>(name: string, query: Query<Value>, tell: () => void): () => void {
      const known = entries.get(name);
      const entry = known ?? open(name, query as Query<unknown>);
      entries.set(name, entry);
      // What the page before knew may have been changed there.
      const isNew = entry.readers.size === 0 && !query.first;
      const isTranslated = entry.query.language === query.language;
      entry.query = query as Query<unknown>;
      entry.readers.add(tell);
      if (!isTranslated) stop(entry);
      if (!entry.running && (isNew || !isTranslated)) ask(entry, entry.query.load);
      return () => {
        entry.readers.delete(tell);
        // A moment later: whoever is drawn in the place of the last reader takes over.
        queueMicrotask(() => leave(name, entry));
      };
    },

    /** Without a question: what it is known by, once more. */
    ask<Value>(name: string, question?: Question<Value>): void {
      const entry = entries.get(name);
      if (entry) ask(entry, (question as Question<unknown> | undefined) ?? entry.query.load);
    },

    /** Puts the question again that failed. */
    retry(name: string): void {
      const entry = entries.get(name);
      if (entry) ask(entry, entry.failed ?? entry.query.load);
    },

    /** When a session begins or ends: what was known of a member is nobody else's. */
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
      await waitOnDevice(waitMs);
      if (signal.aborted) throw error;
    }
  }
}

/** Whoever has waited for as long as a call may take decides for themselves. */
function canPass(error: unknown): boolean {
  if (!(error instanceof CallRefused)) return false;
  return error.code === 'unavailable' || (error.code === 'offline' && error.value.isLate !== true);
}
