import type { SlotsModel } from '@parlour/game-rules/slots/model';
import { useText } from '../../platform/texts.tsx';
import styles from './Info.module.css';

type Props = { model: SlotsModel; lines: readonly (readonly number[])[] };

const CELL = 10;
const GAP = 2;

/** Each line as a little board with its cells filled. */
export function Lines({ model: { reels, rows }, lines }: Props) {
  const text = useText();
  const high = Math.max(...rows);
  const empty = rows.flatMap((count, reel) => Array.from({ length: count }, (_, row) => cellAt(reel, row)));
  return (
    <>
      <h3 className={styles.heading}>{text('arcade.slots.linesHeading')}</h3>
      <ol className={styles.lines}>
        {lines.map((line, index) => (
          <li key={line.join()} className={styles.line}>
            <svg viewBox={`0 0 ${reels * CELL} ${high * CELL}`} aria-hidden="true">
              <path className={styles.empty} d={empty.join('')} />
              <path className={styles.filled} d={line.map((row, reel) => cellAt(reel, row)).join('')} />
            </svg>
            <span>{index + 1}</span>
          </li>
        ))}
      </ol>
    </>
  );
}

function cellAt(reel: number, row: number): string {
  const side = CELL - GAP;
  return `M${reel * CELL + GAP / 2} ${row * CELL + GAP / 2}h${side}v${side}h-${side}z`;
}
