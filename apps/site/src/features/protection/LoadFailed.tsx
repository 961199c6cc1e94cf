import { Button, FormMessage } from '@parlour/ui';
import { useText } from '../../platform/texts/texts.tsx';
import styles from './Protection.module.css';
import { useProtectionText } from './protection-text.ts';

export function LoadFailed({ onRetry }: { onRetry: () => void }) {
  const text = useProtectionText();
  const words = useText();
  return (
    <div className={styles.stack}>
      <FormMessage words={words('member.loadFailed')} />
      <Button kind="quiet" icon="reload" label={text('protection.retry')} onPress={onRetry} />
    </div>
  );
}
