import type { LotteryTerms } from '@parlour/client';
import { type Play, readSelection } from '@parlour/lottery-rules';

type Limited = Pick<LotteryTerms, 'limits'>;
type Chosen = { readonly play: Play; readonly selection: string; readonly count: number };

/** How the house limits a number of a play; null: not at all. */
export function limitOn(
  { limits }: Limited,
  { id }: Pick<Play, 'id'>,
  number: string,
): 'half' | 'full' | null {
  if (limits.full[id]?.includes(number)) return 'full';
  return limits.half[id]?.includes(number) ? 'half' : null;
}

/** Whether a selection pays half: all of its numbers do, or none. */
export function paysHalf(terms: Limited, { play, selection }: Pick<Chosen, 'play' | 'selection'>): boolean {
  const [first = ''] = selection.split(',');
  return limitOn(terms, play, first) === 'half';
}

/** Numbers that pay half apart from the others: a line pays by one set of odds. */
export function splitByLimits<Own extends Chosen>(terms: Limited, bet: Own): Own[] {
  if (!terms.limits.half[bet.play.id]) return [bet];
  const numbers = bet.selection.split(',');
  const half = numbers.filter((number) => limitOn(terms, bet.play, number) === 'half');
  const others = numbers.filter((number) => !half.includes(number));
  return [others, half].flatMap((some) => {
    const reading = some.length > 0 ? readSelection(bet.play, some.join(',')) : null;
    return reading?.ok ? [{ ...bet, selection: some.join(','), count: reading.count }] : [];
  });
}
