import clsx from 'clsx';
import { memo } from 'react';
import { DieBody } from '../shaking/DieBody.tsx';
import colours from './Colours.module.css';
import styles from './Picture.module.css';
import { PICTURES } from './pictures.ts';

type Props = { face: string };

/** A face on the cloth: its picture, or a die of its colour. */
export function Face({ face }: Props) {
  return colours[face] ? (
    <svg className={styles.large} viewBox="-30 -28 60 66" aria-hidden="true">
      <DieBody className={colours[face]} />
    </svg>
  ) : (
    <svg className={styles.large} viewBox="0 0 48 48" aria-hidden="true">
      <Picture face={face} />
    </svg>
  );
}

/** A face among past rolls: the side of a die. */
export function SmallFace({ face }: Props) {
  return (
    <svg className={clsx(styles.small, colours[face])} viewBox="0 0 48 48" aria-hidden="true">
      <rect className={styles.side} x="1.500" y="1.500" width="45" height="45" rx="10" />
      <g transform="translate(4.800 4.800) scale(0.8)">
        <Picture face={face} />
      </g>
    </svg>
  );
}

/** A die with this face: of bone with a picture on it, or painted. */
export function PictureDie({ face }: Props) {
  return (
    <DieBody className={colours[face] ?? styles.bone}>
      <g transform="translate(-18.500 -19.500) scale(0.77)">
        <Picture face={face} />
      </g>
    </DieBody>
  );
}

/** On a field of 48 by 48; nothing, if the face is only a colour. */
const Picture = memo(function Picture({ face }: Props) {
  return (
    <g className={styles.picture}>
      {PICTURES[face]?.map(([paint, d, both]) => (
        <g key={d}>
          <path className={styles[paint]} d={d} />
          {both && <path className={styles[paint]} d={d} transform="matrix(-1 0 0 1 48 0)" />}
        </g>
      ))}
    </g>
  );
});
