import { useFormats } from '../../platform/formats.ts';
import { useText } from '../../platform/texts.tsx';
import type { Gift } from './offers.rules.ts';

type Rounds = Extract<Gift, { kind: 'rounds' }>;

/** What an offer gives, in a few words. */
export function useGiftWords() {
  const text = useText();
  const { amount } = useFormats();
  return (gift: Gift, currency: string, title?: string): string => {
    const show = (money: string) => (money === '' ? '–' : amount(money, currency));
    if (gift.kind === 'points') return text('offers.gift.pointsOf', { points: gift.points });
    const free = ({ count, value, gameCode }: Pick<Rounds, 'count' | 'value' | 'gameCode'>) =>
      text('offers.gift.roundsOf', { count, value: show(value), game: title ?? gameCode });
    if (gift.kind === 'rounds') return free(gift);
    if (gift.kind === 'match') {
      const match = text('offers.gift.matchOf', { percent: gift.percent, max: show(gift.max) });
      return gift.rounds ? `${match} + ${free(gift.rounds)}` : match;
    }
    return text(gift.kind === 'cash' ? 'offers.gift.cashOf' : 'offers.gift.bonusOf', {
      amount: show(gift.amount),
    });
  };
}
