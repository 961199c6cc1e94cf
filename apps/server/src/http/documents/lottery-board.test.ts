import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type BoardAsked, createBoardWriter, type WriteBoard } from './lottery-board.ts';

/** In place of the built page: it tells what it was asked, and how often it was. */
const CODE = `let times = 0;
export const boardScript = 'script';
export async function writeBoard({ status, language, playType, answer }) {
  if (answer.game.gameId === 'BAD') throw new Error('cannot be drawn');
  times += 1;
  return [status.info.merchantCode, answer.game.gameId, playType, language, times].join(' ');
}`;

let folder: string;
let write: WriteBoard;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'parlour-board-'));
  expect(createBoardWriter(folder)).toBeNull();
  mkdirSync(join(folder, 'board'));
  writeFileSync(join(folder, 'board', 'write-board.js'), CODE);
  write = createBoardWriter(folder) as WriteBoard;
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

type About = { merchantCode?: string; gameId?: string; playType?: string; language?: string; now?: number };

const board = async (about: About) => {
  const { merchantCode = 'harbor', gameId = 'HM1', playType = 'trad', language = 'EN', now = 0 } = about;
  const status = { info: { merchantCode } };
  return (
    await write({ language, playType, status, answer: { game: { gameId }, opened: { now } } } as BoardAsked)
  ).html;
};

test('a board is written once in a second, for each brand, lottery, skin and language by itself', async () => {
  expect(await Promise.all([board({}), board({}), board({ now: 999 })])).toEqual(
    Array(3).fill('harbor HM1 trad EN 1'),
  );
  expect(await board({ merchantCode: 'lantern' })).toBe('lantern HM1 trad EN 2');
  expect(await board({ gameId: 'HF5' })).toBe('harbor HF5 trad EN 3');
  expect(await board({ playType: 'ent' })).toBe('harbor HM1 ent EN 4');
  expect(await board({ language: 'TH' })).toBe('harbor HM1 trad TH 5');
  expect(await board({})).toBe('harbor HM1 trad EN 1');
  expect(await board({ now: 1_000 })).toBe('harbor HM1 trad EN 6');
});

test('one that cannot be written fails alone', async () => {
  await expect(board({ gameId: 'BAD', now: 2_000 })).rejects.toThrow('cannot be drawn');
  expect(await board({ now: 2_000 })).toBe('harbor HM1 trad EN 7');
});
