import type { ArcadeKey } from '../generated/arcade-key.ts';
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
          <button className={styles.retry} type="button" onClick={onRetry}>
            {text('arcade.retry')}
          </button>
        </>
      ) : (
        <span className={styles.spinner} role="status" aria-label={text('arcade.loading')} />
      )}
    </main>
  );
}
