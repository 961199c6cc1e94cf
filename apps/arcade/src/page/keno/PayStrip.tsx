import { fraction, toDecimal } from '@parlour/exact';
import { hitsOf, PICKED_MAX } from '@parlour/game-rules/keno';
import clsx from 'clsx';
import { useSpoken } from '../platform/texts.tsx';
import { type KenoProps, paysOf } from './keno-card.ts';
import styles from './PayStrip.module.css';

/** What each number of hits pays with this selection; the present one is lit. */
export function PayStrip({ model, pick, phase, drawn }: KenoProps & { drawn: readonly number[] }) {
  const { text, money } = useSpoken();
  const pays = paysOf(pick, model);
  const hits = hitsOf(pick, { drawn: [...drawn] }).length;
  const isLive = drawn.length > 0;
  if (pays.length === 0)
    return <p className={styles.empty}>{text('arcade.keno.hint', { most: PICKED_MAX })}</p>;
  return (
    <ol className={styles.strip} aria-label={text('arcade.payTable')}>
      {pays.map(({ hits: needed, pays: hundredths }) => (
        <li
          key={needed}
          className={clsx(
            styles.pay,
            isLive && needed < hits && styles.passed,
            isLive && needed === hits && styles.lit,
            phase === 'shown' && needed === hits && styles.final,
          )}
        >
          <span className={styles.factor}>
            {`×${money.showPercent(toDecimal(fraction(hundredths, 100), 2))}`}
          </span>
          <span className={styles.hits} role="img" aria-label={text('arcade.keno.hits', { count: needed })}>
            <span className={styles.coin} />
            {needed}
          </span>
        </li>
      ))}
    </ol>
  );
}
