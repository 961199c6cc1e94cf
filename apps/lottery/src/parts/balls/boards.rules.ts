import type { LotteryFamily } from '@parlour/contract/values/lottery';
import { VIETNAM_PRIZES } from '@parlour/lottery-rules';

/** A prize of a board: so many lots of so many digits each, in the order of a result. */
export type BoardPrize = { readonly id: PrizeId; readonly lots: number; readonly digits: number };
export type PrizeId = (typeof PRIZE_IDS)[number];

const PRIZE_IDS = [
  'special',
  'prize1',
  'prize2',
  'prize3',
  'prize4',
  'prize5',
  'prize6',
  'prize7',
  'prize8',
  'first',
  'second',
  'third',
  'starter',
  'consolation',
  'front3',
  'bottom3',
  'bottom2',
  'top3',
] as const;

const BOARDS: Partial<Record<LotteryFamily, readonly BoardPrize[]>> = {
  vietnamNorth: VIETNAM_PRIZES.north as readonly BoardPrize[],
  vietnamSouth: VIETNAM_PRIZES.south as readonly BoardPrize[],
  vietnamCentral: VIETNAM_PRIZES.central as readonly BoardPrize[],
  thai: [
    { id: 'first', lots: 1, digits: 6 },
    { id: 'front3', lots: 2, digits: 3 },
    { id: 'bottom3', lots: 2, digits: 3 },
    { id: 'bottom2', lots: 1, digits: 2 },
  ],
  yeekee: [
    { id: 'top3', lots: 1, digits: 3 },
    { id: 'bottom2', lots: 1, digits: 2 },
  ],
  fourd: [
    { id: 'first', lots: 1, digits: 4 },
    { id: 'second', lots: 1, digits: 4 },
    { id: 'third', lots: 1, digits: 4 },
    { id: 'starter', lots: 10, digits: 4 },
    { id: 'consolation', lots: 10, digits: 4 },
  ],
};

/** In the North the special prize is drawn after the seventh; all others go up from their smallest. */
const SPECIAL_LAST: readonly LotteryFamily[] = ['vietnamNorth'];

/** The prizes of a lottery whose result is a board of lots; null for those that draw balls. */
export function boardOf(family: LotteryFamily): readonly BoardPrize[] | null {
  return BOARDS[family] ?? null;
}

export type Lot = { readonly place: number; readonly number: string };

/** The lots by prize, each written with its leading zeros. */
export function arrangeLots(
  prizes: readonly BoardPrize[],
  result: readonly number[],
): { prize: BoardPrize; lots: Lot[] }[] {
  let place = 0;
  return prizes.map((prize) => ({
    prize,
    lots: Array.from({ length: prize.lots }, () => {
      const number = String(result[place] ?? 0).padStart(prize.digits, '0');
      place += 1;
      return { place: place - 1, number };
    }),
  }));
}

/** The places of a result in the order a hall would draw them: the greatest prize last. */
export function revealOrder(family: LotteryFamily): number[] {
  const prizes = boardOf(family) ?? [];
  const places = arrangeLots(prizes, []).map(({ lots }) => lots.map(({ place }) => place));
  if (SPECIAL_LAST.includes(family)) return [...places.slice(1), ...places.slice(0, 1)].flat();
  return places.reverse().flat();
}
