import type { LotteryFamily } from '@parlour/contract/values/lottery';
import clsx from 'clsx';
import { Fragment } from 'react';
import { usePlayText } from '../../../platform/texts.ts';
import { boardOf } from '../boards.rules.ts';
import { useDrawText } from '../draw-text.ts';
import { lookOf, placesInList, printResult, sumShown } from '../look.rules.ts';
import { animalOfNumber } from '../numero.rules.ts';
import { waveOfDigits } from '../waves.rules.ts';
import { Ball } from './Ball.tsx';
import { PrizeBoard } from './PrizeBoard.tsx';
import styles from './ResultBalls.module.css';

type Props = {
  family: LotteryFamily;
  result: readonly number[];
  /** `compact` for lists: of a board only its greatest prizes. `large`: everything. */
  size?: 'compact' | 'large';
  /** With it Mark Six names the animals, which depend on the lunar year. */
  numero?: string;
  /** Places of the result that won; the others step back. */
  lit?: ReadonlySet<number> | undefined;
};

/** A result in the order it was drawn, the way its family is known. */
export function ResultBalls({ family, result, size = 'large', numero, lit }: Props) {
  if (size === 'large' && boardOf(family)) return <PrizeBoard family={family} result={result} />;
  return <BallRow family={family} result={result} size={size} numero={numero} lit={lit} />;
}

function BallRow({
  family,
  result,
  size,
  numero,
  lit,
}: Omit<Props, 'numero'> & { numero: string | undefined }) {
  const names = printResult(family, result);
  const places = placesInList(family, result);
  const sum = sumShown(family, result);
  const balls = (
    <span
      className={clsx(
        styles.balls,
        size === 'compact' ? styles.compact : styles.large,
        styles[`of-${family}`],
      )}
      role="img"
      aria-label={useResultName(family, result)}
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
      {sum !== null && <Sum family={family} result={result} sum={sum} />}
      {places.length < result.length && <RestOfLots family={family} count={result.length} />}
    </span>
  );
  return FITTED.includes(family) ? <span className={styles.fitted}>{balls}</span> : balls;
}

/** Families whose numbers fill a line. */
const FITTED: readonly LotteryFamily[] = ['keno', 'pk10', 'marksix'];
const SPECIAL = 6;

/** The result in words, for screen readers and for the news of it. */
export function useResultName(family: LotteryFamily, result: readonly number[]): string {
  const text = useDrawText();
  const names = printResult(family, result);
  const numbers = placesInList(family, result).map((place) => names[place]);
  const sum = sumShown(family, result);
  if (sum === null) return text('draws.result', { numbers: numbers.join(' ') });
  return text('draws.resultSum', { numbers: numbers.join(' '), sum });
}

export function Sum({
  family,
  result,
  sum,
}: {
  family: LotteryFamily;
  result: readonly number[];
  sum: number;
}) {
  const wave = family === 'lucky28' ? waveOfDigits(result) : null;
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

/** Of a whole board a list shows the first prizes, and how many lots there are. */
function RestOfLots({ family, count }: { family: LotteryFamily; count: number }) {
  const text = useDrawText();
  if (family === 'thai' || family === 'yeekee') return null;
  return <span className={styles.rest}>{text('draws.lots', { count })}</span>;
}
