import type { LotteryFamily } from '@parlour/contract/values/lottery';
import { waveOfSum } from '@parlour/lottery-rules';
import clsx from 'clsx';
import { Fragment } from 'react';
import { usePlayText } from '../../platform/texts.ts';
import { Ball } from './Ball.tsx';
import styles from './Balls.module.css';
import { lookOf, placesInList, printResult, sayResult, sumShown } from './look.rules.ts';
import { animalOfNumber } from './numero.rules.ts';

type Props = {
  family: LotteryFamily;
  result: readonly number[];
  size?: 'compact' | 'large';
  /** With it Mark Six names the animals, which depend on the lunar year. */
  numero?: string | undefined;
  /** Places of the result that won; the others step back. */
  lit?: ReadonlySet<number> | undefined;
  /** Every number, also where a list would show the greatest prizes only. */
  isWhole?: boolean;
  /** How many numbers are not shown. */
  hasRest?: boolean;
};

/** Where the special number of Mark Six stands. */
const SPECIAL = 6;

/** A result in one line, in the order it was drawn and the way its family is known. */
export function Balls(props: Props) {
  const { family, result, size = 'large', numero, lit, isWhole = false, hasRest = true } = props;
  const names = printResult(family, result);
  const places = isWhole ? [...result.keys()] : placesInList(family, result);
  const sum = sumShown(family, result);
  return (
    <span className={styles.fitted}>
      <span
        className={clsx(
          styles.balls,
          size === 'compact' ? styles.compact : styles.large,
          styles[`of-${family}`],
        )}
        role="img"
        aria-label={sayResult(family, result)}
      >
        {places.map((place) => (
          <Fragment key={place}>
            {family === 'marksix' && place === SPECIAL && <span className={styles.sign}>+</span>}
            {family === 'lucky28' && place > 0 && <span className={styles.sign}>+</span>}
            <span className={styles.place}>
              <Ball
                look={lookOf(family, result[place] ?? 0)}
                name={names[place] ?? ''}
                isLit={lit?.has(place)}
              />
              {family === 'marksix' && size === 'large' && numero && (
                <AnimalName number={result[place] ?? 0} numero={numero} />
              )}
            </span>
          </Fragment>
        ))}
        {sum !== null && <Sum family={family} sum={sum} />}
        {hasRest && places.length < result.length && (
          <span className={styles.rest}>{`+${result.length - places.length}`}</span>
        )}
      </span>
    </span>
  );
}

type SumProps = { family: LotteryFamily; sum: number };

/** What the numbers add up to, in the colour of its wave where it has one. */
export function Sum({ family, sum }: SumProps) {
  const wave = family === 'lucky28' ? waveOfSum(sum) : null;
  return (
    <>
      <span className={styles.sign}>=</span>
      {wave ? <Ball look={wave} name={String(sum)} /> : <span className={styles.sum}>{sum}</span>}
    </>
  );
}

function AnimalName({ number, numero }: { number: number; numero: string }) {
  const playText = usePlayText();
  return (
    <span className={styles.animal}>
      {playText(`plays.option.marksix.${animalOfNumber(number, numero)}`)}
    </span>
  );
}
