import { Button, FormMessage, panel } from '@parlour/ui';
import clsx from 'clsx';
import { useText } from '../../../platform/texts/texts.tsx';
import { CopyText } from './CopyText.tsx';
import styles from './SecondFactor.module.css';

type Props = { codes: readonly string[]; onSaved: () => void };

/** Shown this once, and until the member says that they are saved. */
export function RecoveryCodes({ codes, onSaved }: Props) {
  const text = useText();
  return (
    <div className={styles.saving} role="status">
      <FormMessage kind="info" words={text('member.factor.codesLead')} />
      <div className={clsx(panel.panel, styles.box)}>
        <CopyText label={text('member.factor.codesTitle')} value={codes.join('\n')} />
      </div>
      <Button label={text('member.factor.saved')} onPress={onSaved} />
    </div>
  );
}
