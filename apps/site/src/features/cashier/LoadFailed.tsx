import { Button, FormMessage } from '@parlour/ui';
import { useText } from '../../platform/texts/texts.tsx';
import styles from './Cashier.module.css';
import { useCashierText } from './cashier-text.ts';

export function LoadFailed({ onRetry }: { onRetry: () => void }) {
  const text = useCashierText();
  const words = useText();
  return (
    <div className={styles.stack}>
      <FormMessage words={words('member.loadFailed')} />
      <Button kind="quiet" icon="reload" label={text('cashier.retry')} onPress={onRetry} />
    </div>
  );
}
