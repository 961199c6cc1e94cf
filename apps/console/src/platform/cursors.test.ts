import { expect, test } from 'vitest';
import { createCursors } from './cursors.ts';

/** A list of numbers in pages of ten, found only by cursor; it records every request. */
function listOf(length: number) {
  const asked: (string | undefined)[] = [];
  const load = async (after: string | undefined) => {
    asked.push(after);
    const start = Number(after ?? 0);
    const items = Array.from({ length: Math.min(10, length - start) }, (_, index) => start + index);
    return { items, next: start + 10 < length ? String(start + 10) : null };
  };
  return { load, asked };
}

test('a page that follows one that was seen is one call', async () => {
  const cursors = createCursors();
  const { load, asked } = listOf(35);
  await cursors.page({ key: 'a', page: 1, load });
  const second = await cursors.page({ key: 'a', page: 2, load });
  expect(second).toEqual({ items: [10, 11, 12, 13, 14, 15, 16, 17, 18, 19], hasNext: true });
  expect(asked).toEqual([undefined, '10']);
});

test('going back is one call as well', async () => {
  const cursors = createCursors();
  const { load, asked } = listOf(35);
  for (const page of [1, 2, 3]) await cursors.page({ key: 'a', page, load });
  expect((await cursors.page({ key: 'a', page: 2, load })).items[0]).toBe(10);
  expect(asked).toHaveLength(4);
});

test('the last page has no next, and past it there is nothing', async () => {
  const cursors = createCursors();
  const { load } = listOf(15);
  await cursors.page({ key: 'a', page: 1, load });
  expect(await cursors.page({ key: 'a', page: 2, load })).toEqual({
    items: [10, 11, 12, 13, 14],
    hasNext: false,
  });
  expect(await cursors.page({ key: 'a', page: 3, load })).toEqual({ items: [], hasNext: false });
});

test('a page from an address of elsewhere is walked to', async () => {
  const cursors = createCursors();
  const { load, asked } = listOf(35);
  expect((await cursors.page({ key: 'a', page: 3, load })).items[0]).toBe(20);
  expect(asked).toEqual([undefined, '10', '20']);
});

test('a page too far down is not walked to', async () => {
  const cursors = createCursors();
  const { load, asked } = listOf(1_000);
  expect(await cursors.page({ key: 'a', page: 50, load })).toEqual({ items: [], hasNext: false });
  expect(asked).toHaveLength(20);
});

test('other filters are another walk', async () => {
  const cursors = createCursors();
  const { load, asked } = listOf(35);
  await cursors.page({ key: 'a', page: 1, load });
  await cursors.page({ key: 'b', page: 2, load });
  expect(asked).toEqual([undefined, undefined, '10']);
});

test('the first page is looked at anew, and what was known of the others is forgotten', async () => {
  const cursors = createCursors();
  const { load, asked } = listOf(35);
  for (const page of [1, 2, 1, 3]) await cursors.page({ key: 'a', page, load });
  expect(asked).toEqual([undefined, '10', undefined, '10', '20']);
});
