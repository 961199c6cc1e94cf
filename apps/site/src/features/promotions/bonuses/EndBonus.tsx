import { Button, ConfirmDialog } from '@parlour/ui';
import { useState } from 'react';
import { showToast } from '../../../platform/dialogs/toasts.store.ts';
import { useCountedDialog } from '../../../platform/dialogs/useCountedDialog.ts';
import { useBusy } from '../../../platform/loading/useBusy.ts';
import { useSite } from '../../../platform/site.ts';
import { useMoney } from '../../../platform/texts/texts.tsx';
import styles from './Bonuses.module.css';
import { useBonusesText } from './bonuses-text.ts';
import type { OwnBonus } from './useBonuses.ts';

type Props = { bonus: OwnBonus; hasOpenRounds: boolean; onChanged: () => void };

/** Ends the active bonus after a question; not while a round with its money is open. */
export function EndBonus({ bonus, hasOpenRounds, onChanged }: Props) {
  const text = useBonusesText();
  const { client } = useSite();
  const { isBusy, run } = useBusy();
  const [isAsking, setAsking] = useState(false);
  const end = () =>
    run(async () => {
      setAsking(false);
      try {
        await client.promotions.cancelBonus({ body: { id: bonus.id } });
        showToast(text('bonuses.end.done'), 'lobby');
      } finally {
        // A round may have begun meanwhile: shows how things stand.
        onChanged();
      }
    });
  return (
    <div className={styles.rows}>
      <Button
        kind="quiet"
        label={text('bonuses.end.label')}
        isDisabled={isBusy || hasOpenRounds}
        onPress={() => setAsking(true)}
      />
      {hasOpenRounds && <p className={styles.about}>{text('bonuses.end.open')}</p>}
      {isAsking && <AskDialog bonus={bonus} onClose={() => setAsking(false)} onConfirm={end} />}
    </div>
  );
}

type AskProps = { bonus: OwnBonus; onClose: () => void; onConfirm: () => void };

function AskDialog({ bonus, onClose, onConfirm }: AskProps) {
  const text = useBonusesText();
  const { showMoney } = useMoney();
  useCountedDialog();
  return (
    <ConfirmDialog
      title={text('bonuses.end.ask')}
      detail={text('bonuses.end.detail', { amount: showMoney(bonus.balance, bonus.currency) })}
      cancelLabel={text('bonuses.end.keep')}
      confirmLabel={text('bonuses.end.label')}
      onClose={onClose}
      onConfirm={onConfirm}
    />
  );
}
