import { Button, Icon } from '@parlour/ui';
import clsx from 'clsx';
import { useState } from 'react';
import { showToast } from '../../platform/dialogs/toasts.store.ts';
import { useText } from '../../platform/texts/texts.tsx';
import styles from './Checked.module.css';
import { useChanceText } from './chance-text.ts';

export type Fact = { name: string; value: string };
type Props = {
  facts: readonly Fact[];
  /** Computes it again on this device; true: as published. */
  check: () => Promise<boolean>;
  /** What the stand-alone command reads. */
  file: () => Promise<object>;
};

const FINDINGS = {
  checking: 'chance.check.checking',
  right: 'chance.check.right',
  wrong: 'chance.check.wrong',
  failed: 'chance.check.failed',
} as const;

/** Everything an outcome was computed from, and a button that computes it again. */
export function Checked({ facts, check, file }: Props) {
  const text = useChanceText();
  const [finding, setFinding] = useState<keyof typeof FINDINGS | null>(null);
  const verify = () => {
    setFinding('checking');
    check().then(
      (isRight) => setFinding(isRight ? 'right' : 'wrong'),
      (error: unknown) => {
        reportError(error);
        setFinding('failed');
      },
    );
  };
  return (
    <div className={styles.checked}>
      <dl className={styles.facts}>
        {facts.map(({ name, value }) => (
          <div key={name} className={styles.fact}>
            <dt className={styles.name}>{name}</dt>
            <dd className={styles.value}>{value}</dd>
          </div>
        ))}
      </dl>
      <p role="status" className={clsx(styles.finding, finding && styles[finding])}>
        {finding === 'right' && <Icon name="shield" />}
        {finding && text(FINDINGS[finding])}
      </p>
      <div className={styles.actions}>
        <Button
          size="small"
          kind="quiet"
          icon="shield"
          label={text('chance.check.verify')}
          isDisabled={finding === 'checking'}
          onPress={verify}
        />
        <CopyFile file={file} />
      </div>
    </div>
  );
}

/** Browsers have no clipboard on plain http; the values can still be selected. */
function CopyFile({ file }: Pick<Props, 'file'>) {
  const words = useText();
  const text = useChanceText();
  const copy = () => {
    file()
      .then((entry) => navigator.clipboard.writeText(JSON.stringify([entry], null, 2)))
      .then(() => showToast(words('member.copied'), 'lobby'), reportError);
  };
  return navigator.clipboard ? (
    <Button size="small" kind="quiet" icon="copy" label={text('chance.check.copy')} onPress={copy} />
  ) : null;
}
