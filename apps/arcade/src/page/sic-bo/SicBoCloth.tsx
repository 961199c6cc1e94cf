import { BETS_MAX } from '@parlour/game-rules/bets';
import { SIC_BO_BETS } from '@parlour/game-rules/sic-bo';
import { useText } from '../platform/texts.tsx';
import { nameSpot } from './name-spot.ts';
import styles from './SicBoCloth.module.css';
import { SicBoSpot, type SpotProps } from './SicBoSpot.tsx';
import { SmallDie } from './SmallDie.tsx';

const HALVES = ['small', 'odd', 'even', 'big'] as const;
/** From what is bet on most to what is rarest; the cloth scrolls where the screen is short. */
const ROWS = ['sum', 'single', 'double', 'triple', 'pair'] as const;

export function SicBoCloth(spots: SpotProps) {
  const text = useText();
  return (
    <div className={styles.cloth}>
      <div className={styles.halves}>
        {HALVES.map((on) => (
          <SicBoSpot key={on} {...spots} on={on} className={styles[on]}>
            {nameSpot(text, on)}
          </SicBoSpot>
        ))}
      </div>
      <div className={styles.scroll}>
        {ROWS.map((row) => (
          <div key={row} className={styles[row]}>
            {namesOf(row).map((on) => (
              <SicBoSpot key={on} {...spots} on={on}>
                {row === 'sum' ? on.split('-')[1] : facesOf(on).map(drawDie)}
              </SicBoSpot>
            ))}
            {row === 'triple' && (
              <SicBoSpot {...spots} on="any-triple">
                <span className={styles.any}>{nameSpot(text, 'any-triple')}</span>
              </SicBoSpot>
            )}
          </div>
        ))}
      </div>
      {spots.bets.pick.bets.length >= BETS_MAX && (
        <p className={styles.full} role="status">
          {text('arcade.table.full', { count: BETS_MAX })}
        </p>
      )}
    </div>
  );
}

function namesOf(row: string): string[] {
  return SIC_BO_BETS.filter((on) => on.startsWith(`${row}-`));
}

/** The dice that a bet hopes for. */
function facesOf(on: string): number[] {
  const [kind, ...faces] = on.split('-');
  const times = kind === 'triple' ? 3 : kind === 'double' ? 2 : 1;
  return Array.from({ length: times }, () => faces.map(Number)).flat();
}

function drawDie(face: number, place: number) {
  return <SmallDie key={`${place}`} face={face} />;
}
