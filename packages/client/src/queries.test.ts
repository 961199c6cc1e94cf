import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { CallRefused } from './client.ts';
import { createQueries, nameOf } from './queries.ts';

type Asked = { signal: AbortSignal; answer(value: string): void; refuse(error: unknown): void };

const POOL = nameOf(['site', 'pool']);
const CARDS = nameOf(['member', 'cards']);
const offline = (isLate = false) => new CallRefused('offline', 'no network', { isLate });
const refused = new CallRefused('invalid_input', 'no such thing', {});

/** A server that answers when the test says so. */
let asked: Asked[];
let reported: unknown[];
let isSignedIn: boolean;
let queries: ReturnType<typeof createQueries>;
const load = (signal: AbortSignal) =>
  new Promise<string>((resolve, reject) => asked.push({ signal, answer: resolve, refuse: reject }));
const watch = (name = POOL, more: object = {}, tell = () => {}) =>
  queries.watch(name, { load, ...more }, tell);
const settle = () => vi.advanceTimersByTimeAsync(0);
const answer = async (index: number, value: string) => {
  asked[index]?.answer(value);
  await settle();
};
const refuse = async (index: number, error: unknown) => {
  asked[index]?.refuse(error);
  await settle();
};

beforeEach(() => {
  vi.useFakeTimers();
  asked = [];
  reported = [];
  isSignedIn = true;
  queries = createQueries({ isSignedIn: () => isSignedIn, report: (error) => reported.push(error) });
});

afterEach(() => vi.useRealTimers());

describe('when the network is back', () => {
  it('what failed and is still waited for is asked again, and nothing else', async () => {
    watch(POOL);
    watch(CARDS);
    await refuse(0, offline(true));
    await answer(1, 'two');
    const leave = watch(nameOf(['site', 'left']));
    await refuse(2, refused);
    leave();
    await settle();
    queries.retryFailed();
    expect(asked).toHaveLength(4);
    await answer(3, 'ten');
    expect(queries.read(POOL)).toEqual({ value: 'ten', isLoading: false, isFailed: false });
  });
});

describe('readers of one key', () => {
  it('share one question and its answer', async () => {
    const told = [vi.fn(), vi.fn()];
    for (const tell of told) watch(POOL, {}, tell);
    expect(queries.read(POOL)).toEqual({ value: null, isLoading: true, isFailed: false });
    await answer(0, 'ten');
    expect(asked).toHaveLength(1);
    expect(queries.read(POOL)).toEqual({ value: 'ten', isLoading: false, isFailed: false });
    for (const tell of told) expect(tell).toHaveBeenCalledTimes(1);
  });

  it('who come later read what is known, and ask for nothing', async () => {
    watch();
    await answer(0, 'ten');
    watch();
    expect(asked).toHaveLength(1);
    expect(queries.read(POOL)?.value).toBe('ten');
  });

  it('give the question up when the last of them leaves, and not before', async () => {
    const leave = [watch(), watch(POOL, {}, vi.fn())];
    leave[0]?.();
    await settle();
    expect(asked[0]?.signal.aborted).toBe(false);
    leave[1]?.();
    await settle();
    expect(asked[0]?.signal.aborted).toBe(true);
    expect(queries.read(POOL)).toBeNull();
  });

  it('take over an open question from one another', async () => {
    const leave = watch();
    leave();
    watch(POOL, {}, vi.fn());
    await settle();
    expect(asked).toHaveLength(1);
    expect(asked[0]?.signal.aborted).toBe(false);
  });

  it('take over what is known, and ask whether the page before changed it', async () => {
    const leave = watch();
    await answer(0, 'ten');
    leave();
    watch(POOL, {}, vi.fn());
    expect(queries.read(POOL)).toEqual({ value: 'ten', isLoading: true, isFailed: false });
    await answer(1, 'eleven');
    expect(queries.read(POOL)?.value).toBe('eleven');
  });

  it('of what is kept see it at once, and it is asked for again', async () => {
    const leave = watch(POOL, { isKept: true });
    await answer(0, 'ten');
    leave();
    await settle();
    watch(POOL, { isKept: true });
    expect(queries.read(POOL)).toEqual({ value: 'ten', isLoading: true, isFailed: false });
    await answer(1, 'eleven');
    expect(queries.read(POOL)?.value).toBe('eleven');
  });

  it('of what is known from before ask for it only when they want it anew', async () => {
    watch(POOL, { first: 'nine' });
    expect(queries.read(POOL)).toEqual({ value: 'nine', isLoading: false, isFailed: false });
    expect(asked).toHaveLength(0);
    queries.ask(POOL);
    await answer(0, 'ten');
    expect(queries.read(POOL)?.value).toBe('ten');
  });
});

describe('a question that is put while another is open', () => {
  it('waits for it, however often it is put, so that no answer is overtaken', async () => {
    watch();
    for (let news = 0; news < 3; news += 1) queries.ask(POOL);
    expect(asked).toHaveLength(1);
    await answer(0, 'ten');
    expect(queries.read(POOL)).toEqual({ value: 'ten', isLoading: true, isFailed: false });
    expect(asked).toHaveLength(2);
    await answer(1, 'eleven');
    expect(queries.read(POOL)).toEqual({ value: 'eleven', isLoading: false, isFailed: false });
    expect(asked).toHaveLength(2);
  });

  it('builds on the answer it waited for', async () => {
    watch();
    queries.ask<string>(POOL, async (_signal, before) => `${before} and more`);
    await answer(0, 'ten');
    expect(queries.read(POOL)?.value).toBe('ten and more');
  });

  it('is dropped with it when everybody leaves', async () => {
    const leave = watch();
    queries.ask(POOL);
    leave();
    await answer(0, 'ten');
    expect(asked).toHaveLength(1);
  });
});

it('an answer in the language of before is given up, and what is known stands until the new one', async () => {
  const leave = watch(POOL, { language: 'EN' });
  await answer(0, 'ten');
  queries.ask(POOL);
  leave();
  watch(POOL, { language: 'TH' });
  expect(asked[1]?.signal.aborted).toBe(true);
  await answer(1, 'eleven');
  expect(queries.read(POOL)).toEqual({ value: 'ten', isLoading: true, isFailed: false });
  await answer(2, 'สิบ');
  expect(queries.read(POOL)?.value).toBe('สิบ');
});

describe('a failure', () => {
  it('of the network is tried again, more patiently, before anybody is told', async () => {
    watch();
    await refuse(0, offline());
    await vi.advanceTimersByTimeAsync(500);
    await refuse(1, new CallRefused('unavailable', 'busy', {}));
    await vi.advanceTimersByTimeAsync(1_499);
    expect(asked).toHaveLength(2);
    await vi.advanceTimersByTimeAsync(1);
    expect(queries.read(POOL)).toEqual({ value: null, isLoading: true, isFailed: false });
    await refuse(2, offline());
    expect(queries.read(POOL)).toEqual({ value: null, isLoading: false, isFailed: true });
    await vi.advanceTimersByTimeAsync(60_000);
    expect(asked).toHaveLength(3);
  });

  it('is not tried again when nobody waits any more', async () => {
    const leave = watch();
    await refuse(0, offline());
    leave();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(asked).toHaveLength(1);
  });

  it.each([
    ['after the whole deadline', offline(true)],
    ['by refusal', refused],
  ])('%s is told at once', async (_name, error) => {
    watch();
    await refuse(0, error);
    expect(queries.read(POOL)).toEqual({ value: null, isLoading: false, isFailed: true });
    expect(reported).toEqual([]);
  });

  it('keeps what was known, and can be retried', async () => {
    watch();
    await answer(0, 'ten');
    queries.ask(POOL);
    await refuse(1, refused);
    expect(queries.read(POOL)).toEqual({ value: 'ten', isLoading: false, isFailed: true });
    queries.retry(POOL);
    expect(queries.read(POOL)).toEqual({ value: 'ten', isLoading: true, isFailed: false });
    await answer(2, 'eleven');
    expect(queries.read(POOL)).toEqual({ value: 'eleven', isLoading: false, isFailed: false });
  });

  it('of another page is retried as that page', async () => {
    watch();
    await answer(0, 'first');
    const loadMore = vi.fn().mockRejectedValueOnce(refused).mockResolvedValueOnce('first and second');
    queries.ask(POOL, loadMore);
    await settle();
    expect(queries.read(POOL)).toEqual({ value: 'first', isLoading: false, isFailed: true });
    queries.retry(POOL);
    await settle();
    expect(queries.read(POOL)?.value).toBe('first and second');
    expect(asked).toHaveLength(1);
  });

  it('that is a bug is reported', async () => {
    watch();
    const bug = new Error('undefined is not a function');
    await refuse(0, bug);
    expect(reported).toEqual([bug]);
    expect(queries.read(POOL)?.isFailed).toBe(true);
  });
});

describe('what is known of a member', () => {
  it('is not asked for without a session', () => {
    isSignedIn = false;
    watch(CARDS);
    watch(POOL);
    expect(asked).toHaveLength(1);
  });

  it('is gone with the session, also what is still on its way; what everybody may know stays', async () => {
    watch(CARDS);
    watch(POOL);
    await answer(0, 'mine');
    await answer(1, 'ten');
    queries.ask(CARDS);
    isSignedIn = false;
    queries.forgetMember();
    expect(asked[2]?.signal.aborted).toBe(true);
    await answer(2, 'mine');
    expect(queries.read(CARDS)?.value).toBeNull();
    expect(queries.read(POOL)?.value).toBe('ten');
    expect(asked).toHaveLength(3);
  });

  it('is asked for again when another signs in', async () => {
    watch(CARDS);
    await answer(0, 'mine');
    queries.forgetMember();
    expect(queries.read(CARDS)?.value).toBeNull();
    await answer(1, 'theirs');
    expect(queries.read(CARDS)?.value).toBe('theirs');
  });
});
