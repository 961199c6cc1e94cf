import type { Wheel } from '@parlour/client';
import { panel, Section } from '@parlour/ui';
import { useMoney } from '../../../platform/texts/texts.tsx';
import { useChanceText } from '../chance-text.ts';
import { usePrizeWords } from '../usePrizeWords.ts';
import styles from './WheelBoard.module.css';
import { percentOf } from './wheel.rules.ts';

/** The chances of every sector, which its size on the wheel does not tell. */
export function WheelChances({ wheel }: { wheel: Wheel }) {
  const text = useChanceText();
  const { showPercent } = useMoney();
  const prizeWords = usePrizeWords(wheel.currency);
  const weights = wheel.sectors.map(({ weight }) => weight);
  return (
    <Section title={text('chance.wheel.chances', { version: wheel.version })}>
      <ul className={panel.panel}>
        {wheel.sectors
          .map((sector, place) => ({ ...sector, place }))
          .map(({ place, weight, prize, substitute, isGone }) => (
            <li key={place} className={styles.line}>
              <span className={styles.words}>
                <span className={styles.prize}>{prizeWords(prize)}</span>
                {substitute && (
                  <span className={styles.when}>
                    {text(isGone ? 'chance.wheel.gone' : 'chance.wheel.whileStock', {
                      prize: prizeWords(substitute),
                    })}
                  </span>
                )}
              </span>
              <span className={styles.percent}>
                {text('chance.wheel.percent', { percent: showPercent(percentOf(weight, weights)) })}
              </span>
            </li>
          ))}
      </ul>
    </Section>
  );
}
