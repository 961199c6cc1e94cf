import clsx from 'clsx';
import { useText } from '../platform/texts.tsx';
import { NumberPill } from './NumberPill.tsx';
import { colourOf } from './number-colour.ts';
import type { RouletteProps } from './roulette-props.ts';
import styles from './Tally.module.css';
import { countNumbers, temperaturesOf } from './temperature.ts';

const SHOWN_MAX = 8;
const HOT_MAX = 3;
const COLOURS = ['red', 'green', 'black'] as const;

/** What came of late: the last numbers on one side of the wheel, the hot ones and the colours on the other. */
export function Tally({ past }: Pick<RouletteProps, 'past'>) {
  const text = useText();
  const drawn = past.map(({ seen }) => seen.number);
  const warmth = temperaturesOf(drawn);
  const hot = countNumbers(drawn)
    .filter(([number]) => warmth.get(number) === 'hot')
    .slice(0, HOT_MAX);
  const countOf = (colour: string) => drawn.filter((number) => colourOf(number) === colour).length;
  return (
    <div className={styles.tally}>
      <ol className={styles.past} aria-label={text('arcade.recent')}>
        {past.slice(0, SHOWN_MAX).map(({ id, seen }) => (
          <li key={id} className={styles.item}>
            <NumberPill number={seen.number} />
          </li>
        ))}
      </ol>
      {drawn.length > 0 && (
        <div className={styles.often}>
          {hot.length > 0 && (
            <p className={styles.hot} title={text('arcade.roulette.hot')}>
              <svg
                className={styles.flame}
                viewBox="0 0 24 24"
                role="img"
                aria-label={text('arcade.roulette.hot')}
              >
                <path d="M12 2c1 5 6 7 6 13a6 6 0 0 1-12 0c0-3 1.6-4.6 2.6-6.4.6 1.6 1.3 2.3 2.2 2.6C10.4 8 10.6 5 12 2z" />
              </svg>
              {hot.map(([number]) => (
                <NumberPill key={number} number={number} />
              ))}
            </p>
          )}
          <p className={styles.shares} aria-hidden="true">
            {COLOURS.map((colour) => (
              <span key={colour} className={clsx(styles.share, styles[colour])}>
                {countOf(colour)}
              </span>
            ))}
          </p>
        </div>
      )}
    </div>
  );
}
