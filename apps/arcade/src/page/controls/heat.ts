import styles from './Heat.module.css';

/** From what pays nothing, over what gives back less than the stake, to the best of a table. */
const NOTHING = 0;
const LESS = 1;
const COOLEST = 2;
const HOTTEST = 8;
const STAKE = 100;

/** A class for each multiple of a table, in hundredths, that sets the colours it is drawn in: `--heat` and `--on-heat`. */
export function heatClasses(table: readonly number[]): (hundredths: number) => string | undefined {
  const gains = [...new Set(table)].filter((hundredths) => hundredths >= STAKE).sort((a, b) => a - b);
  return (hundredths) => {
    if (hundredths < STAKE) return styles[`heat${hundredths === 0 ? NOTHING : LESS}`];
    const share = gains.length > 1 ? gains.indexOf(hundredths) / (gains.length - 1) : 1;
    return styles[`heat${COOLEST + Math.round((HOTTEST - COOLEST) * share)}`];
  };
}
