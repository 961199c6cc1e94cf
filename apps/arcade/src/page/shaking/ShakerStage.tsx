import type { ComponentProps } from 'react';
import { ForwardStage } from '../table/ForwardStage.tsx';
import styles from './ShakerStage.module.css';

/** A stage whose piece is a bowl, or something as large. */
export function ShakerStage(props: Omit<ComponentProps<typeof ForwardStage>, 'className'>) {
  return <ForwardStage {...props} className={styles.stage} />;
}
