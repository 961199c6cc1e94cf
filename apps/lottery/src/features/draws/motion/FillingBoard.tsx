import { useEffect, useMemo, useState } from 'react';
import { type Lot, revealOrder } from '../../../parts/balls/boards.rules.ts';
import PrizeBoard from '../results/PrizeBoard.tsx';
import styles from './FillingBoard.module.css';
import { timingOf } from './motion.rules.ts';
import type { StageProps } from './stage.ts';

/** Once around, and the first digit again where the turn begins anew. */
const WHEEL = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10];

/** The board of prizes, filled lot by lot; the greatest prize comes last. */
export function FillingBoard({ family, result }: StageProps) {
  const order = useMemo(() => revealOrder(family), [family]);
  const drawn = useCounting(result.length);
  const drawLot = ({ place, number }: Lot) => {
    const turn = order.indexOf(place);
    if (turn < drawn) return <span className={styles.drawn}>{number}</span>;
    return turn === drawn ? <Spinning digits={number.length} /> : <Blank digits={number.length} />;
  };
  return <PrizeBoard family={family} result={result} drawLot={drawLot} />;
}

/** How many lots are out by now. */
function useCounting(lots: number): number {
  const [drawn, setDrawn] = useState(0);
  useEffect(() => {
    const timer = setInterval(() => setDrawn((before) => before + 1), timingOf('fill', lots).stepMs);
    return () => clearInterval(timer);
  }, [lots]);
  return drawn;
}

function Spinning({ digits }: { digits: number }) {
  return (
    <span className={styles.digits}>
      {WHEEL.slice(0, digits).map((wheel) => (
        <span key={wheel} className={styles.window}>
          <span className={styles.wheel}>
            {WHEEL.map((place) => (
              <span key={place}>{place % 10}</span>
            ))}
          </span>
        </span>
      ))}
    </span>
  );
}

function Blank({ digits }: { digits: number }) {
  return (
    <span className={styles.digits}>
      {WHEEL.slice(0, digits).map((wheel) => (
        <span key={wheel} className={styles.blank} />
      ))}
    </span>
  );
}
