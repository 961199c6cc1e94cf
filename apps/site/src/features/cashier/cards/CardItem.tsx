import type { BankCard } from '@parlour/client';
import { Button, IconButton } from '@parlour/ui';
import { useState } from 'react';
import { useBusy } from '../../../platform/loading/useBusy.ts';
import { useSite } from '../../../platform/site.ts';
import { useFormats } from '../../../platform/texts/texts.tsx';
import { useCashierText } from '../cashier-text.ts';
import styles from './CardItem.module.css';
import { RemoveCardDialog } from './RemoveCardDialog.tsx';

/** Drawn like a real card: bank, last digits, holder. */
export function CardItem({ card, onChanged }: { card: BankCard; onChanged: () => void }) {
  const text = useCashierText();
  const { client } = useSite();
  const { date } = useFormats();
  const { isBusy, run } = useBusy();
  const [isRemoving, setRemoving] = useState(false);
  const { id, bankName, last4, holder, isDefault, createdAt } = card;
  const makeDefault = () =>
    run(async () => {
      await client.cashier.defaultBankCard({ body: { id } });
      onChanged();
    });
  return (
    <li className={styles.card}>
      <div className={styles.top}>
        <span className={styles.bank}>{bankName}</span>
        <IconButton
          icon="trash"
          label={text('cashier.cards.remove', { last4 })}
          onPress={() => setRemoving(true)}
        />
      </div>
      <p className={styles.number} role="img" aria-label={text('cashier.cards.ending', { last4 })}>
        {`•••• •••• •••• ${last4}`}
      </p>
      <div className={styles.bottom}>
        <span className={styles.holder}>
          {holder}
          <span className={styles.added}>{text('cashier.cards.added', { when: date(createdAt) })}</span>
        </span>
        {isDefault ? (
          <span className={styles.default}>{text('cashier.cards.default')}</span>
        ) : (
          <Button
            kind="quiet"
            size="small"
            label={text('cashier.cards.makeDefault')}
            isDisabled={isBusy}
            onPress={makeDefault}
          />
        )}
      </div>
      {isRemoving && (
        <RemoveCardDialog
          card={card}
          onClose={() => setRemoving(false)}
          onRemoved={() => {
            setRemoving(false);
            onChanged();
          }}
        />
      )}
    </li>
  );
}
