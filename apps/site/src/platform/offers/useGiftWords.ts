import type { Gift } from '@parlour/client';
import { useMoney } from '../texts/texts.tsx';
import { useOfferText } from './offer-text.ts';

/** What an offer gives, in a few words. */
export function useGiftWords() {
  const text = useOfferText();
  const { showRound, showPercent } = useMoney();
  return (gift: Gift, currency: string): string => {
    const show = (amount: string) => showRound(amount, currency);
    if (gift.kind === 'points') return text('offers.gift.points', { points: gift.points });
    const free = ({ count }: { count: number }) => text('offers.gift.rounds', { count });
    if (gift.kind === 'rounds') return free(gift);
    if (gift.kind === 'match') {
      const percent = showPercent(String(gift.percent));
      const match = text('offers.gift.match', { percent, max: show(gift.max) });
      return gift.rounds ? `${match} + ${free(gift.rounds)}` : match;
    }
    return text(gift.kind === 'cash' ? 'offers.gift.cash' : 'offers.gift.bonus', {
      amount: show(gift.amount),
    });
  };
}
