import { useFormats } from '../../platform/formats.ts';
import { useText } from '../../platform/texts.tsx';
import type { Gift } from './offers.rules.ts';

/** What an offer gives, in a few words. */
export function useGiftWords() {
  const text = useText();
  const { amount } = useFormats();
  return (gift: Gift, currency: string): string => {
    const show = (money: string) => (money === '' ? '–' : amount(money, currency));
    if (gift.kind === 'points') return text('offers.gift.pointsOf', { points: gift.points });
    if (gift.kind === 'rounds')
      return text('offers.gift.roundsOf', {
        count: gift.count,
        value: show(gift.value),
        game: gift.gameCode,
      });
    if (gift.kind === 'match')
      return text('offers.gift.matchOf', { percent: gift.percent, max: show(gift.max) });
    return text(gift.kind === 'cash' ? 'offers.gift.cashOf' : 'offers.gift.bonusOf', {
      amount: show(gift.amount),
    });
  };
}
