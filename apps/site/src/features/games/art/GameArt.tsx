import type { Game } from '@parlour/client';
import clsx from 'clsx';
import { useState } from 'react';
import { useSite } from '../../../platform/site.ts';
import { initialsOf, lookOf } from '../game-art.rules.ts';
import { CategoryIcon } from './CategoryIcon.tsx';
import styles from './GameArt.module.css';

type Drawn = Pick<Game, 'nodeName' | 'gameType' | 'iconUrl'>;

/** A title's picture; if it is missing or fails to load, one is drawn from the name and category. */
export function GameArt({ game }: { game: Drawn }) {
  const { imageUrl } = useSite();
  const [isMissing, setMissing] = useState(game.iconUrl === '');
  const { palette, shape, turn } = lookOf(game.nodeName);
  return (
    <span className={clsx(styles.art, styles[`palette${palette}`])}>
      {isMissing ? (
        <Drawing game={game} shape={shape} turn={turn} />
      ) : (
        <img
          className={styles.picture}
          src={game.iconUrl.startsWith('/') ? imageUrl(game.iconUrl) : game.iconUrl}
          alt=""
          width="200"
          height="240"
          loading="lazy"
          decoding="async"
          onError={() => setMissing(true)}
        />
      )}
    </span>
  );
}

/** Shapes behind the category's icon; each name gets one, at its own angle. */
const SHAPES = [
  'M100 40a60 60 0 1 0 .1 0z',
  'M100 34 163 70v72l-63 36-63-36V70z',
  'M100 36 172 166H28z',
  'M48 48h104v104H48z',
  'M100 24l18 44 48-10-22 42 40 28-48 6 2 48-38-30-38 30 2-48-48-6 40-28-22-42 48 10z',
  'M30 112c0-52 38-72 70-72s70 20 70 72c-20-16-32-16-47 0-15-16-31-16-46 0-15-16-27-16-47 0z',
];

function Drawing({ game, shape, turn }: { game: Drawn; shape: number; turn: number }) {
  return (
    <span className={styles.drawing}>
      <svg
        className={styles.shapes}
        viewBox="0 0 200 240"
        preserveAspectRatio="xMidYMid slice"
        aria-hidden="true"
      >
        <g transform={`rotate(${turn} 100 106)`}>
          <path className={styles.far} d={SHAPES[shape]} transform="translate(-36 -40) scale(1.36)" />
          <path className={styles.near} d={SHAPES[shape]} />
        </g>
      </svg>
      <span className={styles.sign}>
        <CategoryIcon name={game.gameType} />
      </span>
      <span className={styles.initials} aria-hidden="true">
        {initialsOf(game.nodeName)}
      </span>
    </span>
  );
}
