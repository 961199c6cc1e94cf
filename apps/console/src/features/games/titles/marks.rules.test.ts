import { expect, test } from 'vitest';
import type { TitleLine } from '../games.rules.ts';
import { changedBy, classifyAs, MARKS, moveTo } from './marks.rules.ts';

const title = (nodeId: string, about: Partial<TitleLine>) =>
  ({
    nodeId,
    isHidden: false,
    isNew: false,
    hotRank: null,
    isMoved: false,
    category: 'RNG',
    isClassified: false,
    classification: 'slot',
    ...about,
  }) as TitleLine;
const titles = [
  title('plain', {}),
  title('marked', {
    isHidden: true,
    isNew: true,
    hotRank: 3,
    isMoved: true,
    category: 'PVP',
    isClassified: true,
    classification: 'table',
  }),
];
const changed = (mark: Parameters<typeof changedBy>[0]) =>
  changedBy(mark, titles).map(({ nodeId }) => nodeId);

test('a mark changes the titles that are not so already', () => {
  for (const name of ['hide', 'new', 'hot'] as const) expect(changed(MARKS[name])).toEqual(['plain']);
  for (const name of ['show', 'notNew', 'notHot'] as const) expect(changed(MARKS[name])).toEqual(['marked']);
});

test('a title is moved to a tab unless operators have put it there, and back only if they moved it', () => {
  expect(changed(moveTo('PVP'))).toEqual(['plain']);
  expect(changed(moveTo('RNG'))).toEqual(['plain', 'marked']);
  expect(changed(moveTo(null))).toEqual(['marked']);
});

test('a title is of a kind only once operators have said so', () => {
  expect(changed(classifyAs('table'))).toEqual(['plain']);
  expect(changed(classifyAs('slot'))).toEqual(['plain', 'marked']);
  expect(changed(classifyAs(null))).toEqual(['marked']);
});
