import { IconButton } from '@parlour/ui';
import { showToast } from '../../../platform/dialogs/toasts.store.ts';
import { useText } from '../../../platform/texts/texts.tsx';
import styles from './SecondFactor.module.css';

/** Text to be copied or read off. Browsers have no clipboard on plain http; it can still be selected. */
export function CopyText({
  label,
  value,
  copied = value,
}: {
  label: string;
  value: string;
  copied?: string;
}) {
  const text = useText();
  const copy = () => {
    navigator.clipboard.writeText(copied).then(() => showToast(text('member.copied'), 'lobby'), reportError);
  };
  return (
    <div className={styles.copy}>
      <div className={styles.words}>
        <p className={styles.label}>{label}</p>
        <p className={styles.value}>{value}</p>
      </div>
      {navigator.clipboard && <IconButton icon="copy" label={text('member.factor.copy')} onPress={copy} />}
    </div>
  );
}
