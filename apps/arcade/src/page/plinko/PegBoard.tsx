import { memo, type RefObject } from 'react';
import { type Board, pegsOf } from './board.ts';
import styles from './PegBoard.module.css';

/** `pegs`: the group that holds them, in the order of `pegsOf`. */
type Props = { board: Board; pegs: RefObject<SVGGElement | null> };

/** Wider than the first row, so that the ball has a way in. */
const MOUTH = 1.9;

/** What the ball falls through. */
export const PegBoard = memo(function PegBoard({ board, pegs }: Props) {
  const { width, pitch, top, slotTop, pegRadius, ballRadius } = board;
  const middle = width / 2;
  const mouth = pitch * MOUTH;
  const edge = ((board.rows + 1) / 2) * pitch + pegRadius + 2;
  const lip = top - Math.min(12, ballRadius * 1.6);
  const sides = `M${middle - mouth} ${lip}L${middle - edge} ${slotTop}M${middle + mouth} ${lip}L${middle + edge} ${slotTop}`;
  return (
    <>
      <defs>
        <radialGradient id="plinko-peg" cx="0.36" cy="0.3" r="0.75">
          <stop className={styles.pegLit} offset="0" />
          <stop className={styles.pegDark} offset="1" />
        </radialGradient>
        <linearGradient id="plinko-glass" x2="0" y2="1">
          <stop className={styles.glassTop} offset="0" />
          <stop className={styles.glassFoot} offset="1" />
        </linearGradient>
        <linearGradient id="plinko-frame" x2="0" y2="1">
          <stop className={styles.metalLight} offset="0" />
          <stop className={styles.metalDark} offset="1" />
        </linearGradient>
      </defs>
      <path
        fill="url(#plinko-glass)"
        d={`M${middle - mouth} ${lip}H${middle + mouth}L${middle + edge} ${slotTop}H${middle - edge}z`}
      />
      <path className={styles.sides} d={sides} />
      <g ref={pegs} className={styles.pegs}>
        {pegsOf(board).map(({ x, y }) => (
          <circle key={`${x} ${y}`} cx={x} cy={y} r={pegRadius} />
        ))}
      </g>
      <path
        className={styles.funnel}
        d={`M${middle - ballRadius * 2.6} 0h${ballRadius * 5.2}l${-ballRadius * 1.2} ${Math.max(5, lip - 2 * ballRadius)}h${-ballRadius * 2.8}z`}
      />
    </>
  );
});
