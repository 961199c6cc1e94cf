import { FAMILIES } from '@parlour/lottery-rules';
import type { WinAnswer, WinQuestion } from './ask-best-win.ts';
import { bestWin, type WinNeeds } from './best-win.rules.ts';

addEventListener('message', ({ data }: MessageEvent<WinQuestion>) => {
  const answer: WinAnswer = { id: data.id, best: answerOf(data) };
  postMessage(answer);
});

function answerOf({ familyId, settings, bets, caps, minorUnit }: WinQuestion) {
  const family = FAMILIES.find(({ id }) => id === familyId);
  if (!family) return null;
  const plays = new Map(family.plays(settings).map((play) => [play.id, play]));
  const needs: WinNeeds = { caps, minorUnit };
  return bestWin(
    family,
    bets.flatMap(({ playId, ...bet }) => {
      const play = plays.get(playId);
      return play ? [{ ...bet, play }] : [];
    }),
    needs,
  );
}
