import clsx from 'clsx';
import { PALETTES } from '../game-art.rules.ts';
import styles from './GameArt.module.css';

/** The colours of a drawn tile without the drawing; a list cycles through the palettes. */
export function PaletteBackdrop({ index }: { index: number }) {
  return <span className={clsx(styles.art, styles[`palette${index % PALETTES}`])} />;
}
