import type { CallRefused } from '@parlour/client';
import { Button } from '@parlour/ui';
import { usePage } from '../../../platform/page.ts';
import { useText } from '../../../platform/texts.ts';
import styles from './PlacingNote.module.css';

/** Why the order was not placed, in the server's words, and what helps. */
export function PlacingNote({ refused }: { refused: CallRefused }) {
  const text = useText();
  const { site } = usePage();
  return (
    <div className={styles.note} role="alert">
      <p>{refused.code === 'offline' ? text('lotto.place.unsure') : refused.message}</p>
      {refused.code === 'not_enough_money' && (
        <Button
          kind="quiet"
          size="small"
          icon="wallet"
          label={text('lotto.deposit')}
          onPress={site.deposit}
        />
      )}
    </div>
  );
}
