import { memo, type RefObject } from 'react';
import { type Board, between, pegsOf } from './board.ts';
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
  const lip = top - between(7, ballRadius * 1.5, 14);
  const throat = ballRadius * 1.9;
  const shape = [
    `M${middle - edge} ${slotTop}L${middle - mouth} ${lip + 8}Q${middle - mouth + 3} ${lip} ${middle - mouth + 11} ${lip}`,
    `H${middle + mouth - 11}Q${middle + mouth - 3} ${lip} ${middle + mouth} ${lip + 8}L${middle + edge} ${slotTop}`,
  ].join('');
  const funnel = `M${middle - throat * 1.8} 0H${middle + throat * 1.8}L${middle + throat} ${lip + 2}H${middle - throat}z`;
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
      <path className={styles.glass} d={shape} />
      <g ref={pegs} className={styles.pegs}>
        {pegsOf(board).map(({ x, y }) => (
          <circle key={`${x} ${y}`} cx={x} cy={y} r={pegRadius} />
        ))}
      </g>
      <path className={styles.funnel} d={funnel} />
      <path className={styles.throat} d={`M${middle - throat * 0.8} ${lip + 2}h${throat * 1.6}`} />
    </>
  );
});
