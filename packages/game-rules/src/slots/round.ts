import type { WordStream } from '@parlour/fairness';
import { drawWeighted } from './board.ts';
import { awardOf, markLast, playFreeSpins } from './free-spins.ts';
import { drawCoins, drawFirstCoins, playHold } from './hold.ts';
import type { SlotsModel } from './model.ts';
import type { SlotSeen, SlotSpin } from './seen.ts';
import { playSpin } from './spin.ts';

type Part = { pictures: SlotSpin[]; coins: number; special?: number };

/** A whole round: a paid spin and the feature it may start, or a feature that was bought. */
export function playRound(
  words: WordStream,
  model: SlotsModel,
  { isBought }: { isBought: boolean },
): SlotSeen {
  const start = isBought ? drawWeighted(words, model.buy.starts) : undefined;
  const parts =
    start === undefined
      ? model.hold
        ? playPaidHold(words, model)
        : playPaidSpin(words, model)
      : [playFeature(words, model, start)];
  const special = parts.at(-1)?.special;
  return {
    spins: parts.flatMap(({ pictures }) => pictures),
    ...(start === undefined ? {} : { bought: start }),
    ...(special === undefined ? {} : { special }),
    total: Math.min(
      parts.reduce((sum, { coins }) => sum + coins, 0),
      model.mostCoins,
    ),
  };
}

function playPaidSpin(words: WordStream, model: SlotsModel): Part[] {
  const spun = playSpin(words, { model, rules: model.base, kind: 'base' });
  const awarded = awardOf(model, spun.scatters);
  if (awarded === 0) return [spun];
  markLast(spun.pictures, { left: awarded, awarded });
  return [spun, playFree(words, model, { awarded, room: model.mostCoins - spun.coins })];
}

function playPaidHold(words: WordStream, model: SlotsModel): Part[] {
  const spun = playSpin(words, { model, rules: model.base, kind: 'base' });
  const picture = spun.pictures[0];
  if (!model.hold || !picture?.board) return [spun];
  const held = drawCoins(words, picture.board, model.hold);
  if (held.length > 0) picture.coins = held;
  if (held.length < model.hold.needs) return [spun];
  picture.lives = model.hold.lives;
  return [spun, playHold(words, { model, hold: model.hold, held })];
}

function playFeature(words: WordStream, model: SlotsModel, start: number): Part {
  const { hold } = model;
  if (!hold) return playFree(words, model, { awarded: awardOf(model, start), room: model.mostCoins });
  const held = drawFirstCoins(words, model, start);
  const played = playHold(words, { model, hold, held });
  const first: SlotSpin = { kind: 'respin', coins: held, lives: hold.lives };
  return { pictures: [first, ...played.pictures], coins: played.coins };
}

function playFree(words: WordStream, model: SlotsModel, at: { awarded: number; room: number }): Part {
  const { free } = model;
  if (!free) throw new Error('the model has no free spins');
  if (!free.special) return playFreeSpins(words, { model, free, ...at });
  const special = drawWeighted(
    words,
    free.special.map((weight, symbol) => [symbol, weight]),
  );
  return { ...playFreeSpins(words, { model, free, ...at, special }), special };
}
