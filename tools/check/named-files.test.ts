import { expect, test } from 'vitest';
import { findLostFiles } from './named-files.ts';

const FILES = ['apps/server/src/http/calls/bind.ts', 'tools/build.mjs'];

test.each([
  ['`http/calls/bind.ts`', []],
  ['`bind.ts` and `tools/build.mjs`', []],
  ['`noun.role.ts`', []],
  ['`http/bind.ts`', ['docs/a.md: http/bind.ts is named and not there']],
  ['`ind.ts`', ['docs/a.md: ind.ts is named and not there']],
])('%s', (text, problems) => {
  expect(findLostFiles([{ path: 'docs/a.md', text }], FILES)).toEqual(problems);
});
