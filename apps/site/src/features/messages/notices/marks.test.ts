import { expect, test } from 'vitest';
import { createMarks } from './marks.ts';

/** Time moves only when it is told to; whoever waits goes on at their moment. */
function standingClock() {
  let nowMs = 1_000;
  let waiting: { atMs: number; go(): void }[] = [];
  return {
    now: () => nowMs,
    wait: (ms: number) => new Promise<void>((go) => waiting.push({ atMs: nowMs + ms, go })),
    async advance(ms: number) {
      nowMs += ms;
      const due = waiting.filter(({ atMs }) => atMs <= nowMs);
      waiting = waiting.filter(({ atMs }) => atMs > nowMs);
      for (const { go } of due) go();
      await Promise.resolve();
    },
  };
}

test('marks of one moment leave 150 milliseconds apart, and the next one as soon as it may', async () => {
  const clock = standingClock();
  const sent: string[] = [];
  const markAnnouncementRead = async ({ body }: { body: { announcementId: string } }) => {
    sent.push(`${body.announcementId} ${clock.now() - 1_000}`);
    return {};
  };
  const mark = createMarks({ client: { messages: { markAnnouncementRead } }, clock, wait: clock.wait });
  const all = [mark('one'), mark('two'), mark('three')];
  expect(sent).toEqual(['one 0']);
  await clock.advance(149);
  expect(sent).toHaveLength(1);
  await clock.advance(1);
  await clock.advance(50);
  all.push(mark('four'));
  await clock.advance(100);
  await clock.advance(150);
  await Promise.all(all);
  await clock.advance(150);
  await mark('five');
  expect(sent).toEqual(['one 0', 'two 150', 'three 300', 'four 450', 'five 600']);
});
