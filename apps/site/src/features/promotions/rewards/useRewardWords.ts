import type { Reward } from '@parlour/client';
import { PARTS_PER_UNIT, amountOf as partsOf } from '@parlour/money';
import { useOfferText } from '../../../platform/offers/offer-text.ts';
import { useMoney } from '../../../platform/texts/texts.tsx';
import type { PromotionArtName } from '../PromotionArt.tsx';

const ART = { bonus: 'gift', cash: 'cash', goods: 'gift', points: 'coins', turns: 'wheel' } as const;

/** What stands for it in pictures. */
export const artOf = ({ kind, rounds }: Pick<Reward, 'kind' | 'rounds'>): PromotionArtName =>
  rounds || kind === 'rounds' ? 'rounds' : ART[kind];

/** What a reward is and what it comes from, in words. */
export function useRewardWords() {
  const text = useOfferText();
  const { showMoney } = useMoney();
  return {
    amountOf({ kind, amount, currency, rounds, goods }: Reward): string {
      if (goods) return goods.title;
      if (rounds) return text('offers.gift.rounds', { count: rounds.count });
      const count = Number(partsOf(amount) / PARTS_PER_UNIT);
      if (kind === 'points') return text('offers.gift.points', { points: count });
      if (kind === 'turns') return text('offers.gift.turns', { turns: count });
      const shown = showMoney(amount, currency);
      return text(kind === 'cash' ? 'offers.gift.cash' : 'offers.gift.bonus', { amount: shown });
    },
    titleOf: ({ title, source }: Pick<Reward, 'title' | 'source'>) =>
      title || text(`offers.source.${source}`),
  };
}
