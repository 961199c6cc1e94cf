import { useFormats } from '../../../platform/formats.ts';
import { usePreferences } from '../../../platform/preferences.store.ts';
import { useText } from '../../../platform/texts.tsx';
import type { Prize } from '../prize-form.rules.ts';

/** What a prize is, in words. */
export function usePrizeWords(currency: string): (prize: Prize) => string {
  const text = useText();
  const formats = useFormats();
  const language = usePreferences((preferences) => preferences.language);
  return (prize) => {
    if (prize.kind === 'nothing') return text('chance.prize.nothing');
    if (prize.kind === 'cash') return `${formats.amount(prize.amount, currency)} ${currency}`;
    if (prize.kind === 'rounds')
      return text('chance.prize.rounds', {
        count: prize.count,
        value: formats.amount(prize.value, currency),
        game: prize.gameCode,
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
