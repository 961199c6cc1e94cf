import { useTitlesNamed } from '../../../parts/titles/useTitleNames.ts';
import { useFormats } from '../../../platform/formats.ts';
import { usePreferences } from '../../../platform/preferences.store.ts';
import { useText } from '../../../platform/texts.tsx';
import type { Prize } from '../prize-form.rules.ts';
import { writeTitle } from '../title.rules.ts';

/** What a prize is, in words. */
export function usePrizeWords(
  { merchant, currency }: { merchant: string; currency: string },
  prizes: readonly Prize[],
): (prize: Prize) => string {
  const text = useText();
  const formats = useFormats();
  const language = usePreferences((preferences) => preferences.language);
  const names = useTitlesNamed(
    merchant,
    prizes.flatMap((prize) => (prize.kind === 'rounds' ? writeTitle(prize) : [])),
  );
  return (prize) => {
    if (prize.kind === 'nothing') return text('chance.prize.nothing');
    if (prize.kind === 'cash') return `${formats.amount(prize.amount, currency)} ${currency}`;
    if (prize.kind === 'rounds')
      return text('chance.prize.rounds', {
        count: prize.count,
        value: formats.amount(prize.value, currency),
        game: names.get(writeTitle(prize)) ?? prize.gameCode,
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
