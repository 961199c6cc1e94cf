import { ROULETTE_BETS } from '@parlour/game-rules/roulette';
import clsx from 'clsx';
import { useText } from '../platform/texts.tsx';
import { ClothChip, ClothSpot } from './ClothSpot.tsx';
import colours from './Colours.module.css';
import { nameBet, runOf } from './name-bet.ts';
import styles from './Outside.module.css';
import type { ClothProps } from './roulette-props.ts';

const CHANCES = ['low', 'even', 'red', 'black', 'odd', 'high'] as const;
const DOZENS = ['dozen-1', 'dozen-2', 'dozen-3'] as const;

/** The even chances and the dozens. */
export function Outside(cloth: ClothProps) {
  const text = useText();
  return (
    <div className={styles.outside}>
      <div className={styles.chances}>
        {CHANCES.map((on) => (
          <ClothSpot key={on} {...cloth} on={on} className={classOf(on)}>
            {on === 'red' || on === 'black' ? (
              <svg className={clsx(styles.gem, colours[on])} viewBox="0 0 40 24" aria-hidden="true">
                <path d="M20 1 39 12 20 23 1 12z" />
              </svg>
            ) : on === 'low' || on === 'high' ? (
              listRun(on)
            ) : (
              nameBet(text, on)
            )}
            <ClothChip {...cloth} on={on} className={styles.chip} />
          </ClothSpot>
        ))}
      </div>
      <div className={styles.dozens}>
        {DOZENS.map((on) => (
          <ClothSpot key={on} {...cloth} on={on} className={classOf(on)}>
            {listRun(on)}
            <ClothChip {...cloth} on={on} className={styles.chip} />
          </ClothSpot>
        ))}
      </div>
    </div>
  );

  function classOf(on: string): string {
    return clsx(styles.spot, cloth.fateOf(on) === 'won' && styles.won);
  }
}

function listRun(on: string): string {
  return runOf(ROULETTE_BETS.get(on)?.numbers ?? []);
}
