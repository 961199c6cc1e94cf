import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { SECOND_MS } from '@parlour/clock/durations';
import type { Language, Lottery, LotteryTerms, Opened, SystemStatus } from '@parlour/contract';
import type { PlayType } from '@parlour/contract/values/lottery';

/** What a bet page is drawn from. */
export type BoardAsked = {
  language: Language;
  status: SystemStatus;
  playType: PlayType;
  answer: { game: Lottery; terms: LotteryTerms; opened: Opened };
  /** All of the brand. */
  lotteries: Lottery[];
};

/** A bet page as HTML, and the script that makes it answer until the page's own code is there. */
export type WrittenBoard = { html: string; script: string };
export type WriteBoard = (asked: BoardAsked) => Promise<WrittenBoard>;

/** What the lottery page is built to for the server (apps/lottery/src/app/write-board.tsx). */
type BoardCode = { writeBoard(asked: BoardAsked): Promise<string>; boardScript: string };

/**
 * Writes boards with the lottery page's own code, loaded when the first is wanted. A board tells the time left in
 * seconds: whoever opens it within the same one gets the same. Null: the page is not built.
 */
export function createBoardWriter(lotteryDist: string): WriteBoard | null {
  const file = join(lotteryDist, 'board', 'write-board.js');
  if (!existsSync(file)) return null;
  let loading: Promise<BoardCode> | null = null;
  const written = new Map<string, Promise<WrittenBoard>>();
  let writtenAt = 0;
  const load = () => {
    const code = import(pathToFileURL(file).href) as Promise<BoardCode>;
    code.catch(() => {
      loading = null;
    });
    return code;
  };
  return async (asked) => {
    const { language, status, playType, answer } = asked;
    const second = Math.floor(answer.opened.now / SECOND_MS);
    if (second !== writtenAt) written.clear();
    writtenAt = second;
    const key = [status.info.merchantCode, answer.game.gameId, playType, language].join();
    const before = written.get(key);
    if (before) return before;
    loading ??= load();
    const board = loading.then(async ({ writeBoard, boardScript }) => ({
      html: await writeBoard(asked),
      script: boardScript,
    }));
    written.set(key, board);
    return board;
  };
}
