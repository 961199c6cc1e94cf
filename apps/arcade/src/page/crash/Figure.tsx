import { SECOND_MS } from '@parlour/clock/durations';
import clsx from 'clsx';
import { useEffect, useRef } from 'react';
import type { KnownTable } from '../live/table.ts';
import { leftToBet } from '../live/time.ts';
import { useNow } from '../live/useNow.ts';
import { useSpoken } from '../platform/texts.tsx';
import { showTimes } from './crash-props.ts';
import styles from './Figure.module.css';
import { shownMultiplier } from './time.ts';

/** Figures that change faster cannot be read. */
const EVERY_MS = 40;
const LONG = 7;

/** How high the flight is; between two flights, how long bets are taken. */
export function Figure({ table }: { table: KnownTable }) {
  const { text } = useSpoken();
  const { state, isLost } = table;
  const isUp = state?.phase === 'running' || state?.phase === 'over';
  return (
    <div className={styles.place} aria-hidden="true">
      {isLost && <p className={styles.lost}>{text('arcade.crash.reconnecting')}</p>}
      {isUp ? (
        <Height table={table} />
      ) : state?.phase === 'betting' ? (
        <Countdown table={table} />
      ) : (
        <p className={styles.label}>{text('arcade.crash.waiting')}</p>
      )}
    </div>
  );
}

function Height({ table: { state } }: { table: KnownTable }) {
  const spoken = useSpoken();
  const isOver = state?.phase === 'over';
  const now = useNow(!isOver, EVERY_MS);
  const figure = showTimes(spoken, shownMultiplier(state, now));
  return (
    <>
      <p className={clsx(styles.figure, figure.length > LONG && styles.long, isOver && styles.over)}>
        {figure}
      </p>
      {isOver && <p className={styles.label}>{spoken.text('arcade.crash.over')}</p>}
    </>
  );
}

function Countdown({ table: { state } }: { table: KnownTable }) {
  const { text, showFigure } = useSpoken();
  const bar = useRef<HTMLSpanElement>(null);
  const now = useNow(true, EVERY_MS);
  const leftMs = leftToBet(state, now);
  const wholeMs = (state?.closesAt ?? 0) - (state?.opensAt ?? 0);
  useEffect(() => {
    bar.current?.style.setProperty('--left', String(wholeMs > 0 ? Math.min(1, leftMs / wholeMs) : 0));
  });
  return (
    <>
      <p className={styles.label}>{text(leftMs > 0 ? 'arcade.crash.open' : 'arcade.crash.closing')}</p>
      <p className={styles.seconds}>{showFigure((leftMs / SECOND_MS).toFixed(1))}</p>
      <span ref={bar} className={styles.bar} />
    </>
  );
}
