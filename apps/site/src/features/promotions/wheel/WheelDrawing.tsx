import type { Prize, Wheel, WheelTurn } from '@parlour/client';
import clsx from 'clsx';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useMoney } from '../../../platform/texts/texts.tsx';
import { useChanceText } from '../chance-text.ts';
import styles from './WheelDrawing.module.css';
import { angleOf, middleOf, outlineOf, turnTo } from './wheel.rules.ts';

const RADIUS = 92;
const SPIN_MS = 4_200;
/** Few bulbs more than sectors: they blink in turn. */
const BULBS = Array.from({ length: 24 }, (_, place) => place);

type Props = {
  wheel: Wheel;
  /** A turn whose outcome is known, and which the wheel now makes. */
  turning: WheelTurn | null;
  /** The sector of the last turn: the others step back. */
  won: number | null;
  canTurn: boolean;
  onTurn: () => void;
  onStopped: () => void;
};

/** Draws the wheel and turns it to where the outcome stands. With reduced motion it stands there at once. */
export function WheelDrawing({ wheel, turning, won, canTurn, onTurn, onStopped }: Props) {
  const text = useChanceText();
  const disc = useRef<SVGGElement>(null);
  const [angle, setAngle] = useState(0);
  const stop = useEffectEvent((at: number) => {
    setAngle(at);
    onStopped();
  });
  const startAt = useEffectEvent(() => angle);
  useEffect(() => {
    if (!turning || !disc.current) return;
    const from = startAt();
    const to = turnTo(from, angleOf(turning));
    const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
    const spin = disc.current.animate(
      [{ transform: `rotate(${from}deg)` }, { transform: `rotate(${to}deg)` }],
      { duration: isStill ? 0 : SPIN_MS, easing: 'cubic-bezier(0.12, 0.72, 0.12, 1)', fill: 'forwards' },
    );
    spin.onfinish = () => stop(to % 360);
    return () => spin.cancel();
  }, [turning]);
  const sectors = wheel.sectors.length;
  return (
    <div className={clsx(styles.wheel, turning && styles.turning)}>
      <svg className={styles.drawing} viewBox="-110 -116 220 226" aria-hidden="true">
        <defs>
          <linearGradient id="wheel-rim" x1="0" y1="0" x2="1" y2="1">
            <stop className={styles.light} offset="0" />
            <stop className={styles.metal} offset="0.5" />
            <stop className={styles.light} offset="1" />
          </linearGradient>
          <radialGradient id="wheel-depth">
            <stop className={styles.clear} offset="0.62" />
            <stop className={styles.shade} offset="1" />
          </radialGradient>
        </defs>
        <circle className={styles.rim} r="106" />
        {BULBS.map((bulb) => (
          <circle
            key={bulb}
            className={clsx(styles.bulb, bulb % 2 === 0 && styles.second)}
            cy="-99"
            r="2.6"
            transform={`rotate(${bulb * (360 / BULBS.length)})`}
          />
        ))}
        <g ref={disc} className={styles.disc} transform={`rotate(${angle})`}>
          {wheel.sectors.map(({ prize, isGone, substitute }, sector) => (
            <Sector
              key={middleOf(sector, sectors)}
              prize={isGone && substitute ? substitute : prize}
              sector={sector}
              sectors={sectors}
              currency={wheel.currency}
              isBehind={won !== null && won !== sector}
            />
          ))}
        </g>
        <circle className={styles.depth} r="92" />
        <circle className={styles.hub} r="30" />
        <path className={styles.pointer} d="M-11 -114H11L0 -86Z" />
      </svg>
      <button
        type="button"
        className={styles.button}
        disabled={!canTurn}
        aria-label={text('chance.wheel.turn')}
        onClick={onTurn}
      >
        {text('chance.wheel.spin')}
      </button>
    </div>
  );
}

type SectorProps = { prize: Prize; sector: number; sectors: number; currency: string; isBehind: boolean };

function Sector({ prize, sector, sectors, currency, isBehind }: SectorProps) {
  const { label, unit } = useSectorWords(prize, currency);
  return (
    <g className={clsx(styles.slice, isBehind && styles.behind)}>
      <path
        className={clsx(styles.sector, styles[prize.kind], sector % 2 === 1 && styles.odd)}
        d={outlineOf(sector, { sectors, radius: RADIUS })}
      />
      <g transform={`rotate(${middleOf(sector, sectors)})`} className={styles[`on${prize.kind}`]}>
        <text className={clsx(styles.label, label.length > 5 && styles.long)} y="-66">
          {label}
        </text>
        <text className={styles.unit} y="-54">
          {unit}
        </text>
      </g>
    </g>
  );
}

const UNITS = {
  points: 'chance.wheel.points',
  turns: 'chance.wheel.more',
  rounds: 'chance.wheel.rounds',
} as const;

/** Short enough for a sector. */
function useSectorWords(prize: Prize, currency: string): { label: string; unit: string } {
  const text = useChanceText();
  const { showRound } = useMoney();
  // Goods are no prize of the wheel.
  if (prize.kind === 'nothing' || prize.kind === 'goods') return { label: '–', unit: '' };
  if (prize.kind === 'cash')
    return { label: showRound(prize.amount, currency), unit: text('chance.wheel.cash') };
  const { kind, count } = prize;
  return { label: String(count), unit: text(UNITS[kind], { count }) };
}
