import type { Prize } from '@parlour/client';
import { useMoney, useSpoken } from '../../platform/texts/texts.tsx';
import { useChanceText } from './chance-text.ts';

/** What a prize is, in words. */
export function usePrizeWords(currency: string): (prize: Prize) => string {
  const text = useChanceText();
  const { showRound } = useMoney();
  const { language } = useSpoken();
  return (prize) => {
    if (prize.kind === 'nothing') return text('chance.prize.nothing');
    if (prize.kind === 'cash') return showRound(prize.amount, currency);
    if (prize.kind === 'rounds')
      return text('chance.prize.rounds', {
        count: prize.count,
        value: showRound(prize.value, currency),
      });
    if (prize.kind === 'goods') {
      const title = prize.titles[language] ?? prize.titles.EN ?? Object.values(prize.titles)[0] ?? '';
      return text('chance.prize.goods', { title, points: prize.points });
    }
    return text(prize.kind === 'points' ? 'chance.prize.points' : 'chance.prize.turns', {
      count: prize.count,
    });
  };
}
