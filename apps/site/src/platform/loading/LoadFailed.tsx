import { Button, FormMessage } from '@parlour/ui';
import { useText } from '../texts/texts.tsx';
import styles from './LoadFailed.module.css';

/** Says that something could not be loaded, and tries again at a press. */
export function LoadFailed({ words, onRetry }: { words?: string; onRetry: () => void }) {
  const text = useText();
  return (
    <div className={styles.failed}>
      <FormMessage words={words ?? text('member.loadFailed')} />
      <Button kind="quiet" icon="reload" label={text('member.retry')} onPress={onRetry} />
    </div>
  );
}
