import { everySubset } from './naive.ts';
import type { AnyNaive, Naive } from './proof.ts';

/** The lots as the rules print them: how many of how many digits, from the special prize on. */
const NORTH = '1x5 1x5 2x5 6x5 4x4 6x4 3x3 4x2';
const SOUTH = '1x6 1x5 1x5 2x5 7x5 1x4 3x4 1x3 1x2';

function lotLengths(printed: string): number[] {
  return printed.split(' ').flatMap((prize) => {
    const [lots = 0, digits = 0] = prize.split('x').map(Number);
    return Array<number>(lots).fill(digits);
  });
}

export function lotsOf(family: string): number[] {
  return lotLengths(family === 'vietnamNorth' ? NORTH : SOUTH);
}

const write = (value: number, length: number) => String(value).padStart(length, '0');
const draw = (result: readonly number[], lengths: readonly number[]) =>
  lengths.map((length, lot) => write(result[lot] as number, length));

/** Every bet is a number as text and the lot it is bet on. */
function onLots(lengths: readonly number[], lots: readonly number[]): Naive<{ number: string; lot: number }> {
  return {
    bets: ({ rows: [picks = []], lines }) => {
      const numbers = [...picks.map((pick) => write(pick, 2)), ...lines.map((line) => line.join(''))];
      return numbers.flatMap((number) => lots.map((lot) => ({ number, lot })));
    },
    at(result) {
      const drawn = draw(result, lengths);
      return ({ number, lot }) => (drawn[lot]?.endsWith(number) ? ['win'] : []);
    },
  };
}

function flat(lengths: readonly number[]): Naive<string> {
  return {
    bets: ({ rows: [picks = []] }) => picks.map((pick) => write(pick, 2)),
    at(result) {
      const drawn = draw(result, lengths);
      return (number) => drawn.filter((lot) => lot.endsWith(number)).map(() => 'win');
    },
  };
}

function sets(lengths: readonly number[], k: number, isWanted: boolean): Naive {
  return {
    bets: ({ rows: [picks = []] }) => everySubset(picks, k),
    at(result) {
      const drawn = draw(result, lengths);
      return (bet) => {
        const isShown = bet.map((number) => drawn.some((lot) => lot.endsWith(write(number, 2))));
        return isShown.every((own) => own === isWanted) ? ['win'] : [];
      };
    },
  };
}

/** The naive twin of a play of Vietnam: digits are text, and a lot ends in a number or does not. */
export function naiveOfVietnam(id: string): AnyNaive {
  const [family = '', name = ''] = id.split('.');
  const lengths = lotsOf(family);
  const every = lengths.map((_, lot) => lot);
  const [, kind, size] = /^([a-zA-Z]+?)(\d+)/.exec(name) ?? [];
  if (name === 'lo2Flat') return flat(lengths);
  if (kind === 'all' || kind === 'none') return sets(lengths, Number(size), kind === 'all');
  const smallest = every.filter((lot) => lengths[lot] === 2);
  const lots: Record<string, number[]> = {
    lo: every.filter((lot) => (lengths[lot] as number) >= Number(size)),
    special: [0],
    smallest,
    headTail: [0, ...smallest],
  };
  return onLots(lengths, lots[kind ?? ''] ?? []);
}
