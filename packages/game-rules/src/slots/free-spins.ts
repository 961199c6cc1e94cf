import type { WordStream } from '@parlour/fairness';
import type { FreeSpins, SlotsModel } from './model.ts';
import type { SlotSpin } from './seen.ts';
import { playSpin } from './spin.ts';

type Played = { pictures: SlotSpin[]; coins: number; special?: number };

/** How many free spins so many scatters are worth. */
export function awardOf({ scatter }: SlotsModel, scatters: number): number {
  const awards = scatter?.awards ?? [];
  return awards[Math.min(scatters, awards.length - 1)] ?? 0;
}

/**
 * Plays what was awarded and what that awards in turn, up to the limit of the model or until the round has won the most
 * it can. Words: the special symbol where there is one, then spin after spin.
 */
export function playFreeSpins(
  words: WordStream,
  round: { model: SlotsModel; free: FreeSpins; awarded: number; room: number; special?: number },
): Played {
  const { model, free, special } = round;
  const rules = { ...model.base, ...free };
  const pictures: SlotSpin[] = [];
  let coins = 0;
  let awarded = Math.min(round.awarded, free.limit);
  for (let played = 1; played <= awarded && coins < round.room; played += 1) {
    const spin = { model, rules, kind: 'free' as const };
    const spun = playSpin(words, special === undefined ? spin : { ...spin, special });
    const more = Math.min(awardOf(model, spun.scatters), free.limit - awarded);
    awarded += more;
    coins += spun.coins;
    markLast(spun.pictures, { left: awarded - played, awarded: more });
    pictures.push(...spun.pictures);
  }
  return { pictures, coins };
}

/** The counter changes when the spin with all its cascades is over. */
export function markLast(pictures: SlotSpin[], free: { left: number; awarded: number }): void {
  const last = pictures.at(-1);
  if (last) last.free = free;
}
