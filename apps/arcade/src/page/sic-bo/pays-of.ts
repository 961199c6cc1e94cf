import type { SicBoModel } from '@parlour/game-rules/sic-bo';

const SUM_MIN = 4;
const SUM_MAX = 17;

/** What a bet may bring besides its stake; a single number brings more the more dice show it. */
export function paysOf(on: string, { pays }: SicBoModel): readonly number[] {
  const [kind, first] = on.split('-');
  switch (kind) {
    case 'single':
      return pays.single;
    case 'pair':
      return [pays.pair];
    case 'double':
      return [pays.double];
    case 'triple':
      return [pays.triple];
    case 'any':
      return [pays.anyTriple];
    case 'sum': {
      const sum = Number(first);
      return [pays.sums[Math.min(sum - SUM_MIN, SUM_MAX - sum)] ?? 0];
    }
    default:
      return [pays.half];
  }
}
