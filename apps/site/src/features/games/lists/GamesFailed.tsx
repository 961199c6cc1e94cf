import { Button, FormMessage } from '@parlour/ui';
import { useLobbyText } from '../lobby-text.ts';
import styles from './GamesFailed.module.css';

export function GamesFailed({ onRetry }: { onRetry: () => void }) {
  const text = useLobbyText();
  return (
    <div className={styles.stack}>
      <FormMessage words={text('lobby.list.failed')} />
      <Button kind="quiet" icon="reload" label={text('lobby.list.retry')} onPress={onRetry} />
    </div>
  );
}
