import { IconButton } from '@parlour/ui';
import type { ReactNode } from 'react';
import { goBack } from '../../platform/place.store.ts';
import { useText } from '../../platform/texts.ts';
import styles from './View.module.css';

type Props = { title: string; aside?: ReactNode; children: ReactNode };

/** A page that was opened over the bet page: a way back, a title, and what it shows. */
export function View({ title, aside, children }: Props) {
  const text = useText();
  return (
    <main className={styles.view}>
      <header className={styles.bar}>
        <IconButton icon="back" label={text('lotto.back')} onPress={goBack} />
        <h1 className={styles.title}>{title}</h1>
        {aside}
      </header>
      {children}
    </main>
  );
}
