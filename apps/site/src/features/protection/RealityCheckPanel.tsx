import { REALITY_CHECK_MINUTES } from '@parlour/contract/values/protection.rules';
import { Chips, Section } from '@parlour/ui';
import { showToast } from '../../platform/dialogs/toasts.store.ts';
import { useBusy } from '../../platform/loading/useBusy.ts';
import { useSite } from '../../platform/site.ts';
import styles from './Protection.module.css';
import { useProtectionText } from './protection-text.ts';
import { lookAtSitting } from './sitting.store.ts';
import type { Protection } from './useProtection.ts';

const OFF = 'off';

/** How often the member wants to be told how long they have been playing. */
export function RealityCheckPanel({
  protection,
  onChanged,
}: {
  protection: Protection;
  onChanged: () => void;
}) {
  const text = useProtectionText();
  const { client } = useSite();
  const { run } = useBusy();
  const { realityCheckMinutes } = protection;
  const options = [
    { value: OFF, label: text('protection.check.off') },
    ...REALITY_CHECK_MINUTES.map((minutes) => ({
      value: String(minutes),
      label: text('protection.check.every', { minutes }),
    })),
  ];
  const choose = (value: string) =>
    run(async () => {
      const minutes = REALITY_CHECK_MINUTES.find((each) => String(each) === value) ?? null;
      await client.protection.setRealityCheck({ body: { minutes } });
      showToast(text('protection.check.saved'), 'lobby');
      lookAtSitting();
      onChanged();
    });
  return (
    <Section title={text('protection.check.title')}>
      <div className={styles.card}>
        <p className={styles.lead}>{text('protection.check.lead')}</p>
        <Chips
          shape="grid"
          label={text('protection.check.title')}
          options={options}
          value={String(realityCheckMinutes ?? OFF)}
          onChange={choose}
        />
      </div>
    </Section>
  );
}
