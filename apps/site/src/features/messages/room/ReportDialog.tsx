import type { RoomMessage } from '@parlour/client';
import { REPORT_REASONS, type ReportReason } from '@parlour/contract/values/messages/room';
import { roomTexts } from '@parlour/texts/load/room';
import { Button, Chips, Dialog } from '@parlour/ui';
import { useState } from 'react';
import { showToast } from '../../../platform/dialogs/toasts.store.ts';
import { useBusy } from '../../../platform/loading/useBusy.ts';
import { useSite } from '../../../platform/site.ts';
import { useTextOf } from '../../../platform/texts/texts.tsx';
import styles from './ReportDialog.module.css';

type Props = { message: RoomMessage; onClose(): void };

/** Asks why a message is reported. */
export function ReportDialog({ message, onClose }: Props) {
  const text = useTextOf(roomTexts);
  const { client } = useSite();
  const { isBusy, run } = useBusy();
  const [reason, setReason] = useState<ReportReason | ''>('');
  const report = (close: () => void) =>
    run(async () => {
      if (reason === '') return;
      await client.messages.reportInRoom({ body: { sequence: message.sequence, reason } });
      showToast(text('room.report.thanks'), 'short');
      close();
    });
  return (
    <Dialog label={text('room.report.title')} kind="bottom" onClose={onClose}>
      {(close) => (
        <div className={styles.report}>
          <h2 className={styles.title}>{text('room.report.title')}</h2>
          <blockquote className={styles.quote}>{message.text}</blockquote>
          <Chips
            shape="grid"
            label={text('room.report.ask')}
            options={REPORT_REASONS.map((value) => ({ value, label: text(`room.report.reason.${value}`) }))}
            value={reason}
            onChange={setReason}
          />
          <div className={styles.acts}>
            <Button kind="quiet" label={text('room.report.cancel')} onPress={close} />
            <Button
              label={text('room.report.send')}
              isDisabled={reason === '' || isBusy}
              onPress={() => report(close)}
            />
          </div>
        </div>
      )}
    </Dialog>
  );
}
