import type { ArcadeKey } from '@parlour/texts/load/arcade';
import { Button, Spinner } from '@parlour/ui';
import { useText } from '../platform/texts.tsx';
import styles from './Waiting.module.css';

/** Shown before the game has loaded, or when there is none. */
export function Waiting({ error, onRetry }: { error: ArcadeKey | null; onRetry: () => void }) {
  const text = useText();
  return (
    <main className={styles.waiting}>
      {error ? (
        <>
          <p role="alert">{text(error)}</p>
          <Button label={text('arcade.retry')} onPress={onRetry} />
        </>
      ) : (
        <Spinner label={text('arcade.loading')} />
      )}
    </main>
  );
}
