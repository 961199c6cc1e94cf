import type { SlotsModel } from '@parlour/game-rules/slots/model';
import type { Spoken } from '../../platform/texts.tsx';
import { showCount } from '../words.ts';

/** The rules of a machine, a sentence or two for each thing it does. */
export function rulesInWords(
  { text }: Pick<Spoken, 'text'>,
  { model, canBuy }: { model: SlotsModel; canBuy: boolean },
): string[] {
  const { by, base, free, hold, refill, scatter, lines, buy } = model;
  const [least = 0] = model.counts;
  const rules: (string | false | undefined)[] = [
    by === 'lines' && text('arcade.slots.rule.lines', { count: lines?.length ?? 0, least }),
    by === 'ways' && text('arcade.slots.rule.ways', { least }),
    by === 'anywhere' && text('arcade.slots.rule.anywhere', { least }),
    by === 'clusters' && text('arcade.slots.rule.clusters', { least }),
    base.heights && text('arcade.slots.rule.heights', rangeOf(base.heights)),
    hasWilds(model) && text('arcade.slots.rule.wild'),
    (base.wildMultipliers ?? free?.wildMultipliers) && text('arcade.slots.rule.wildTimes'),
    refill === 'fall' && text('arcade.slots.rule.fall'),
    refill === 'whole' && text('arcade.slots.rule.whole'),
    base.ladder && text('arcade.slots.rule.ladder', { steps: stepsOf(base.ladder) }),
    ...freeRules(),
    hold && text('arcade.slots.rule.hold', { needs: hold.needs, lives: hold.lives }),
    hold && text('arcade.slots.rule.holdFull', { times: showCount(hold.full / model.coins) }),
    canBuy && text('arcade.slots.rule.buy', { times: buy.price }),
    text('arcade.slots.rule.most', { times: showCount(model.mostCoins / model.coins) }),
  ];
  return rules.filter((rule) => typeof rule === 'string');

  function freeRules(): (string | false | undefined)[] {
    const awards = scatter?.awards ?? [];
    const needs = awards.findIndex((award) => award > 0);
    if (!free || needs < 0) return [];
    return [
      text('arcade.slots.rule.free', { needs, spins: awards[needs] ?? 0, limit: free.limit }),
      (free.multiplier ?? 1) > 1 && text('arcade.slots.rule.freeTimes', { times: free.multiplier ?? 1 }),
      free.multipliers &&
        text('arcade.slots.rule.freeDrawn', { steps: stepsOf(free.multipliers.map(([times]) => times)) }),
      free.ladder && text('arcade.slots.rule.freeLadder', { steps: stepsOf(free.ladder) }),
      free.special && text('arcade.slots.rule.expand'),
    ];
  }
}

function hasWilds({ base: { strips, weights } }: SlotsModel): boolean {
  return strips
    ? strips.some((strip) => strip.includes(9))
    : (weights?.some((of) => (of[9] ?? 0) > 0) ?? false);
}

function stepsOf(steps: readonly number[]): string {
  return steps.map((times) => `×${times}`).join(' · ');
}

function rangeOf(heights: readonly (readonly [number, number])[]): { least: number; most: number } {
  const rows = heights.map(([height]) => height);
  return { least: Math.min(...rows), most: Math.max(...rows) };
}
