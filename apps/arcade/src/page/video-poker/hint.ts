import { type BestHold, searchBestHold, type VideoPokerModel } from '@parlour/game-rules/video-poker';
import { pageClock } from '../platform/clock.ts';

/** Of each frame, so that the page goes on moving. */
const BUSY_MS = 8;

/** What would best be held. Loaded when it is asked for. */
export async function findHint(cards: readonly number[], model: VideoPokerModel): Promise<BestHold> {
  const search = searchBestHold(cards, model);
  for (;;) {
    const until = pageClock.now() + BUSY_MS;
    do {
      const { done, value } = search.next();
      if (done) return value;
    } while (pageClock.now() < until);
    await pageClock.sleep(0);
  }
}
